import type { Database, OwnerDatabase } from '../../kernel/database.ts';
import { type ReleaseRow, toRelease } from './releases.repository.ts';
import type { ChannelState, RemoteEntry } from './releases.types.ts';

interface ChannelRow {
  remote: string;
  /** `once` for a version that was live at some time. */
  channel: 'stable' | 'canary' | 'once';
  version: string;
  percent: number;
}

/** Every release with its channels, by remote in alphabetical order. */
export const listRegistry = async (db: Database): Promise<RemoteEntry[]> => {
  const rows = await db.query<ReleaseRow>('select * from releases order by remote, sequence');
  const channels = await db.query<ChannelRow>(
    `select remote, channel, version, percent from release_channels
     union all select distinct remote, 'once', version, 0 from release_history where version is not null`,
  );
  const lived = channels.filter(({ channel }) => channel === 'once');
  const state = (remote: string, channel: string): ChannelState | undefined =>
    channels.find((row) => row.remote === remote && row.channel === channel);
  return [...Map.groupBy(rows, (row) => row.remote)].map(([remote, own]) => ({
    remote,
    releases: own.map(toRelease),
    stable: state(remote, 'stable'),
    canary: state(remote, 'canary'),
    onceLive: new Set(lived.filter((row) => row.remote === remote).map((row) => row.version)),
  }));
};

/** Makes every page that loads from now on see a new set. */
export const raiseSequence = async (tx: Database): Promise<void> => {
  await tx.query('update registry set sequence = sequence + 1');
};

/**
 * After a restore: browsers have seen higher numbers than the backup has, and refuse a lower one. A change takes a
 * step and more than a second, so the seconds since 1970 are beyond all of them.
 */
export const liftSequence = async (tx: OwnerDatabase, now: Date): Promise<void> => {
  await tx.query('update registry set sequence = greatest(sequence + 1, $1::bigint)', [
    Math.floor(now.getTime() / 1000),
  ]);
};

/** The number that grows with every change. */
export const getSequence = async (db: Database): Promise<number> => {
  const [row] = await db.query<{ sequence: string | number }>('select sequence from registry');
  return Number(row?.sequence ?? 0);
};
