import { useEffect, useId } from 'react';
import { usePortal } from './portal-context.ts';

/**
 * Makes the browser ask before the tab is closed while something would be lost. Typed text belongs into `useVault`,
 * which loses nothing and asks nothing.
 *
 * @param isOfPage also a link to another page of the portal would lose it, such as a running upload: the shell asks.
 */
export const useUnsaved = (isUnsaved: boolean, isOfPage = false): void => {
  const { setUnsaved } = usePortal();
  const id = useId();
  useEffect(() => {
    setUnsaved(id, isUnsaved, isOfPage);
    return () => setUnsaved(id, false);
  }, [setUnsaved, id, isUnsaved, isOfPage]);
};
