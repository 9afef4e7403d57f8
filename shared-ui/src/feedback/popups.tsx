import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useOnline } from '../states/offline-banner.tsx';
import { PlainFailures } from './plain-failures.tsx';
import { forgetPopups, onPopup, waitingPopups } from '../popup/popup-queue.ts';

const loadOutlet = async (): Promise<ComponentType> =>
  (await import('./popup-outlet.tsx')).PopupOutlet;

/**
 * Where popups show; nothing of them is loaded before the first one. What shows them may not arrive, for example
 * without a line, of which the first popup often speaks: then failures are shown plainly, and the next popup asks for it
 * again, or the line that is back.
 */
export const Popups = () => {
  const waiting = useSyncExternalStore(onPopup, waitingPopups);
  const [Outlet, setOutlet] = useState<ComponentType>();
  const [isAway, setAway] = useState(false);
  const isOnline = useOnline();
  useEffect(() => forgetPopups, []);
  useEffect(() => {
    if (Outlet || waiting.length === 0) return;
    loadOutlet().then(
      (loaded) => setOutlet(() => loaded),
      () => setAway(true),
    );
  }, [Outlet, waiting, isOnline]);
  if (Outlet) return <Outlet />;
  return isAway && <PlainFailures waiting={waiting} onClose={forgetPopups} />;
};
