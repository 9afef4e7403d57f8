import { sweepFiles } from './domains/files/sweep-files.ts';
import { removeDeadCodes } from './domains/people/auth/codes.repository.ts';
import { removeEndedSessions } from './domains/people/auth/sessions.repository.ts';
import { removeOldCounts } from './http/limits/rate-counts.repository.ts';
import type { Platform } from './kernel/platform.ts';

const HOUR = 3_600_000;
const KEPT_HOURS = 24;

/** What one round removed. */
export interface Swept {
  files: number;
  /** Bytes whose row was never written, because the process died in between. */
  orphans: number;
  parts: number;
  sessions: number;
  codes: number;
}

/** Removes what nobody can use any more: abandoned uploads, ended sessions, dead codes, old counts. */
export const sweep = async (platform: Platform): Promise<Swept> => {
  const db = platform.database.platform();
  const now = platform.now();
  const yesterday = new Date(now.getTime() - KEPT_HOURS * HOUR);
  const files = await sweepFiles(db, platform.fileStore, yesterday);
  await removeOldCounts(db, yesterday);
  return {
    ...files,
    sessions: await removeEndedSessions(db, now),
    codes: await removeDeadCodes(db, yesterday),
  };
};

/** Sweeps once an hour until it is stopped. */
export const startHousekeeping = (platform: Platform): (() => void) => {
  const timer = setInterval(() => {
    void sweep(platform).catch((error: unknown) =>
      platform.log.error({ err: error }, 'housekeeping failed'),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
};
