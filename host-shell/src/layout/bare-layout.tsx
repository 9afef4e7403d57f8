import { OfflineBanner } from '@portal/shared-ui';
import type { ReactNode } from 'react';

/** A page alone: no bar, no menu, no footer. */
export const BareLayout = ({ children }: { children: ReactNode }) => (
  <>
    <OfflineBanner />
    <main id="main" className="bare-main">
      {children}
    </main>
  </>
);
