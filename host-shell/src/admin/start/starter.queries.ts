import { callApi } from '@portal/shared-contracts';
import { listStarters, type StarterName, takeStarter } from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

/** Starter catalogues in the language of the firm. */
export const startersQuery = () =>
  queryOptions({
    queryKey: ['admin', 'starters'],
    queryFn: ({ signal }) => callApi(listStarters, {}, { signal }),
  });

/** Drafts one of them. */
export const useTakeStarter = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { name: StarterName; prices: Record<string, number> }) =>
      callApi(takeStarter, input),
    onSuccess: () => client.invalidateQueries({ queryKey: ['admin'] }),
  });
};
