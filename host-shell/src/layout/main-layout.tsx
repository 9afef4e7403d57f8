import { usePortal } from '@portal/shared-contracts/react';
import { useIsPhone } from '@portal/shared-ui/theme';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SideMenu } from '../menu/side-menu.tsx';
import { LayoutFrame } from './layout-frame.tsx';
import { toggleSidebar, useSidebar } from '../menu/sidebar-mode.ts';

// A phone's menu comes when it is first opened.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

// Nobody but an admin searches the back office.
const FindButton = lazy(async () => ({
  default: (await import(/* webpackChunkName: "admin-menu" */ '../admin/finding/find-button.tsx'))
    .FindButton,
}));

/** The frame with the state of its menu. */
export const MainLayout = ({ children }: { children: ReactNode }) => {
  const { user } = usePortal();
  const isPhone = useIsPhone();
  const mode = useSidebar((state) => state.mode);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  const isCondensed = !isPhone && mode === 'condensed';
  const drawer = isPhone && wasDrawerOpen && (
    <Suspense>
      <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </Suspense>
  );
  return (
    <LayoutFrame
      isPhone={isPhone}
      mode={mode}
      isMenuOpen={isPhone ? isDrawerOpen : !isCondensed}
      onMenu={() => (isPhone ? setDrawerOpen(!isDrawerOpen) : toggleSidebar())}
      side={<SideMenu isCondensed={isCondensed} />}
      drawer={drawer}
      tools={
        user?.role === 'admin' && (
          <Suspense>
            <FindButton isPhone={isPhone} />
          </Suspense>
        )
      }
    >
      {children}
    </LayoutFrame>
  );
};
