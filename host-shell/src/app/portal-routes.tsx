import type { WebsiteConfig } from '@portal/shared-contracts/website';
import { ErrorState } from '@portal/shared-ui';
import type { RouteObject } from 'react-router-dom';
import { Frame } from './frame.tsx';

/** Shown when the frame itself fails: only loading the page again can help. */
const FrameFailure = () => (
  <main className="startup">
    <ErrorState onRetry={() => window.location.reload()} />
  </main>
);

/** The one route of the shell's router; the frame finds out what an address means. */
export const portalRoutes = (website: WebsiteConfig): RouteObject[] => [
  { path: '*', element: <Frame website={website} />, errorElement: <FrameFailure /> },
];
