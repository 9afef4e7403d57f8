import type { RemoteManifest } from '@portal/shared-contracts/remote';
import type { Database } from '../../database/database.ts';
import type { ChannelState, Release, RemoteEntry, SiteChoice } from './releases.types.ts';

interface ReleaseRow {
  remote: string;
  version: string;
  sequence: string | number;
  container: string;
  contracts: string;
  manifest: RemoteManifest;
  files: Record<string, string>;
  digest: string;
  published_at: Date | string;
  taken_back_at: Date | string | null;
  taken_back_reason: string | null;
  pruned_at: Date | string | null;
}

interface ChannelRow {
  remote: string;
  channel: 'stable' | 'canary';
  version: string;
  percent: number;
}

const iso = (value: Date | string): string => new Date(value).toISOString();

const toRelease = (row: ReleaseRow): Release => ({
  remote: row.remote,
  version: row.version,
  sequence: Number(row.sequence),
  container: row.container,
  contracts: row.contracts,
  manifest: row.manifest,
  files: row.files,
  digest: row.digest,
  publishedAt: iso(row.published_at),
  takenBack: row.taken_back_at
    ? { at: iso(row.taken_back_at), reason: row.taken_back_reason ?? '' }
    : undefined,
  pruned: row.pruned_at !== null,
});

/** A release before it has its place in the order of publication. */
export type NewRelease = Omit<Release, 'sequence' | 'takenBack' | 'pruned'>;

/** Every release with its channels, by remote in alphabetical order. */
export async function readRegistry(db: Database): Promise<RemoteEntry[]> {
  const rows = await db.query<ReleaseRow>('select * from releases order by remote, sequence');
  const channels = await db.query<ChannelRow>(
    'select remote, channel, version, percent from release_channels',
  );
  const lived = await db.query<{ remote: string; version: string }>(
    'select distinct remote, version from release_history where version is not null',
  );
  const state = (remote: string, channel: string): ChannelState | undefined =>
    channels.find((row) => row.remote === remote && row.channel === channel);
  return [...Map.groupBy(rows, (row) => row.remote)].map(([remote, own]) => ({
    remote,
    releases: own.map(toRelease),
    stable: state(remote, 'stable'),
    canary: state(remote, 'canary'),
    onceLive: new Set(lived.filter((row) => row.remote === remote).map((row) => row.version)),
  }));
}

/** One release, or undefined when it was never published. */
export async function findRelease(
  db: Database,
  remote: string,
  version: string,
): Promise<Release | undefined> {
  const [row] = await db.query<ReleaseRow>(
    'select * from releases where remote = $1 and version = $2',
    [remote, version],
  );
  return row && toRelease(row);
}

/** The remote that already uses a container name, if any. */
export async function findContainerOwner(
  db: Database,
  container: string,
): Promise<{ remote: string; version: string } | undefined> {
  const [row] = await db.query<{ remote: string; version: string }>(
    'select remote, version from releases where container = $1',
    [container],
  );
  return row;
}

/** Records a release; its files are in the store already. */
export async function insertRelease(db: Database, release: NewRelease): Promise<void> {
  await db.query(
    `insert into releases
       (remote, version, container, contracts, manifest, files, digest, published_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      release.remote,
      release.version,
      release.container,
      release.contracts,
      JSON.stringify(release.manifest),
      JSON.stringify(release.files),
      release.digest,
      release.publishedAt,
    ],
  );
}

/** Points a channel at a release and writes down why; runs inside the caller's transaction. */
export async function setChannel(
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
): Promise<void> {
  await tx.query(
    `insert into release_channels (remote, channel, version, percent, changed_at)
     values ($1, $2, $3, $4, $5)
     on conflict (remote, channel)
     do update set version = excluded.version, percent = excluded.percent,
                   changed_at = excluded.changed_at`,
    [change.remote, change.channel, change.version, change.percent, change.at],
  );
  await writeHistory(tx, change);
}

/** Empties a channel; stable then serves everybody. */
export async function clearChannel(
  tx: Database,
  change: {
    remote: string;
    channel: 'stable' | 'canary';
    action: string;
    reason: string;
    at: string;
  },
): Promise<void> {
  await tx.query('delete from release_channels where remote = $1 and channel = $2', [
    change.remote,
    change.channel,
  ]);
  await writeHistory(tx, { ...change, version: null });
}

async function writeHistory(
  tx: Database,
  entry: {
    remote: string;
    channel: string;
    version: string | null;
    action: string;
    reason: string;
    at: string;
  },
): Promise<void> {
  await tx.query(
    `insert into release_history (remote, channel, version, action, reason, changed_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [entry.remote, entry.channel, entry.version, entry.action, entry.reason, entry.at],
  );
}

/** One line of what happened to a remote's channels. */
export interface HistoryEntry {
  readonly channel: string;
  readonly version: string | null;
  readonly action: string;
  readonly reason: string;
  readonly changedAt: string;
}

/** What happened to a remote's channels, newest first. */
export async function readHistory(db: Database, remote: string): Promise<HistoryEntry[]> {
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
  return rows.map(({ changed_at, ...row }) => ({ ...row, changedAt: iso(changed_at) }));
}

/** Marks a release as taken back, so that nobody gets it any more. */
export async function markTakenBack(
  tx: Database,
  remote: string,
  version: string,
  at: string,
  reason: string,
): Promise<void> {
  await tx.query(
    `update releases set taken_back_at = $3, taken_back_reason = $4
     where remote = $1 and version = $2`,
    [remote, version, at, reason],
  );
}

/** Marks a release whose files are deleted. */
export async function markPruned(
  tx: Database,
  remote: string,
  version: string,
  at: string,
): Promise<void> {
  await tx.query('update releases set pruned_at = $3 where remote = $1 and version = $2', [
    remote,
    version,
    at,
  ]);
}

/** Makes every page that loads from now on see a new set. */
export async function raiseSequence(tx: Database): Promise<void> {
  await tx.query('update registry set sequence = sequence + 1');
}

/** The number that grows with every change. */
export async function readSequence(db: Database): Promise<number> {
  const [row] = await db.query<{ sequence: string | number }>('select sequence from registry');
  return Number(row?.sequence ?? 0);
}

/** What each site decided, by site and remote; a missing choice is `on, stable, not pinned`. */
export async function readSiteChoices(
  db: Database,
): Promise<ReadonlyMap<string, ReadonlyMap<string, SiteChoice>>> {
  const rows = await db.query<{
    site_id: string;
    remote: string;
    is_on: boolean;
    pinned_version: string | null;
    channel: 'stable' | 'canary';
  }>('select site_id, remote, is_on, pinned_version, channel from site_remotes');
  const bySite = new Map<string, Map<string, SiteChoice>>();
  for (const row of rows) {
    const choices = bySite.get(row.site_id) ?? new Map<string, SiteChoice>();
    choices.set(row.remote, {
      isOn: row.is_on,
      pinned: row.pinned_version ?? undefined,
      channel: row.channel,
    });
    bySite.set(row.site_id, choices);
  }
  return bySite;
}

/** Stores what a site decided about a remote. */
export async function saveSiteChoice(
  tx: Database,
  siteId: string,
  remote: string,
  choice: SiteChoice,
): Promise<void> {
  await tx.query(
    `insert into site_remotes (site_id, remote, is_on, pinned_version, channel)
     values ($1, $2, $3, $4, $5)
     on conflict (site_id, remote)
     do update set is_on = excluded.is_on, pinned_version = excluded.pinned_version,
                   channel = excluded.channel`,
    [siteId, remote, choice.isOn, choice.pinned ?? null, choice.channel],
  );
}

/** Every site's id with the contract versions of the shells that asked for it since a day. */
export async function readSiteShells(
  db: Database,
  since: string,
): Promise<{ siteId: string; contracts: readonly string[] }[]> {
  const rows = await db.query<{ site_id: string; contracts: string | null }>(
    `select s.site_id, h.contracts from sites s
     left join site_shells h on h.site_id = s.site_id and h.seen_on >= $1
     order by s.site_id, h.contracts`,
    [since],
  );
  return [...Map.groupBy(rows, (row) => row.site_id)].map(([siteId, own]) => ({
    siteId,
    contracts: own.flatMap((row) => row.contracts ?? []),
  }));
}

/** Remembers that a shell of this contract version serves a site. */
export async function noteShell(
  db: Database,
  siteId: string,
  contracts: string,
  day: string,
): Promise<void> {
  await db.query(
    `insert into site_shells (site_id, contracts, seen_on) values ($1, $2, $3)
     on conflict (site_id, contracts) do update set seen_on = excluded.seen_on`,
    [siteId, contracts, day],
  );
}
