import type { Database } from '../../kernel/database.ts';
import { MINUTE } from '../../kernel/time/durations.ts';
import { listRegistry } from '../store/registry.repository.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { Release, RemoteEntry } from '../store/releases.types.ts';
import { damagedFiles } from '../store/verify-release.ts';
import { takeBack } from '../rollout/channels.ts';
import { getDeviceShare, getPersonShare } from './devices.repository.ts';
import { type DeviceShare, isBroken, takeBackRule } from './take-back.policy.ts';

/** What judging a release works with. */
export interface JudgeTools {
  /** Sees the registry. */
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
  /** When the files of a release were last looked at; not more than once in a window. */
  readonly looks: Map<string, number>;
  readonly taken?: (remote: string, version: string, reason: string) => Promise<void>;
  /** Strangers alone say that a release is broken, which a person has to look at. */
  readonly alert?: (remote: string, version: string, reason: string) => void;
}

// Without anything to go back to, a limping release is better than none.
const hasEarlier = (entry: RemoteEntry, release: Release): boolean =>
  entry.releases.some(
    (other) =>
      other.sequence < release.sequence &&
      !other.takenBack &&
      !other.pruned &&
      entry.onceLive.has(other.version),
  );

const describe = ({ failures, devices }: DeviceShare, who: string): string =>
  `it failed on ${failures} of ${devices} ${who}`;

// Reading a whole release is dear, and strangers must not be able to ask for it again and again.
const wasLookedAt = ({ looks, now }: JudgeTools, { remote, version }: Release): boolean => {
  const key = `${remote} ${version}`;
  const last = looks.get(key) ?? -Infinity;
  if (now().getTime() - last < takeBackRule.windowMinutes * MINUTE) return true;
  looks.set(key, now().getTime());
  return false;
};

/** Why a release that everybody has is taken back; nothing where only strangers speak against it. */
const confirmed = async (
  tools: JudgeTools,
  release: Release,
  people: DeviceShare,
): Promise<string | undefined> => {
  if (isBroken(people)) return describe(people, 'signed-in people');
  const damaged = await damagedFiles(tools.store, release);
  return damaged.length > 0 ? `its file ${damaged[0] ?? ''} is damaged in the store` : undefined;
};

/**
 * Takes back a release that failed. Devices are free for everybody, so their reports end a canary; a
 * release that everybody has needs signed-in people, or the server's own look at the files (P-08).
 */
export const judgeRelease = async (
  tools: JudgeTools,
  remote: string,
  version: string,
): Promise<void> => {
  const entry = (await listRegistry(tools.db)).find((known) => known.remote === remote);
  const release = entry?.releases.find((known) => known.version === version);
  const isStable = entry?.stable?.version === version;
  if (!entry || !release || release.takenBack) return;
  if (!(isStable || entry.canary?.version === version) || !hasEarlier(entry, release)) return;
  const wanted = {
    remote,
    version,
    since: new Date(tools.now().getTime() - takeBackRule.windowMinutes * MINUTE).toISOString(),
    mostPerNetwork: takeBackRule.mostPerNetwork,
  };
  const devices = await getDeviceShare(tools.db, wanted);
  if (!isBroken(devices) && !isStable) return;
  const people = isStable ? await getPersonShare(tools.db, wanted) : devices;
  if (!isBroken(devices) && !isBroken(people)) return;
  if (isStable && !isBroken(people) && wasLookedAt(tools, release)) return;
  const reason = isStable ? await confirmed(tools, release, people) : describe(devices, 'devices');
  if (reason === undefined) return tools.alert?.(remote, version, describe(devices, 'devices'));
  await takeBack(tools, remote, version, reason);
  await tools.taken?.(remote, version, reason);
};
