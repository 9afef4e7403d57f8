import type { RemoteReport } from '@portal/shared-contracts/remote';
import { MINUTE } from '../../kernel/time/durations.ts';
import { type DeviceOutcome, noteDevice, type Reporter } from './devices.repository.ts';
import { judgeRelease, type JudgeTools } from './judge-release.ts';
import { addIncident, countReports } from './reports.repository.ts';
import { isFailing, isOutcome } from './take-back.policy.ts';

/** What taking in reports works with. */
export type ReportTools = JudgeTools;

const isFailure = ({ cause }: RemoteReport): boolean => cause !== 'loaded' && cause !== 'slow';

const minuteOf = (at: Date): string =>
  new Date(Math.floor(at.getTime() / MINUTE) * MINUTE).toISOString();

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
 * Counts a batch of one site and judges every release that it speaks against. Only the reports of
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
  if (reporter)
    await noteDevice(tools.db, outcomesOf(reports), { ...reporter, siteId }, at.toISOString());
  const failures = reports.filter(isFailure);
  for (const failure of failures.slice(0, MOST_INCIDENTS))
    await addIncident(tools.db, siteId, failure, at.toISOString());
  const failed = new Set(failures.map(({ remote, release }) => JSON.stringify([remote, release])));
  for (const key of failed) {
    const [remote, version] = JSON.parse(key) as [string, string];
    await judgeRelease(tools, remote, version);
  }
};
