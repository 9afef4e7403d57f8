import type { JobSource } from '../../../adapters/jobs/job-source.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { findFitting, type FittingJob } from './best-fit.repository.ts';

/** What a resume says of itself. */
export interface Wanted {
  skills: readonly string[];
  titles: readonly string[];
}

/** A job that fits, and the skills of the resume that it asks for. */
export interface BestFit {
  title: string;
  skills: string[];
}

const MOST = 5;
const READ = 40;

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

// Skills such as C++ end in no letter, so the borders are looked for by hand.
const stands = (skill: string, text: string): boolean =>
  new RegExp(`(?<![\\p{L}\\p{N}])${escaped(skill)}(?![\\p{L}\\p{N}])`, 'iu').test(text);

const withSkills = ({ title, text }: FittingJob, skills: readonly string[]): BestFit => ({
  title,
  skills: skills.filter((skill) => stands(skill, `${title}\n${text}`)),
});

const fromProvider = async (provider: JobSource, { skills, titles }: Wanted) => {
  const what = titles[0] ?? skills[0];
  if (!what) return [];
  const { jobs } = await provider.search({ what, where: '', page: 1, pageSize: READ });
  return jobs.map(({ title, description }) => ({ title, text: description }));
};

/**
 * Titles of jobs that fit a resume, the best first, each once (RV-43). A provider is asked by one call; the
 * portal's own jobs are ranked by however many of the words they hold.
 */
export const bestFitJobs = async (
  db: SiteDatabase,
  provider: JobSource | undefined,
  wanted: Wanted,
): Promise<BestFit[]> => {
  const found = provider
    ? await fromProvider(provider, wanted)
    : await findFitting(db, wanted, READ);
  const byTitle = new Map<string, BestFit>();
  for (const job of found) {
    const key = job.title.toLowerCase();
    if (!byTitle.has(key)) byTitle.set(key, withSkills(job, wanted.skills));
  }
  // Skills that a resume has weigh more than a word that titles share.
  return [...byTitle.values()].toSorted((a, b) => b.skills.length - a.skills.length).slice(0, MOST);
};
