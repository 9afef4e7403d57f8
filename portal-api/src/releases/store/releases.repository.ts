import type { RemoteManifest } from '@portal/shared-contracts/remote';
import type { Database } from '../../kernel/database.ts';
import type { Release } from './releases.types.ts';

/** A row of `releases`. */
export interface ReleaseRow {
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

const iso = (value: Date | string): string => new Date(value).toISOString();

/** A row as the rest of the domain knows it. */
export const toRelease = (row: ReleaseRow): Release => ({
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

/** One release, or undefined when it was never published. */
export const findRelease = async (
  db: Database,
  remote: string,
  version: string,
): Promise<Release | undefined> => {
  const [row] = await db.query<ReleaseRow>(
    'select * from releases where remote = $1 and version = $2',
    [remote, version],
  );
  return row && toRelease(row);
};

/** The remote that already uses a container name, if any. */
export const findContainerOwner = async (
  db: Database,
  container: string,
): Promise<{ remote: string; version: string } | undefined> => {
  const [row] = await db.query<{ remote: string; version: string }>(
    'select remote, version from releases where container = $1',
    [container],
  );
  return row;
};

/** Records a release; its files are in the store already. */
export const insertRelease = async (db: Database, release: NewRelease): Promise<void> => {
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
};

/** Marks a release as taken back, so that nobody gets it any more. */
export const markTakenBack = async (
  tx: Database,
  { remote, version, at, reason }: { remote: string; version: string; at: string; reason: string },
): Promise<void> => {
  await tx.query(
    `update releases set taken_back_at = $3, taken_back_reason = $4
     where remote = $1 and version = $2`,
    [remote, version, at, reason],
  );
};

/** Marks a release whose files are deleted. */
export const markPruned = async (
  tx: Database,
  remote: string,
  version: string,
  at: string,
): Promise<void> => {
  await tx.query('update releases set pruned_at = $3 where remote = $1 and version = $2', [
    remote,
    version,
    at,
  ]);
};

/** Says of a release whose files were deleted that they are there again. */
export const markStoredAgain = async (
  tx: Database,
  { remote, version }: { remote: string; version: string },
): Promise<void> => {
  await tx.query('update releases set pruned_at = null where remote = $1 and version = $2', [
    remote,
    version,
  ]);
};
