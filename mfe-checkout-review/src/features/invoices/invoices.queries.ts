import { callApi } from '@portal/shared-contracts';
import { getInvoice, listInvoices } from '@portal/shared-contracts/invoices';
import { queryOptions } from '@tanstack/react-query';

/** First part of the keys; what begins with it, the shell reads again after a payment. */
export const INVOICES = ['invoices'] as const;

/** The customer's invoices. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: [...INVOICES, 'list'],
    queryFn: ({ signal }) => callApi(listInvoices, {}, { signal }),
  });

/** One invoice for its printed form. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...INVOICES, 'detail', id],
    queryFn: ({ signal }) => callApi(getInvoice, { id }, { signal }),
  });
