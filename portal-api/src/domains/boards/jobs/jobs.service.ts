import { randomUUID } from 'node:crypto';
import { limits, type Currency } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Job, JobDetails } from '@portal/shared-contracts/jobs';
import type { FoundJob, JobSource } from '../../../adapters/jobs/job-source.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { BoardActor } from '../boards/boards.service.ts';
import { areTracked, trackJob, type TrackedOutcome } from '../tracker.service.ts';
import { noteMiss } from './missed-searches.repository.ts';
import { toTrackedJob } from './job-card.ts';
import { searchesRepository } from './jobs.repository.ts';

/** What a person asks for; `pageLoad` means "as last time". */
export interface JobSearch {
  pageLoad: boolean;
  what: string;
  where: string;
  pageNumber: number;
}

/** The answer of a search (BJ-02). */
export interface JobSearchAnswer {
  searchCount: number;
  jobsResults: Job[];
  totalPagesNumber: number;
  searchKeywords: string;
  searchLocation: string;
}

const wanted = async (
  db: SiteDatabase,
  actor: BoardActor,
  search: JobSearch,
): Promise<{ what: string; where: string }> => {
  if (!search.pageLoad || search.what !== '' || search.where !== '') return search;
  const last = await searchesRepository.last(db, actor.personId);
  return { what: last?.what ?? '', where: last?.place ?? '' };
};

/** Searches, remembers the words, and marks what the tracker already holds. */
export const searchJobs = async (
  db: SiteDatabase,
  actor: BoardActor,
  search: JobSearch,
  { source, marksTracked }: { source: JobSource; marksTracked: boolean },
): Promise<JobSearchAnswer> => {
  const { what, where } = await wanted(db, actor, search);
  if (!search.pageLoad)
    await searchesRepository.remember(db, { personId: actor.personId, what, where });
  const pageSize = limits.jobs.pageSize;
  const found = await source.search({ what, where, page: search.pageNumber, pageSize });
  if (!search.pageLoad && search.pageNumber === 1 && found.count === 0 && (what || where))
    await noteMiss(db, { what, where });
  return {
    searchCount: found.count,
    jobsResults: await mark(db, actor, found.jobs, marksTracked),
    totalPagesNumber: Math.min(Math.ceil(found.count / pageSize), limits.jobs.lastPage),
    searchKeywords: what,
    searchLocation: where,
  };
};

const mark = async (
  db: SiteDatabase,
  actor: BoardActor,
  jobs: readonly FoundJob[],
  marksTracked: boolean,
): Promise<Job[]> => {
  const asTracked = jobs.map((job) => ({
    title: job.title,
    company: job.company.display_name,
    url: job.redirect_url,
  }));
  const tracked = marksTracked && jobs.length > 0 ? await areTracked(db, actor, asTracked) : [];
  return jobs.map((job, at) => ({ ...job, saved: tracked[at] ?? false }));
};

/** Remembers that a found job was opened (BJ-05). */
export const saveClick = (
  db: SiteDatabase,
  actor: BoardActor,
  click: { searchKeywords: string; searchLocation: string; jobDetails: JobDetails },
): Promise<void> =>
  searchesRepository.saveClick(db, {
    id: randomUUID(),
    personId: actor.personId,
    keywords: click.searchKeywords,
    place: click.searchLocation,
    job: click.jobDetails,
  });

/** Puts a found job on the tracker. */
export const saveJob = (
  db: SiteDatabase,
  actor: BoardActor,
  wanted: {
    jobDetails: JobDetails;
    description: string;
    cardId: string;
    columnTitles: readonly string[];
    evenIfThere: boolean;
  },
  currency: Currency,
): Promise<TrackedOutcome> => {
  if (wanted.jobDetails.title.length < limits.titleMin) throw new Refusal('job-title-missing');
  const job = toTrackedJob(wanted.cardId, wanted.jobDetails, wanted.description, currency);
  return trackJob(db, actor, job, wanted);
};
