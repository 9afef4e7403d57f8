import { z } from 'zod';
import type { FoundJob, JobPage } from './job-source.ts';

const amount = z.number().nonnegative().nullish();

const result = z.object({
  id: z.coerce.string().min(1),
  title: z.string(),
  location: z
    .object({ area: z.array(z.string()).default([]), display_name: z.string().default('') })
    .prefault({}),
  company: z.object({ display_name: z.string().default('') }).prefault({}),
  created: z.string().refine((value) => !Number.isNaN(Date.parse(value))),
  salary_min: amount,
  salary_max: amount,
  redirect_url: z.url({ protocol: /^https?$/i }),
  description: z.string().default(''),
  category: z.object({ label: z.string() }).nullish(),
  contract_type: z.string().nullish(),
  contract_time: z.string().nullish(),
});

const answer = z.object({ count: z.number().int().nonnegative(), results: z.array(z.unknown()) });

// Titles and descriptions come with <strong> around the found words.
const plain = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .trim();

const toJob = (found: z.output<typeof result>): FoundJob => ({
  id: found.id,
  title: plain(found.title),
  location: found.location,
  company: found.company,
  created: new Date(found.created).toISOString(),
  salary_min: found.salary_min ?? null,
  salary_max: found.salary_max ?? null,
  redirect_url: found.redirect_url,
  description: plain(found.description),
  companyLogo: null,
  category: found.category?.label ?? null,
  contract_type: found.contract_type ?? null,
  contract_time: found.contract_time ?? null,
});

/** Reads a provider's answer; a job that breaks the format is left out, not the whole page. */
export const readAnswer = (body: unknown): JobPage => {
  const { count, results } = answer.parse(body);
  const jobs = results.flatMap((each) => {
    const parsed = result.safeParse(each);
    return parsed.success ? [toJob(parsed.data)] : [];
  });
  return { count, jobs };
};
