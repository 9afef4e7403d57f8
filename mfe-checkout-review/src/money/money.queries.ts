import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  askRefund,
  listDifferences,
  listDisputes,
  listPayments,
  readOrderMoney,
  readPayment,
  takeOverDifference,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const PAYMENTS = ['admin', 'payments'];
// The page of an order shows whether it was called off.
const ORDERS = ['orders'];
const PROVIDER_PAUSE = 5_000;

/** What the list of payments is narrowed to; it stands in the address. */
export type PaymentFilter = Omit<EndpointInput<typeof listPayments>, 'cursor' | 'limit'>;

/** What the list of disputes is narrowed to. */
export type DisputeFilter = Pick<EndpointInput<typeof listDisputes>, 'state'>;

/** The firm's payments, part after part. */
export const paymentsQuery = (filter: PaymentFilter) =>
  partsQuery([...PAYMENTS, filter], (from, options) =>
    callApi(listPayments, { ...filter, ...from }, options),
  );

/** One payment; asked again while a refund of it is on its way. */
export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'one', id],
    queryFn: async ({ signal }) => (await callApi(readPayment, { id }, { signal })).payment,
    refetchInterval: ({ state }) =>
      state.data?.refunds.some((refund) => ['asked', 'sent'].includes(refund.state))
        ? PROVIDER_PAUSE
        : false,
  });

/** The invoices and payments of an order. */
export const orderMoneyQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS, 'order', id],
    queryFn: ({ signal }) => callApi(readOrderMoney, { id }, { signal }),
  });

/** The firm's disputes, part after part. */
export const disputesQuery = (filter: DisputeFilter) =>
  partsQuery([...PAYMENTS, 'disputes', filter], (from, options) =>
    callApi(listDisputes, { ...filter, ...from }, options),
  );

/** What the list of differences is narrowed to. */
export type DifferenceFilter = Pick<EndpointInput<typeof listDifferences>, 'show'>;

/** Where the provider says otherwise than the firm's books, part after part. */
export const differencesQuery = (filter: DifferenceFilter) =>
  partsQuery([...PAYMENTS, 'differences', filter], (from, options) =>
    callApi(listDifferences, { ...filter, ...from }, options),
  );

/** Makes what the provider says ours. */
export const useTakeOver = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi(takeOverDifference, { id }),
    onSettled: () =>
      Promise.all([PAYMENTS, ORDERS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};

/** Sends money back. The same key again is the same refund. */
export const useAskRefund = (payment: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({
      key,
      ...typed
    }: Omit<EndpointInput<typeof askRefund>, 'payment'> & { key: string }) =>
      callApi(askRefund, { payment, ...typed }, { idempotencyKey: key }),
    onSettled: () =>
      Promise.all([PAYMENTS, ORDERS].map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
};
