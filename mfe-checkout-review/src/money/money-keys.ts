import { useQueryClient } from '@tanstack/react-query';

/** Where payments and the money of an order are kept. */
export const PAYMENTS = ['admin', 'payments'];
/** Where the firm's invoices are kept. */
export const INVOICES = ['admin', 'invoices'];
// The page of an order shows whether it was called off.
const ORDERS = ['orders'];

/** Reads anew whatever shows money: an invoice, a payment and an order change with each other. */
export const useReadMoneyAnew = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [PAYMENTS, INVOICES, ORDERS].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};
