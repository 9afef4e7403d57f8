import { usePortal } from '@portal/shared-contracts/react';
import { useEffect } from 'react';

/** Forgets what was typed under these keys and can never be sent: it was answered elsewhere meanwhile. */
export const useForget = (isOver: boolean, ...keys: readonly string[]): void => {
  const { vault } = usePortal();
  const all = keys.join(' ');
  useEffect(() => {
    if (!isOver) return;
    for (const key of all.split(' ')) void vault?.remove(key).catch(() => undefined);
  }, [isOver, vault, all]);
};
