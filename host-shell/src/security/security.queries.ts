import { callApi } from '@portal/shared-contracts';
import { getSecurity, listSessions } from '@portal/shared-contracts/people';
import { queryOptions } from '@tanstack/react-query';

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
