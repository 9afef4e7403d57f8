import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { job, jobDetails, searchText } from './jobs.schema.ts';

const flag = z.union([z.boolean(), z.stringbool()]).default(false);

/** Searches jobs (BJ-02); `pageLoad` repeats the person's last search. */
export const searchJobs = defineEndpoint({
  method: 'GET',
  path: '/customer/jobs',
  access: ['user'],
  summary: 'Searches jobs by what and where',
  input: z.object({
    pageLoad: flag,
    what: searchText,
    where: searchText,
    pageNumber: z.coerce.number().int().min(1).max(limits.jobs.lastPage).default(1),
    newSearch: flag,
  }),
  output: z.object({
    searchCount: z.number().int().nonnegative(),
    jobsResults: z.array(job),
    totalPagesNumber: z.number().int().nonnegative(),
    searchKeywords: z.string(),
    searchLocation: z.string(),
  }),
});

/** Remembers that a job was opened (BJ-05). */
export const saveSearchClick = defineEndpoint({
  method: 'POST',
  path: '/customer/save-search-click',
  access: ['user'],
  summary: 'Remembers that a found job was opened',
  input: z.object({ searchKeywords: searchText, searchLocation: searchText, jobDetails }),
  output: done,
});

/** Puts a found job on the tracker as a card. */
export const saveJob = defineEndpoint({
  method: 'POST',
  path: '/api/customer/jobs/save',
  access: ['user'],
  summary: 'Saves a found job to the job search tracker',
  input: z.object({
    jobDetails,
    description: z.string().max(limits.text.long).default(''),
    /** Identifier of the new card: a repeat saves nothing twice. */
    cardId: z.uuid(),
    /** Titles of the columns made when the tracker is still empty. */
    columnTitles: z
      .array(z.string().trim().min(limits.titleMin).max(limits.text.short))
      .min(1)
      .max(limits.board.firstColumns),
    /** Save although a card with the same link, or company and title, exists. */
    evenIfThere: z.boolean().default(false),
  }),
  output: z.object({
    status: z.literal(true),
    boardId: id,
    /** Nothing was saved when a like card exists. */
    cardId: id.nullable(),
    alreadyThere: z.object({ cardId: id, title: z.string(), column: z.string() }).nullable(),
  }),
});
