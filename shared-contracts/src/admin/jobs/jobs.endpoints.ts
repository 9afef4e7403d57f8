import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { day, done, id, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion } from '../../lists.ts';

const line = z.string().trim().min(1).max(limits.text.short);
const word = z.string().trim().max(limits.text.short);
const salary = z.number().int().min(0).max(1_000_000_000).nullable();

/** Everything that a firm says of a job of its own (BO-105); salaries are a year's, in minor units. */
export const jobContent = z.object({
  title: line,
  company: line,
  location: line,
  category: word,
  contractType: word,
  contractTime: word,
  salaryMinMinor: salary,
  salaryMaxMinor: salary,
  link: z.url({ protocol: /^https?$/i }).max(limits.board.url),
  description: z.string().trim().max(limits.text.long),
  /** The last day on which it is found; null for no end. */
  endsOn: day.nullable(),
});

/** A job of the firm as admins see it. */
export const editedJob = jobContent.extend({
  _id: id,
  version: rowVersion,
  postedAt: timestamp,
  /** Whether its end day is over, so that nobody finds it. */
  hasEnded: z.boolean(),
});

/** {@link jobContent} as a type. */
export type JobContent = z.output<typeof jobContent>;
/** {@link editedJob} as a type. */
export type EditedJob = z.output<typeof editedJob>;

const PATH = '/api/admin/jobs';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), job: editedJob });

/** The firm's own jobs, the newest first. */
export const listAdminJobs = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Own jobs of the firm',
  input: z.object({
    search: z.string().trim().max(limits.firm.search).optional(),
    state: z.enum(['open', 'ended']).optional(),
    ...listInput,
  }),
  output: listOf(editedJob),
});

/** Adds one; the same idempotency key again finds the same job. */
export const createJob = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Add a job',
  input: jobContent,
  output: one,
});

/** One of them. */
export const getAdminJob = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One job of the firm',
  input: z.object({ id }),
  output: one,
});

/** Changes it for whoever has seen how it stands. */
export const saveAdminJob = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change a job',
  input: jobContent.extend({ id, baseVersion }),
  output: one,
});

/** Adds another one with the same content. */
export const copyJob = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a job',
  input: z.object({ id }),
  output: one,
});

/** Takes it away; cards that people made of it stay. */
export const deleteJob = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a job',
  input: z.object({ id }),
  output: done,
});

/**
 * Reads jobs from CSV, at most {@link limits.jobs.importLines}: a dry run says what would happen, without it all of
 * them are taken in one go. A job is known again by its link. One wrong line refuses the whole file by line.
 */
export const importJobs = defineEndpoint({
  method: 'POST',
  path: `${PATH}/import`,
  ...byAdmin,
  summary: 'Import jobs from CSV',
  input: z.object({
    csv: z.string().min(1).max(limits.jobs.importCharacters),
    dryRun: z.boolean(),
  }),
  output: z.object({
    status: z.literal(true),
    create: z.number().int(),
    change: z.number().int(),
    same: z.number().int(),
    /** Lines count from one, the heading included. */
    wrong: z.array(z.object({ line: z.number().int(), column: z.string(), problem: z.string() })),
  }),
});

/** What people searched for and nothing was found, the most wanted first. */
export const listMissedSearches = defineEndpoint({
  method: 'GET',
  path: '/api/admin/missed-searches',
  ...byAdmin,
  summary: 'Searches for jobs without result',
  input: z.object(listInput),
  output: listOf(
    z.object({
      what: z.string(),
      where: z.string(),
      times: z.number().int(),
      lastAt: timestamp,
    }),
  ),
});
