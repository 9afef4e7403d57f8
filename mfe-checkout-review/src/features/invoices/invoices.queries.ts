import { callApi } from '@portal/shared-contracts';
import { getInvoice, listInvoices } from '@portal/shared-contracts/invoices';
import { queryOptions } from '@tanstack/react-query';

/** The customer's invoices. */
export const invoicesQuery = () =>
  queryOptions({
    queryKey: ['invoices', 'list'],
    queryFn: ({ signal }) => callApi(listInvoices, {}, { signal }),
  });

/** One invoice for its printed form. */
export const invoiceQuery = (id: string) =>
  queryOptions({
    queryKey: ['invoices', 'detail', id],
    queryFn: ({ signal }) => callApi(getInvoice, { id }, { signal }),
  });
