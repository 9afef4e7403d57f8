import type { JobFilter } from './jobs.queries.ts';

/** Reads the search from the address; anything that is no page number is the first page. */
export const readFilter = (params: URLSearchParams): JobFilter => {
  const page = Number(params.get('page') ?? 1);
  return {
    what: params.get('what')?.trim() ?? '',
    where: params.get('where')?.trim() ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
    isFirstVisit: !params.has('what') && !params.has('where'),
  };
};

/** The address of a search. Both words are always in it, so that a cleared search is not a first visit. */
export const filterParams = (what: string, where: string, page = 1): Record<string, string> => ({
  what: what.trim(),
  where: where.trim(),
  ...(page > 1 ? { page: String(page) } : {}),
});
