import type { AdminCoupon } from '@portal/shared-contracts/admin';

/** A coupon that takes a fifth off. */
export const spring: AdminCoupon = {
  _id: 'SPRING',
  code: 'SPRING',
  currency: 'usd',
  percent: 20,
  amountMinor: null,
  startsAt: null,
  endsAt: null,
  packageIds: [],
  maxUses: 100,
  maxPerCustomer: null,
  state: 'active',
  uses: 7,
  codes: 0,
  version: 4,
};
