import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AppliedCoupon } from './coupon-box.tsx';

const PARAMETER = 'coupon';

/** The coupon of a checkout. In the address it outlives a reload, which goes on with the same payment. */
export const useAddressCoupon = (inAddress: string | undefined) => {
  const [, setSearch] = useSearchParams();
  const [linked] = useState(inAddress);
  const [coupon, setCoupon] = useState<AppliedCoupon>();
  const choose = (chosen: AppliedCoupon | undefined): void => {
    setCoupon(chosen);
    setSearch(
      (old) => {
        const next = new URLSearchParams(old);
        if (chosen) next.set(PARAMETER, chosen.code);
        else next.delete(PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return { coupon, linked, choose };
};
