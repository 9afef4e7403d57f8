import { callApi } from '@portal/shared-contracts';
import {
  erasePerson,
  exportPerson,
  keepPerson,
  type PersonPrivacy,
  readPersonPrivacy,
} from '@portal/shared-contracts/admin';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

// An archive takes seconds to minutes; nobody has to load the page again to get it.
const LOOK_AGAIN_MILLISECONDS = 3000;

const keyOf = (id: string) => ['admin', 'person-privacy', id];

/** What the portal holds about a person. */
export const privacyQuery = (id: string) =>
  queryOptions<PersonPrivacy>({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await callApi(readPersonPrivacy, { id }, { signal })).privacy,
    refetchInterval: ({ state }) =>
      state.data?.export?.state === 'waiting' && LOOK_AGAIN_MILLISECONDS,
  });

const acts = { export: exportPerson, erase: erasePerson, keep: keepPerson };

/** Asks for an archive or an erasure, or takes the erasure back. */
export const usePrivacyAct = (id: string, act: keyof typeof acts) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () => void (await callApi(acts[act], { id })),
    onSettled: () => client.invalidateQueries({ queryKey: keyOf(id) }),
  });
};
