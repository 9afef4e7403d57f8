import { callApi, limits } from '@portal/shared-contracts';
import { searchFirm } from '@portal/shared-contracts/admin';
import { queryOptions } from '@tanstack/react-query';

/** Whether a text is long enough to be looked for. */
export const isEnough = (text: string): boolean => text.length >= limits.finding.least;

/** What the server finds by a text; each text has an answer of its own, so that a late one shows nothing. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['admin', 'search', text],
    queryFn: async ({ signal }) => (await callApi(searchFirm, { q: text }, { signal })).found,
    enabled: isEnough(text),
  });
