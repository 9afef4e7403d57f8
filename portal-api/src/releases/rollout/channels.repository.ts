import type { Database } from '../../kernel/database.ts';

/** Points a channel at a release and writes down why; runs inside the caller's transaction. */
export const setChannel = async (
  tx: Database,
  change: {
    remote: string;
    channel: 'stable' | 'canary';
    version: string;
    percent: number;
    action: string;
    reason: string;
    at: string;
  },
): Promise<void> => {
  await tx.query(
    `insert into release_channels (remote, channel, version, percent, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict (remote, channel)
     do update set version = excluded.version, percent = excluded.percent,
                   changed_at = excluded.changed_at`,
    [change.remote, change.channel, change.version, change.percent, change.at],
  );
  await writeHistory(tx, change);
};

/** Empties a channel; stable then serves everybody. */
export const clearChannel = async (
  tx: Database,
  change: {
    remote: string;
    channel: 'stable' | 'canary';
    action: string;
    reason: string;
    at: string;
  },
): Promise<void> => {
  await tx.query('delete from release_channels where remote = $1 and channel = $2', [
    change.remote,
    change.channel,
  ]);
  await writeHistory(tx, { ...change, version: null });
};

const writeHistory = async (
  tx: Database,
  entry: {
    remote: string;
    channel: string;
    version: string | null;
    action: string;
    reason: string;
    at: string;
  },
): Promise<void> => {
  await tx.query(
    `insert into release_history (remote, channel, version, action, reason, changed_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [entry.remote, entry.channel, entry.version, entry.action, entry.reason, entry.at],
  );
};

/** One line of what happened to a remote's channels. */
export interface HistoryEntry {
  readonly channel: string;
  readonly version: string | null;
  readonly action: string;
  readonly reason: string;
  readonly changedAt: string;
}

/** What happened to a remote's channels, newest first. */
export const listHistory = async (db: Database, remote: string): Promise<HistoryEntry[]> => {
  const rows = await db.query<{
    channel: string;
    version: string | null;
    action: string;
    reason: string;
    changed_at: Date | string;
  }>(
    `select channel, version, action, reason, changed_at from release_history
     where remote = $1 order by history_id desc limit 200`,
    [remote],
  );
  return rows.map(({ changed_at, ...row }) => ({
    ...row,
    changedAt: new Date(changed_at).toISOString(),
  }));
};

/** What a channel pointed at from a moment on. */
export interface ChannelChange {
  readonly remote: string;
  readonly channel: string;
  readonly version: string | null;
  readonly changedAt: Date;
}

/** Every change of every channel, oldest first. */
export const listChannelChanges = async (db: Database): Promise<ChannelChange[]> => {
  const rows = await db.query<{
    remote: string;
    channel: string;
    version: string | null;
    changed_at: Date | string;
  }>('select remote, channel, version, changed_at from release_history order by history_id');
  return rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: new Date(changed_at) }));
};
