import { usePortal } from '@portal/shared-contracts/react';
import { useEffect } from 'react';

/** Forgets what was typed under this key and can never be sent: it was answered elsewhere meanwhile. */
export const useForget = (isOver: boolean, key: string): void => {
  const { vault } = usePortal();
  useEffect(() => {
    if (isOver) void vault?.remove(key).catch(() => undefined);
  }, [isOver, vault, key]);
};
