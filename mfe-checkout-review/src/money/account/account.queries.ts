import { callApi } from '@portal/shared-contracts';
import {
  discardPaymentAccount,
  leavePaymentAccount,
  readPaymentAccount,
  savePaymentAccount,
  testPaymentAccount,
} from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** What is typed of an account; it is kept nowhere but in the fields. */
export interface TypedKeys {
  publishableKey: string;
  secretKey: string;
  messageSecret: string;
}

/** Who takes the firm's card payments. */
export const accountQuery = () =>
  queryOptions({
    queryKey: ['admin', 'payment-account'],
    queryFn: ({ signal }) => callApi(readPaymentAccount, {}, { signal }),
  });

/** Each act with the state that it began with; what it answers is what the page shows from then on. */
export const useAccountActs = (baseVersion: number) => {
  const client = useQueryClient();
  const { queryKey } = accountQuery();
  const onSuccess = (reply: Awaited<ReturnType<typeof save>>) =>
    client.setQueryData(queryKey, reply);
  // Refused as stale or cut off on its way: what holds now is read anew.
  const onError = () => client.invalidateQueries({ queryKey });
  const save = ({ from, ...typed }: TypedKeys & { from: number }) =>
    callApi(savePaymentAccount, {
      baseVersion: from,
      ...Object.fromEntries(Object.entries(typed).filter(([, key]) => key.trim() !== '')),
    });
  const act = { onSuccess, onError };
  return {
    save: useMutation({ mutationFn: save, ...act }),
    test: useMutation({ mutationFn: () => callApi(testPaymentAccount, { baseVersion }), ...act }),
    discard: useMutation({
      mutationFn: () => callApi(discardPaymentAccount, { baseVersion }),
      ...act,
    }),
    leave: useMutation({ mutationFn: () => callApi(leavePaymentAccount, { baseVersion }), ...act }),
  };
};

/** {@link useAccountActs} as a type. */
export type AccountActs = ReturnType<typeof useAccountActs>;
