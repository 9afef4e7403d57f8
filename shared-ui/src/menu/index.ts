export { MenuButton, type MenuButtonProps } from './menu-button.tsx';
export type { MenuItem } from './menu-item.ts';
export { takeEnter, useOpener, type Opener } from './opener.ts';
