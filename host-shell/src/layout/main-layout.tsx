import { usePortal } from '@portal/shared-contracts/react';
import { useIsPhone } from '@portal/shared-ui/theme';
import { useState, type ReactNode } from 'react';
import { SideMenu } from './side-menu.tsx';
import { framePart } from '../remotes/parts/frame-part.tsx';
import { LayoutFrame } from './layout-frame.tsx';
import { toggleSidebar, useSidebar } from '../menu/sidebar-mode.ts';

// A phone's menu comes when it is first opened.
const MenuDrawer = framePart(
  async () => (await import('./menu-drawer.tsx')).MenuDrawer,
  ({ isOpen }) => isOpen,
  ({ onClose }) => onClose(),
);

// Nobody but an admin searches the back office.
const FindButton = framePart(
  async () =>
    (await import(/* webpackChunkName: "admin-menu" */ '../admin/finding/find-button.tsx'))
      .FindButton,
);

/** The frame with the state of its menu. */
export const MainLayout = ({ children }: { children: ReactNode }) => {
  const { user } = usePortal();
  const isPhone = useIsPhone();
  const mode = useSidebar((state) => state.mode);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const isCondensed = !isPhone && mode === 'condensed';
  const drawer = isPhone && (
    <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
  );
  return (
    <LayoutFrame
      isPhone={isPhone}
      mode={mode}
      isMenuOpen={isPhone ? isDrawerOpen : !isCondensed}
      onMenu={() => (isPhone ? setDrawerOpen(!isDrawerOpen) : toggleSidebar())}
      side={<SideMenu isCondensed={isCondensed} />}
      drawer={drawer}
      tools={user?.role === 'admin' && <FindButton isPhone={isPhone} />}
    >
      {children}
    </LayoutFrame>
  );
};
