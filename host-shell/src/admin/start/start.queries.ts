import { callApi } from '@portal/shared-contracts';
import { readStart, skipStep, type StartStep } from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** How far the firm has set itself up. */
export const startQuery = () =>
  queryOptions({
    queryKey: ['admin', 'start'],
    queryFn: async ({ signal }) => (await callApi(readStart, {}, { signal })).steps,
  });

/** Puts a step aside or takes it up again. */
export const useSkipStep = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { step: StartStep; isSkipped: boolean }) => callApi(skipStep, input),
    onSettled: () => client.invalidateQueries({ queryKey: startQuery().queryKey }),
  });
};
