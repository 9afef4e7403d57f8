import { lazy, Suspense, useSyncExternalStore } from 'react';
import { hasAsked, onPopup } from './popup-queue.ts';

const Outlet = lazy(async () => ({ default: (await import('./popup-outlet.tsx')).PopupOutlet }));

/** Where popups show; nothing of them is loaded before the first one. */
export const Popups = () =>
  useSyncExternalStore(onPopup, hasAsked) ? (
    <Suspense>
      <Outlet />
    </Suspense>
  ) : null;
