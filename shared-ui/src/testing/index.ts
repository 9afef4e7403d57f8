export { expectShown, expectVisible } from './expect-visible.ts';
export { findContent } from './find-content.ts';
export { renderPage, testUser, type RenderedPage, type RenderPageOptions } from './render-page.tsx';
export { Unstyled } from './unstyled.tsx';
