import { deviceStorage } from '@portal/shared-contracts/storage';
import { create } from 'zustand';

/** The two states of the side menu (HS-42). */
export type SidebarMode = 'default' | 'condensed';

const STORAGE_KEY = 'portal.sidebar';
const YEAR = 365 * 86_400;

const read = (): SidebarMode =>
  deviceStorage.getItem(STORAGE_KEY) === 'condensed' ? 'condensed' : 'default';

/** The side menu's state, restored from this device. */
export const useSidebar = create<{ mode: SidebarMode }>(() => ({ mode: read() }));

// The cookie lets the server draw the next page's frame as wide as this one.
const remember = (mode: SidebarMode): void => {
  deviceStorage.setItem(STORAGE_KEY, mode);
  const age = mode === 'default' ? 0 : YEAR;
  document.cookie = `portal_sidebar=${mode}; path=/; max-age=${age}; samesite=lax`;
};

/** Switches between the two states and remembers which. */
export const toggleSidebar = (): void => {
  const mode: SidebarMode = useSidebar.getState().mode === 'default' ? 'condensed' : 'default';
  useSidebar.setState({ mode });
  remember(mode);
};
