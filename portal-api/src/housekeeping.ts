import { removeUnattached, withoutRow } from './domains/files/files.repository.ts';
import { removeOldCounts } from './http/limits/rate-counts.repository.ts';
import type { Platform } from './kernel/platform.ts';

const HOUR = 3_600_000;
const UNATTACHED_HOURS = 24;
const BATCH = 500;

/** What one round removed. */
export interface Swept {
  files: number;
  /** Bytes whose row was never written, because the process died in between. */
  orphans: number;
  parts: number;
  sessions: number;
  codes: number;
}

const count = async (platform: Platform, sql: string, before: Date): Promise<number> =>
  (await platform.database.platform().query(sql, [before])).length;

const removeOrphans = async (platform: Platform, before: Date): Promise<number> => {
  const removeBatch = async (keys: readonly string[]): Promise<number> => {
    const orphans = await withoutRow(platform.database.platform(), keys);
    for (const key of orphans) await platform.fileStore.remove(key);
    return orphans.length;
  };
  let batch: string[] = [];
  let removed = 0;
  for await (const key of platform.fileStore.keys(before)) {
    batch.push(key);
    if (batch.length < BATCH) continue;
    removed += await removeBatch(batch);
    batch = [];
  }
  return removed + (await removeBatch(batch));
};

/** Removes what nobody can use any more: abandoned uploads, ended sessions, dead codes, old counts. */
export const sweep = async (platform: Platform): Promise<Swept> => {
  const now = platform.now();
  const yesterday = new Date(now.getTime() - UNATTACHED_HOURS * HOUR);
  // First the rows: a crash between the two leaves bytes that nobody can reach, never a row without bytes.
  const abandoned = await removeUnattached(platform.database.platform(), yesterday);
  for (const { key } of abandoned) await platform.fileStore.remove(key);
  await removeOldCounts(platform.database.platform(), yesterday);
  return {
    files: abandoned.length,
    orphans: await removeOrphans(platform, yesterday),
    parts: await platform.fileStore.sweep(yesterday),
    sessions: await count(platform, 'delete from sessions where expires_at < $1 returning id', now),
    codes: await count(
      platform,
      'delete from codes where expires_at < $1 returning code_hash',
      yesterday,
    ),
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
