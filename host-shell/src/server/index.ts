export { returnLocation } from '../routing/return-location.ts';
export { landingOf, renderDoor, rootStyle } from './render-door.tsx';
export { signInPath } from './page-of.ts';
export { renderFrame } from './render-frame.tsx';
