import { z } from '@portal/shared-contracts/schema';
import { limits } from '../limits.ts';
import { id, price, timestamp } from '../scalars.ts';

/** A found job (BJ-03); salaries are per year. */
export const job = z.object({
  id,
  title: z.string(),
  location: z.object({ area: z.array(z.string()), display_name: z.string() }),
  company: z.object({ display_name: z.string() }),
  created: timestamp,
  salary_min: price.nullable(),
  salary_max: price.nullable(),
  redirect_url: z.url({ protocol: /^https?$/i }),
  description: z.string(),
  companyLogo: z.string().nullable(),
  category: z.string().nullable(),
  contract_type: z.string().nullable(),
  contract_time: z.string().nullable(),
  /** A card of the person's tracker already names this job. */
  saved: z.boolean(),
});

/** A found job. */
export type Job = z.infer<typeof job>;

/** What was opened or saved, as the search page reports it (BJ-05). */
export const jobDetails = z.object({
  id,
  title: z.string().trim().max(limits.text.short),
  jobLocation: z.string().trim().max(limits.text.short),
  salaryMin: price.nullable(),
  salaryMax: price.nullable(),
  company: z.string().trim().max(limits.text.short),
  url: z.url({ protocol: /^https?$/i }).max(limits.board.url),
  jobCreated: timestamp,
});

/** What was opened or saved. */
export type JobDetails = z.infer<typeof jobDetails>;

/** What and Where of a search, trimmed (BJ-01). */
export const searchText = z.string().trim().max(limits.text.short).default('');
