import { limits } from '@portal/shared-contracts';
import { deleteOldActs } from './domains/audit/undo/undoable-acts.repository.ts';
import { boardsRepository } from './domains/boards/rows/boards.repository.ts';
import { sealJobKeys } from './domains/boards/firm-jobs/job-sources.service.ts';
import { NOTHING_SWEPT, type SweptFiles, sweepFiles } from './domains/files/sweep-files.ts';
import { tidyOperations } from './domains/firm-file/operations/tidy-operations.ts';
import { mendTurns } from './domains/orders/turns/turns.service.ts';
import { tidyAccounts } from './domains/payments/accounts/tidy-accounts.ts';
import { compareNightly } from './domains/payments/comparison/compare-nightly.ts';
import { deleteDeadCodes } from './domains/people/credentials/codes.repository.ts';
import { deleteOldBrowsers } from './domains/people/credentials/known-browsers.repository.ts';
import { deleteEndedSessions } from './domains/people/credentials/sessions.repository.ts';
import { sealSecrets } from './domains/people/two-step/seal-secrets.ts';
import { eraseDue } from './domains/privacy/erase-due.ts';
import { tidyExports } from './domains/privacy/exports.service.ts';
import { keepTimes } from './domains/privacy/retention.service.ts';
import { sumDays } from './domains/reports/days/report-days.service.ts';
import { forgetOldReviews } from './domains/reviews/work/erase.service.ts';
import { DAY_COUNTERS } from './handed-in/report-sources.ts';
import { deleteOldCounts } from './http/limits/rate-counts.repository.ts';
import type { Platform } from './kernel/platform.ts';
import { DAY, HOUR } from './kernel/time/durations.ts';

const KEPT_HOURS = 24;
// An act can be taken back for a day.
const ACT_DAYS = 3;
// Stored turns are compared with the rule once a day, when few people are about.
const COMPARING_HOUR = 3;

/** What one round removed. */
export interface Swept extends SweptFiles {
  sessions: number;
  erased: number;
  codes: number;
}

/** Runs one step after the other; one that fails stops none of the others, and all failures are told at the end. */
const eachApart = async (steps: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const failures: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'steps of housekeeping failed');
};

/** Removes what nobody can use any more: abandoned uploads, ended sessions, dead codes, old counts. */
export const sweep = async (platform: Platform): Promise<Swept> => {
  const db = platform.database.platform();
  const now = platform.now();
  const yesterday = new Date(now.getTime() - KEPT_HOURS * HOUR);
  const swept: Swept = { ...NOTHING_SWEPT, erased: 0, sessions: 0, codes: 0 };
  await eachApart([
    async () => Object.assign(swept, await sweepFiles(platform, yesterday)),
    () => deleteOldCounts(db, yesterday),
    () => deleteOldActs(db, new Date(now.getTime() - ACT_DAYS * DAY)),
    () => deleteOldBrowsers(db, new Date(now.getTime() - limits.knownBrowserDays * DAY)),
    () => boardsRepository.purge(db, new Date(now.getTime() - limits.board.keepDeletedDays * DAY)),
    () => sealSecrets(platform),
    () => sealJobKeys(platform),
    () => tidyAccounts(platform),
    () => tidyExports(platform),
    () => tidyOperations(platform),
    () => keepTimes(platform),
    async () => now.getUTCHours() === COMPARING_HOUR && mendTurns(platform),
    () => forgetOldReviews(platform),
    () => compareNightly(platform),
    () => sumDays(platform, DAY_COUNTERS),
    async () => (swept.erased = await eraseDue(platform)),
    async () => (swept.sessions = await deleteEndedSessions(db, now)),
    async () => (swept.codes = await deleteDeadCodes(db, yesterday)),
  ]);
  return swept;
};

/** What housekeeping of this process did so far. */
export const housekept = {
  /** Since when it goes well, or this process works. */
  wellSince: 0,
  lastSuccess: 0,
  failures: 0,
  files: { abandoned: 0, marked: 0, removed: 0, failed: 0 },
};

const LATE = 3 * HOUR;

/** Whether the hourly work of this process stays behind, and since when that is so. */
export const upkeepOf = (
  { lastSuccess, failures, wellSince }: Omit<typeof housekept, 'files'>,
  now: Date,
): { isLate: boolean; since: Date } => {
  const lateFrom = lastSuccess > 0 ? lastSuccess + LATE : wellSince;
  const isLate = lastSuccess > 0 ? now.getTime() > lateFrom : failures > 0;
  return { isLate, since: new Date(isLate ? lateFrom : wellSince) };
};

/** One round whose outcome is counted. */
const keepHouse = async (platform: Platform): Promise<void> => {
  try {
    const { files, marked, orphans, failed } = await sweep(platform);
    const now = platform.now();
    if (upkeepOf(housekept, now).isLate) housekept.wellSince = now.getTime();
    housekept.lastSuccess = now.getTime();
    housekept.files.abandoned += files;
    housekept.files.marked += marked;
    housekept.files.removed += orphans;
    housekept.files.failed += failed;
  } catch (error) {
    housekept.failures += 1;
    platform.log.error({ err: error }, 'housekeeping failed');
  }
};

/** Sweeps once an hour until it is stopped. */
export const startHousekeeping = (platform: Platform): (() => void) => {
  housekept.wellSince = platform.now().getTime();
  const timer = setInterval(() => {
    void keepHouse(platform);
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
};
