import { type Portal, usePortal } from '@portal/shared-contracts/react';

/** The customer who is signed in. Somebody of the firm has no orders, so they buy like a guest, in a customer's name. */
export const useBuyer = (): Portal['user'] => {
  const { user } = usePortal();
  return user?.role === 'user' ? user : null;
};
