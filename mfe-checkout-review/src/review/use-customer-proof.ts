import { tabStorage } from '@portal/shared-contracts/storage';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'uniqueCustomerId';

/**
 * The mailed link proves who reads. The proof leaves the address bar at once, so that a copied
 * address does not carry it, and stays in this tab only.
 */
export const useCustomerProof = (critiqueId: string): string | undefined => {
  const [search, setSearch] = useSearchParams();
  const slot = `review-proof:${critiqueId}`;
  const [proof] = useState(() => {
    const carried = search.get(PARAMETER);
    if (carried) tabStorage.setItem(slot, carried);
    return carried ?? tabStorage.getItem(slot) ?? undefined;
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
