import type { RemoteReport } from '@portal/shared-contracts/remote';
import type { Database } from '../../kernel/database.ts';
import { takeBack } from '../rollout/channels.ts';
import {
  noteDevice,
  readDeviceShare,
  type DeviceOutcome,
  type Reporter,
} from './devices.repository.ts';
import { addIncident, countReports } from './reports.repository.ts';
import { readRegistry } from '../registry/registry.repository.ts';
import { isBroken, isFailing, isOutcome, takeBackRule } from './take-back.policy.ts';

/** What taking in reports works with. */
export interface ReportTools {
  /** Sees the registry. */
  readonly db: Database;
  readonly now: () => Date;
  readonly taken?: (remote: string, version: string, reason: string) => void;
}

const isFailure = ({ cause }: RemoteReport): boolean => cause !== 'loaded' && cause !== 'slow';

const minuteOf = (at: Date): string =>
  new Date(Math.floor(at.getTime() / 60_000) * 60_000).toISOString();

/** Most failures written down from one batch; the rest is only counted. */
const MOST_INCIDENTS = 5;

// One outcome per release: a device on which it failed once is one on which it fails.
const outcomesOf = (reports: readonly RemoteReport[]): DeviceOutcome[] => {
  const counted = reports.filter(({ cause }) => isOutcome(cause));
  const groups = Map.groupBy(counted, ({ remote, release }) => JSON.stringify([remote, release]));
  return [...groups].map(([key, group]) => {
    const [remote, version] = JSON.parse(key) as [string, string];
    return { remote, version, hasFailed: group.some(({ cause }) => isFailing(cause)) };
  });
};

/**
 * Counts a batch of one site and takes back every release that it shows to be broken. Only the reports of
 * a known device weigh; others are counted for the metrics.
 */
export const takeReports = async (
  tools: ReportTools,
  siteId: string,
  reports: readonly RemoteReport[],
  reporter?: Reporter,
): Promise<void> => {
  const at = tools.now();
  await countReports(tools.db, reports, minuteOf(at));
  if (reporter) await noteDevice(tools.db, outcomesOf(reports), reporter, at.toISOString());
  const failures = reports.filter(isFailure);
  for (const failure of failures.slice(0, MOST_INCIDENTS))
    await addIncident(tools.db, siteId, failure, at.toISOString());
  const failed = new Set(failures.map(({ remote, release }) => JSON.stringify([remote, release])));
  for (const key of failed) {
    const [remote, version] = JSON.parse(key) as [string, string];
    await takeBackIfBroken(tools, remote, version);
  }
};

const takeBackIfBroken = async (
  tools: ReportTools,
  remote: string,
  version: string,
): Promise<void> => {
  const entry = (await readRegistry(tools.db)).find((known) => known.remote === remote);
  const release = entry?.releases.find((known) => known.version === version);
  const isLive = [entry?.stable?.version, entry?.canary?.version].includes(version);
  if (!entry || !release || release.takenBack || !isLive) return;
  // Without anything to go back to, a limping release is better than none.
  const hasEarlier = entry.releases.some(
    (other) =>
      other.sequence < release.sequence &&
      !other.takenBack &&
      !other.pruned &&
      entry.onceLive.has(other.version),
  );
  if (!hasEarlier) return;
  const since = new Date(tools.now().getTime() - takeBackRule.windowMinutes * 60_000);
  const share = await readDeviceShare(tools.db, {
    remote,
    version,
    since: since.toISOString(),
    mostPerNetwork: takeBackRule.mostPerNetwork,
  });
  if (!isBroken(share)) return;
  const reason = `it failed on ${share.failures} of ${share.devices} devices`;
  await takeBack(tools, remote, version, reason);
  tools.taken?.(remote, version, reason);
};
