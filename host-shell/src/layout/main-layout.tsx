import { OfflineBanner, SkipLink } from '@portal/shared-ui';
import { useIsPhone } from '@portal/shared-ui/theme';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { SideMenu } from '../menu/side-menu.tsx';
import { Footer } from './footer.tsx';
import { toggleSidebar, useSidebar } from './sidebar-mode.ts';
import { TopBar } from './top-bar.tsx';

// A phone's menu comes when it is first opened.
const MenuDrawer = lazy(async () => ({ default: (await import('./menu-drawer.tsx')).MenuDrawer }));

/** The frame of every protected page (HS-38): top bar, side menu, page, footer. */
export const MainLayout = ({ children }: { children: ReactNode }) => {
  const isPhone = useIsPhone();
  const mode = useSidebar((state) => state.mode);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [wasDrawerOpen, setWasDrawerOpen] = useState(false);
  if (isDrawerOpen && !wasDrawerOpen) setWasDrawerOpen(true);
  const isCondensed = !isPhone && mode === 'condensed';
  return (
    <div className="layout">
      <SkipLink target="main" />
      <TopBar
        isMenuOpen={isPhone ? isDrawerOpen : !isCondensed}
        onMenu={() => (isPhone ? setDrawerOpen(!isDrawerOpen) : toggleSidebar())}
      />
      <OfflineBanner />
      <div className="layout-body">
        {!isPhone && (
          <aside className={`layout-side layout-side-${mode}`} data-mode={mode}>
            <SideMenu isCondensed={isCondensed} />
          </aside>
        )}
        {isPhone && wasDrawerOpen && (
          <Suspense>
            <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
          </Suspense>
        )}
        <div className="layout-page">
          <main id="main" tabIndex={-1} className="layout-main">
            {children}
          </main>
          <Footer />
        </div>
      </div>
    </div>
  );
};
