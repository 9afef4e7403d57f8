import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import { searchJobs, type Job } from '@portal/shared-contracts/jobs';
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';

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

/** Marks a job as saved wherever it was found, so that it is still marked when somebody comes back. */
export const markSaved = (client: QueryClient, { id }: Job): void =>
  void client.setQueriesData<EndpointOutput<typeof searchJobs>>(
    { queryKey: ['jobs', 'search'] },
    (found) =>
      found && {
        ...found,
        jobsResults: found.jobsResults.map((job) =>
          job.id === id ? { ...job, saved: true } : job,
        ),
      },
  );
