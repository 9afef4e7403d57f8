export { expectShown, expectVisible } from './expect-visible.ts';
export { renderPage, testUser, type RenderedPage, type RenderPageOptions } from './render-page.tsx';
export { Unstyled } from './unstyled.tsx';
