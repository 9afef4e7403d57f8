import { deviceStorage } from '@portal/shared-contracts/storage';
import { create } from 'zustand';

/** The two states of the side menu (HS-42). */
export type SidebarMode = 'default' | 'condensed';

const STORAGE_KEY = 'portal.sidebar';

const read = (): SidebarMode =>
  deviceStorage.getItem(STORAGE_KEY) === 'condensed' ? 'condensed' : 'default';

/** The side menu's state, restored from this device. */
export const useSidebar = create<{ mode: SidebarMode }>(() => ({ mode: read() }));

/** Switches between the two states and remembers which. */
export const toggleSidebar = (): void => {
  const mode: SidebarMode = useSidebar.getState().mode === 'default' ? 'condensed' : 'default';
  useSidebar.setState({ mode });
  deviceStorage.setItem(STORAGE_KEY, mode);
};
