import { OfflineBanner, SkipLink } from '@portal/shared-ui';
import type { ReactNode } from 'react';
import { Footer } from './footer.tsx';
import type { SidebarMode } from '../menu/sidebar-mode.ts';
import { TopBar } from './top-bar.tsx';

/** Props of {@link LayoutFrame}. */
export interface LayoutFrameProps {
  isPhone: boolean;
  mode: SidebarMode;
  isMenuOpen: boolean;
  /** Missing while the page is only drawn. */
  onMenu?: (() => void) | undefined;
  /** The side menu; a phone has none. */
  side: ReactNode;
  /** A phone's menu, once it was opened. */
  drawer?: ReactNode;
  tools?: ReactNode;
  children: ReactNode;
}

/** The frame of every protected page (HS-38): top bar, side menu, page, footer. The server draws it as well. */
export const LayoutFrame = (props: LayoutFrameProps) => {
  const { isPhone, mode, isMenuOpen, onMenu, side, drawer, tools, children } = props;
  return (
    <div className="layout">
      <SkipLink target="main" />
      <TopBar isPhone={isPhone} isMenuOpen={isMenuOpen} onMenu={onMenu} tools={tools} />
      <OfflineBanner />
      <div className="layout-body">
        {!isPhone && (
          <aside className={`layout-side layout-side-${mode}`} data-mode={mode}>
            {side}
          </aside>
        )}
        {drawer}
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
