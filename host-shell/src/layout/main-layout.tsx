import { OfflineBanner, SkipLink } from '@portal/shared-ui';
import { useIsPhone } from '@portal/shared-ui/theme';
import Drawer from 'antd/es/drawer';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SideMenu } from '../menu/side-menu.tsx';
import { Footer } from './footer.tsx';
import { toggleSidebar, useSidebar } from './sidebar-mode.ts';
import { TopBar } from './top-bar.tsx';

/** The frame of every protected page (HS-38): top bar, side menu, page, footer. */
export const MainLayout = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('shell');
  const isPhone = useIsPhone();
  const mode = useSidebar((state) => state.mode);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
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
        {isPhone && (
          <Drawer
            open={isDrawerOpen}
            placement="left"
            size={288}
            title={t('menu.title')}
            onClose={() => setDrawerOpen(false)}
          >
            <SideMenu isCondensed={false} onChosen={() => setDrawerOpen(false)} />
          </Drawer>
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
