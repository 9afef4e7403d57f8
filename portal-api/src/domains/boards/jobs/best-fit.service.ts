import type { FittingJob } from '@portal/shared-contracts/reviews';
import type { FoundJob, JobSource } from '../../../adapters/jobs/job-source.ts';
import type { SiteContext } from '../../../kernel/context.ts';
import { listFitting } from './best-fit.repository.ts';
import { jobReadingOf } from './jobs.repository.ts';

/** What a resume says of itself. */
export interface Wanted {
  skills: readonly string[];
  titles: readonly string[];
}

const MOST = 5;
const READ = 40;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Skills such as C++ end in no letter, so the borders are looked for by hand.
const stands = (skill: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(skill)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const withSkills = (job: FoundJob, skills: readonly string[]): FittingJob => ({
  title: job.title,
  skills: skills.filter((skill) => stands(skill, `${job.title}\n${job.description}`)),
  company: job.company.display_name,
  location: job.location.display_name,
  salaryMin: job.salary_min,
  salaryMax: job.salary_max,
  url: job.redirect_url,
});

const fromProvider = async (
  provider: JobSource,
  { skills, titles }: Wanted,
): Promise<FoundJob[]> => {
  const what = titles[0] ?? skills[0];
  if (!what) return [];
  return (await provider.search({ what, where: '', page: 1, pageSize: READ })).jobs;
};

/**
 * Jobs that fit a resume, the best first, each once (RV-43). A provider is asked by one call; the
 * portal's own jobs are ranked by however many of the words they hold.
 */
export const bestFitJobs = async (
  ctx: Pick<SiteContext, 'db' | 'site' | 'now'>,
  provider: JobSource | undefined,
  wanted: Wanted,
): Promise<FittingJob[]> => {
  const found = provider
    ? await fromProvider(provider, wanted)
    : await listFitting(ctx.db, { ...wanted, ...jobReadingOf(ctx) }, READ);
  const byTitle = new Map<string, FittingJob>();
  for (const job of found) {
    const key = job.title.toLowerCase();
    if (!byTitle.has(key)) byTitle.set(key, withSkills(job, wanted.skills));
  }
  // Skills that a resume has weigh more than a word that titles share.
  return [...byTitle.values()].toSorted((a, b) => b.skills.length - a.skills.length).slice(0, MOST);
};
