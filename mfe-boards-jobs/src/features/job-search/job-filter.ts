import { limits } from '@portal/shared-contracts';
import type { JobFilter } from './jobs.queries.ts';

const readPage = (params: URLSearchParams): number => {
  const page = Number(params.get('page') ?? 1);
  return Number.isInteger(page) && page > 0 ? Math.min(page, limits.jobs.lastPage) : 1;
};

/** Reads the search from the address; anything that is no page number is the first page, and so is a first visit. */
export const readFilter = (params: URLSearchParams): JobFilter => {
  const isFirstVisit = !params.has('what') && !params.has('where');
  return {
    what: params.get('what')?.trim() ?? '',
    where: params.get('where')?.trim() ?? '',
    page: isFirstVisit ? 1 : readPage(params),
    isFirstVisit,
  };
};

/** The address of a search. Both words are always in it, so that a cleared search is not a first visit. */
export const filterParams = (what: string, where: string, page = 1): Record<string, string> => ({
  what: what.trim(),
  where: where.trim(),
  ...(page > 1 ? { page: String(page) } : {}),
});
