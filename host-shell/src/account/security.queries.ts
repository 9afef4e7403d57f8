import { callApi } from '@portal/shared-contracts';
import { getSecurity, listSessions } from '@portal/shared-contracts/people';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { loadSession } from '../session/load-session.ts';

/** How the own account is kept safe. */
export const securityQuery = (person: string) =>
  queryOptions({
    queryKey: ['security', 'account', person],
    queryFn: ({ signal }) => callApi(getSecurity, {}, { signal }),
  });

/** The browsers in which the person is signed in, this one first. */
export const sessionsQuery = (person: string) =>
  queryOptions({
    queryKey: ['security', 'sessions', person],
    queryFn: async ({ signal }) => (await callApi(listSessions, {}, { signal })).sessions,
  });

/** Reads the account anew after a factor came or went; the session says whether one is still needed. */
export const useFreshAccount = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return async () => {
    await client.invalidateQueries({ queryKey: ['security', 'account'] });
    await loadSession();
  };
};
