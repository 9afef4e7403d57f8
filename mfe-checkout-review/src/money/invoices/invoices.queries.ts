import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  createFirmInvoice,
  deleteFirmInvoice,
  type FirmInvoiceDetail,
  getFirmInvoice,
  type InvoiceContent,
  issueInvoice,
  listFirmInvoices,
  recordPayment,
  saveFirmInvoice,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

const INVOICES = ['admin', 'invoices'];

/** What the list of invoices is narrowed to; it stands in the address. */
export type InvoiceFilter = Omit<EndpointInput<typeof listFirmInvoices>, 'cursor' | 'limit'>;

/** The firm's invoices, part after part. */
export const firmInvoicesQuery = (filter: InvoiceFilter) =>
  partsQuery([...INVOICES, filter], (from, options) =>
    callApi(listFirmInvoices, { ...filter, ...from }, options),
  );

/** One invoice, a draft too. */
export const firmInvoiceQuery = (id: string) =>
  queryOptions({
    queryKey: [...INVOICES, 'one', id],
    queryFn: async ({ signal }) => (await callApi(getFirmInvoice, { id }, { signal })).invoice,
  });

/** Saves a new invoice or a draft; what holds now is kept for the page. */
export const useSaveInvoice = (shown: FirmInvoiceDetail | undefined) => {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async (content: InvoiceContent) => {
      if (!shown) return (await callApi(createFirmInvoice, content, { idempotencyKey })).invoice;
      const { _id: id, version: baseVersion } = shown;
      return (await callApi(saveFirmInvoice, { ...content, id, baseVersion })).invoice;
    },
    onSettled: () => client.invalidateQueries({ queryKey: INVOICES }),
  });
};

/** What can be done with an invoice that was saved. */
export type InvoiceAct = 'issue' | 'void' | 'discard';

/** Issues, voids or throws away. */
export const useInvoiceAct = (id: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (act: InvoiceAct): Promise<void> => {
      if (act === 'issue') await callApi(issueInvoice, { id });
      else if (act === 'void') await callApi(voidInvoice, { id });
      else await callApi(deleteFirmInvoice, { id });
    },
    onSuccess: (_done, act) =>
      act === 'discard'
        ? client.removeQueries({ queryKey: firmInvoiceQuery(id).queryKey })
        : client.invalidateQueries({ queryKey: INVOICES }),
  });
};

/** What is noted of a payment outside of the portal. */
export type OutsidePayment = Omit<EndpointInput<typeof recordPayment>, 'id'>;

/** Notes a payment; trying again without an answer notes it once. */
export const useRecordPayment = (id: string) => {
  const client = useQueryClient();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (paid: OutsidePayment) =>
      callApi(recordPayment, { id, ...paid }, { idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: INVOICES }),
  });
};
