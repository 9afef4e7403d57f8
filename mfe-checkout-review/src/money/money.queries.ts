import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  askRefund,
  listDifferences,
  listDisputes,
  listPayments,
  type PaymentDetail,
  readOrderMoney,
  readPayment,
  takeOverDifference,
} from '@portal/shared-contracts/admin';
import { partsQuery } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation } from '@tanstack/react-query';
import { ORDERS, PAYMENTS, useReadMoneyAnew } from './money-keys.ts';

const PROVIDER_PAUSE = 5_000;

/** Asks again while a refund is on its way at the provider. */
const pauseFor = (payments: readonly PaymentDetail[]): number | false =>
  payments.some(({ refunds }) => refunds.some(({ state }) => ['asked', 'sent'].includes(state)))
    ? PROVIDER_PAUSE
    : false;

/** What the list of payments is narrowed to; it stands in the address. */
export type PaymentFilter = Omit<EndpointInput<typeof listPayments>, 'cursor' | 'limit'>;

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
    refetchInterval: ({ state }) => pauseFor(state.data ? [state.data] : []),
  });

/** The invoices and payments of an order. */
export const orderMoneyQuery = (id: string) =>
  queryOptions({
    // Below the key of all orders, so that whatever happens to an order refreshes it.
    queryKey: [...ORDERS, 'firm', 'money', id],
    queryFn: ({ signal }) => callApi(readOrderMoney, { id }, { signal }),
    refetchInterval: ({ state }) => pauseFor(state.data?.payments ?? []),
  });

/** The firm's disputes, part after part. */
export const disputesQuery = (filter: DisputeFilter) =>
  partsQuery([...PAYMENTS, 'disputes', filter], (from, options) =>
    callApi(listDisputes, { ...filter, ...from }, options),
  );

export type DifferenceFilter = Pick<EndpointInput<typeof listDifferences>, 'show'>;

/** Where the provider says otherwise than the firm's books, part after part. */
export const differencesQuery = (filter: DifferenceFilter) =>
  partsQuery([...PAYMENTS, 'differences', filter], (from, options) =>
    callApi(listDifferences, { ...filter, ...from }, options),
  );

/** Makes what the provider says ours. */
export const useTakeOver = () => {
  const readAnew = useReadMoneyAnew();
  return useMutation({
    mutationFn: (id: string) => callApi(takeOverDifference, { id }),
    onSettled: readAnew,
  });
};

/** Sends money back. The same key again is the same refund. */
export const useAskRefund = (payment: string) => {
  const readAnew = useReadMoneyAnew();
  return useMutation({
    mutationFn: ({
      key,
      ...typed
    }: Omit<EndpointInput<typeof askRefund>, 'payment'> & { key: string }) =>
      callApi(askRefund, { payment, ...typed }, { idempotencyKey: key }),
    onSettled: readAnew,
  });
};
