import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** What a link carries for its first look only: it leaves the address at once, so that a copied one is without it. */
export const useTakenParameter = (name: string): string | null => {
  const [search, setSearch] = useSearchParams();
  const [taken] = useState(() => search.get(name));
  useEffect(() => {
    if (!search.has(name)) return;
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [name, search, setSearch]);
  return taken;
};
