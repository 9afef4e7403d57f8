import { createHash } from 'node:crypto';
import type { Database, SiteDatabase } from '../../kernel/database.ts';
import type { DeviceShare } from './take-back.policy.ts';

/** Who reports: a device of ours, and the network address that it reports from. */
export interface Reporter {
  readonly device: string;
  /** Undefined on this very machine, where each device stands for itself. */
  readonly network: string | undefined;
  /** The site that the device reports from. */
  readonly siteId?: string | undefined;
  /** Who was signed in, if anybody was; it is kept as a hash. */
  readonly person?: string | undefined;
}

/** How one release fared on one device. */
export interface DeviceOutcome {
  readonly remote: string;
  readonly version: string;
  readonly hasFailed: boolean;
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);

/** Writes down how releases fared on a device; a failure is not forgotten for a later success. */
export const noteDevice = async (
  db: Database,
  outcomes: readonly DeviceOutcome[],
  reporter: Reporter,
  at: string,
): Promise<void> => {
  const device = hashOf(reporter.device);
  const person = reporter.person ? hashOf(reporter.person) : null;
  const network = reporter.network ? hashOf(reporter.network) : device;
  for (const { remote, version, hasFailed } of outcomes)
    await db.query(
      `insert into release_devices (remote, version, device, network, has_failed, seen_at, person, site_id, failed_at)
       select $1, $2, $3, $4, $5, $6, $7, $8, case when $5::boolean then $6::timestamptz end
       where exists (select 1 from releases where remote = $1 and version = $2)
       on conflict (remote, version, device) do update set
         network = excluded.network,
         person = coalesce(excluded.person, release_devices.person),
         has_failed = release_devices.has_failed or excluded.has_failed,
         seen_at = excluded.seen_at,
         failed_at = coalesce(excluded.failed_at, release_devices.failed_at),
         site_id = coalesce(excluded.site_id, release_devices.site_id)`,
      [remote, version, device, network, hasFailed, at, person, reporter.siteId ?? null],
    );
};

/** On how many devices a release failed since a moment; one network counts for a few of them only. */
export const getDeviceShare = async (
  db: Database,
  wanted: { remote: string; version: string; since: string; mostPerNetwork: number },
): Promise<DeviceShare> => {
  const [row] = await db.query<{ failures: string | number; devices: string | number }>(
    `select coalesce(sum(least(failed, $4)), 0) as failures, coalesce(sum(seen), 0) as devices
     from (
       select count(*) filter (where failed_at >= $3) as failed, count(*) as seen
       from release_devices
       where remote = $1 and version = $2 and seen_at >= $3
       group by network
     ) as networks`,
    [wanted.remote, wanted.version, wanted.since, wanted.mostPerNetwork],
  );
  return { failures: Number(row?.failures ?? 0), devices: Number(row?.devices ?? 0) };
};

/** On how many signed-in people's devices a release failed; each person counts once. */
export const getPersonShare = async (
  db: Database,
  wanted: { remote: string; version: string; since: string; mostPerNetwork: number },
): Promise<DeviceShare> => {
  const [row] = await db.query<{ failures: string | number; devices: string | number }>(
    `select coalesce(sum(least(failed, $4)), 0) as failures, coalesce(sum(seen), 0) as devices
     from (
       select count(*) filter (where has_failed) as failed, count(*) as seen
       from (
         select person, min(network) as network, bool_or(failed_at >= $3) as has_failed
         from release_devices
         where remote = $1 and version = $2 and seen_at >= $3 and person is not null
         group by person
       ) as people
       group by network
     ) as networks`,
    [wanted.remote, wanted.version, wanted.since, wanted.mostPerNetwork],
  );
  return { failures: Number(row?.failures ?? 0), devices: Number(row?.devices ?? 0) };
};

/** On how many devices of one site each release fared how. */
export const countDevicesOfSite = async (
  db: SiteDatabase,
): Promise<{ remote: string; version: string; works: number; devices: number }[]> =>
  db.query(
    `select remote, version, count(*) filter (where not has_failed)::int as works,
       count(*)::int as devices
     from release_devices where site_id = $1 group by remote, version`,
    [db.siteId],
  );

/** Deletes what no window reaches any more. */
export const forgetDevices = async (db: Database, before: string): Promise<void> => {
  await db.query('delete from release_devices where seen_at < $1', [before]);
};
