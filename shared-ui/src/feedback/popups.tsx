import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { forgetPopups, hasAsked, onPopup } from './popup-queue.ts';

const Outlet = lazy(async () => ({ default: (await import('./popup-outlet.tsx')).PopupOutlet }));

/** Where popups show; nothing of them is loaded before the first one. */
export const Popups = () => {
  const isAsked = useSyncExternalStore(onPopup, hasAsked);
  useEffect(() => forgetPopups, []);
  return isAsked ? (
    <Suspense>
      <Outlet />
    </Suspense>
  ) : null;
};
