import { callApi } from '@portal/shared-contracts';
import { searchJobs } from '@portal/shared-contracts/jobs';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** The search in the address; without one it is the first visit. */
export interface JobFilter {
  what: string;
  where: string;
  page: number;
  isFirstVisit: boolean;
}

const inputOf = ({ what, where, page, isFirstVisit }: JobFilter) =>
  isFirstVisit ? { pageLoad: true } : { what, where, pageNumber: page, newSearch: page === 1 };

/** A page of found jobs (BJ-02); the last one stays until the next is there. */
export const jobsQuery = (filter: JobFilter) =>
  queryOptions({
    queryKey: ['jobs', 'search', filter],
    queryFn: ({ signal }) => callApi(searchJobs, inputOf(filter), { signal }),
    placeholderData: keepPreviousData,
  });
