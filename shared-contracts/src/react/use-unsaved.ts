import { useEffect, useId } from 'react';
import { usePortal } from './portal-context.ts';

/**
 * Makes the browser ask before the page is left while something would be lost, such as a running
 * upload. Typed text belongs into `useVault`, which loses nothing and asks nothing.
 */
export const useUnsaved = (isUnsaved: boolean): void => {
  const { setUnsaved } = usePortal();
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isUnsaved);
    return () => setUnsaved(id, false);
  }, [setUnsaved, id, isUnsaved]);
};
