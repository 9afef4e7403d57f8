import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import { forgetPopups, onPopup, waitingPopups } from './popup-queue.ts';

const loadOutlet = async (): Promise<ComponentType> =>
  (await import('./popup-outlet.tsx')).PopupOutlet;

/**
 * Where popups show; nothing of them is loaded before the first one. What shows them may not arrive, for example
 * without a line, of which the first popup often speaks: then popups wait, and the next one asks for it again.
 */
export const Popups = () => {
  const waiting = useSyncExternalStore(onPopup, waitingPopups);
  const [Outlet, setOutlet] = useState<ComponentType>();
  useEffect(() => forgetPopups, []);
  useEffect(() => {
    if (Outlet || waiting.length === 0) return;
    loadOutlet().then(
      (loaded) => setOutlet(() => loaded),
      () => undefined,
    );
  }, [Outlet, waiting]);
  return Outlet ? <Outlet /> : null;
};
