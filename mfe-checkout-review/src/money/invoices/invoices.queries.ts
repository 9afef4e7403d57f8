import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  createFirmInvoice,
  deleteFirmInvoice,
  getFirmInvoice,
  type InvoiceContent,
  issueInvoice,
  listFirmInvoices,
  recordPayment,
  saveFirmInvoice,
  voidInvoice,
} from '@portal/shared-contracts/admin';
import { partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { INVOICES, useReadMoneyAnew } from '../money-keys.ts';

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

/** Reads an invoice as it stands now; the page shows it. */
export const useReadInvoice = () => {
  const client = useQueryClient();
  return (id: string) => client.fetchQuery({ ...firmInvoiceQuery(id), staleTime: 0 });
};

/** Saves a new invoice, or a draft of which some version was seen; what holds now is kept for the page. */
export const useSaveInvoice = (id: string | undefined) => {
  const readAnew = useReadMoneyAnew();
  const { keyOf, arrived } = useKeyOf();
  return useMutation({
    mutationFn: async ({
      content,
      baseVersion,
    }: {
      content: InvoiceContent;
      baseVersion: number;
    }) =>
      id === undefined
        ? (await callApi(createFirmInvoice, content, { idempotencyKey: keyOf(content) })).invoice
        : (await callApi(saveFirmInvoice, { ...content, id, baseVersion })).invoice,
    onSuccess: arrived,
    onSettled: readAnew,
  });
};

/** What can be done with an invoice that was saved, as it was seen. */
export interface InvoiceAct {
  name: 'issue' | 'void' | 'discard';
  baseVersion: number;
}

/** Issues, voids or throws away. */
export const useInvoiceAct = (id: string) => {
  const client = useQueryClient();
  const readAnew = useReadMoneyAnew();
  return useMutation({
    mutationFn: async ({ name, baseVersion }: InvoiceAct): Promise<void> => {
      if (name === 'issue') await callApi(issueInvoice, { id, baseVersion });
      else if (name === 'void') await callApi(voidInvoice, { id });
      else await callApi(deleteFirmInvoice, { id });
    },
    // A refusal too may say that it stands differently by now.
    onSettled: (_done, error, { name }) => {
      // What is gone is not read again, but the list that still shows it is.
      if (name === 'discard' && !error)
        client.removeQueries({ queryKey: firmInvoiceQuery(id).queryKey });
      return readAnew();
    },
  });
};

/** What is noted of a payment outside of the portal. */
export type OutsidePayment = Omit<EndpointInput<typeof recordPayment>, 'id'>;

/** Notes a payment; trying again without an answer notes it once. */
export const useRecordPayment = (id: string) => {
  const readAnew = useReadMoneyAnew();
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (paid: OutsidePayment) =>
      callApi(recordPayment, { id, ...paid }, { idempotencyKey }),
    onSettled: readAnew,
  });
};
