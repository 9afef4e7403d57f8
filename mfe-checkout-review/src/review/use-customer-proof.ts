import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepProof, keptProof } from './kept-proof.ts';

const PARAMETER = 'uniqueCustomerId';

/**
 * The mailed link proves who reads. The proof leaves the address bar at once, so that a copied
 * address does not carry it, and stays in this tab only.
 */
export const useCustomerProof = (critiqueId: string): string | undefined => {
  const [search, setSearch] = useSearchParams();
  const [proof] = useState(() => {
    const carried = search.get(PARAMETER);
    if (carried) keepProof(critiqueId, carried);
    return carried ?? keptProof(critiqueId);
  });
  useEffect(() => {
    if (!search.has(PARAMETER)) return;
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [search, setSearch]);
  return proof;
};
