import type { Job } from '@portal/shared-contracts/jobs';

/** A page of a search, counted from one. */
export interface JobQuery {
  what: string;
  where: string;
  page: number;
  pageSize: number;
}

/** A found job before the person's own marks are added. */
export type FoundJob = Omit<Job, 'saved'>;

export interface JobPage {
  count: number;
  jobs: FoundJob[];
}

/** Where jobs come from: the portal's own set, or a provider. */
export interface JobSource {
  search(query: JobQuery): Promise<JobPage>;
}
