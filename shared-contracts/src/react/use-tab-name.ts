import { useEffect } from 'react';
import { usePortal } from './portal-context.ts';

/**
 * Tells tabs of the same page apart: `name`, such as the number of an order, follows the title of the page in the name
 * of the tab for as long as the page shows it.
 */
export const useTabName = (name: string | undefined): void => {
  const { setTabName } = usePortal();
  useEffect(() => {
    setTabName(name ?? '');
    return () => setTabName('');
  }, [setTabName, name]);
};
