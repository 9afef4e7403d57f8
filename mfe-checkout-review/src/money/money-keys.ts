import { useQueryClient } from '@tanstack/react-query';

/** Where payments are kept. */
export const PAYMENTS = ['admin', 'payments'];
/** Where the firm's invoices are kept. */
export const INVOICES = ['admin', 'invoices'];
/** Where orders are kept, with the money of each. */
export const ORDERS = ['orders'];

/** Reads anew whatever shows money: an invoice, a payment and an order change with each other. */
export const useReadMoneyAnew = () => {
  const client = useQueryClient();
  return () =>
    Promise.all(
      [PAYMENTS, INVOICES, ORDERS].map((queryKey) => client.invalidateQueries({ queryKey })),
    );
};
