import { callApi } from '@portal/shared-contracts';
import {
  copyJob,
  createJob,
  deleteJob,
  getAdminJob,
  importJobs,
  type JobContent,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
} from '@portal/shared-contracts/admin';
import { partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';

const JOBS = ['admin', 'jobs'];

/** What the list is narrowed to. */
export interface JobsFilter {
  search?: string;
  state?: 'open' | 'ended';
}

/** Own jobs, part after part. */
export const jobsQuery = (filter: JobsFilter) =>
  partsQuery([...JOBS, 'list', filter], (from, options) =>
    callApi(listAdminJobs, { ...filter, ...from }, options),
  );

/** Searches in vain, part after part. */
export const missesQuery = () =>
  partsQuery([...JOBS, 'misses'], (from, options) => callApi(listMissedSearches, from, options));

/** One own job. */
export const jobQuery = (id: string) =>
  queryOptions({
    queryKey: [...JOBS, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminJob, { id }, { signal }),
  });

/** Where the search looks. */
export const sourceQuery = () =>
  queryOptions({
    queryKey: [...JOBS, 'source'],
    queryFn: ({ signal }) => callApi(readJobSource, {}, { signal }),
  });

/** Adds or changes a job, copies it or takes it away; a new one is made once, also when it is sent again. */
export const useJobActs = (id: string | undefined) => {
  const client = useQueryClient();
  const added = useKeyOf();
  const copied = useKeyOf();
  // What was refused as stale is read anew as well; what was typed stays.
  const onSettled = () => client.invalidateQueries({ queryKey: JOBS });
  const save = useMutation({
    mutationFn: ({ content, baseVersion }: { content: JobContent; baseVersion: number }) =>
      id
        ? callApi(saveAdminJob, { ...content, id, baseVersion })
        : callApi(createJob, content, { idempotencyKey: added.keyOf(content) }),
    onSuccess: added.arrived,
    onSettled,
  });
  const copy = useMutation({
    mutationFn: () => callApi(copyJob, { id: id ?? '' }, { idempotencyKey: copied.keyOf(id) }),
    onSuccess: copied.arrived,
    onSettled,
  });
  const remove = useMutation({
    mutationFn: () => callApi(deleteJob, { id: id ?? '' }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...JOBS, 'list'] }),
  });
  return { save, copy, remove };
};

/** Tries a file, and takes its jobs. */
export const useImport = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: { csv: string; dryRun: boolean }) => callApi(importJobs, input),
    onSuccess: (_reply, { dryRun }) =>
      dryRun ? undefined : client.invalidateQueries({ queryKey: [...JOBS, 'list'] }),
  });
};
