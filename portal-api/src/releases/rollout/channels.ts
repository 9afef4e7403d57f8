import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../kernel/database.ts';
import { clearChannel, listHistory, setChannel } from './channels.repository.ts';
import { raiseSequence, listRegistry } from '../store/registry.repository.ts';
import { findRelease, markTakenBack } from '../store/releases.repository.ts';
import type { Release, RemoteEntry } from '../store/releases.types.ts';
import { newestFirst } from './resolve-remote.ts';

/** What a change of the registry works with. */
export interface ChannelTools {
  readonly db: Database;
  readonly now: () => Date;
}

/** A release that somebody may still get. */
export const publishedRelease = async (
  db: Database,
  remote: string,
  version: string,
): Promise<Release> => {
  const release = await findRelease(db, remote, version);
  if (!release || release.pruned) throw new Refusal('release-unpublished', { remote, version });
  if (release.takenBack)
    throw new Refusal('release-taken-back', { remote, version, reason: release.takenBack.reason });
  return release;
};

// Everybody gets what is newer by now, so a share of the devices must not stay behind.
const endOlderCanary = async (tx: Database, promoted: Release, at: string): Promise<void> => {
  const { remote } = promoted;
  const entry = (await listRegistry(tx)).find((known) => known.remote === remote);
  const canary = entry?.releases.find(({ version }) => version === entry.canary?.version);
  if (!canary || isOlder(promoted, canary)) return;
  await clearChannel(tx, { remote, channel: 'canary', action: 'canary-over', reason: '', at });
};

/** Makes a release the stable one for everybody; a canary that is not newer ends. */
export const promote = async (
  tools: ChannelTools,
  remote: string,
  version: string,
): Promise<void> => {
  const release = await publishedRelease(tools.db, remote, version);
  const at = tools.now().toISOString();
  await tools.db.transaction(async (tx) => {
    await endOlderCanary(tx, release, at);
    await setChannel(tx, {
      remote,
      channel: 'stable',
      version,
      percent: 100,
      action: 'promote',
      reason: '',
      at,
    });
    await raiseSequence(tx);
  });
};

/** Gives a release to a share of the devices; 0 percent is nobody. */
export const setCanary = async (
  tools: ChannelTools,
  remote: string,
  version: string,
  percent: number,
): Promise<void> => {
  if (!Number.isInteger(percent) || percent < 0 || percent > 100) throw new Refusal('share-wrong');
  await publishedRelease(tools.db, remote, version);
  const at = tools.now().toISOString();
  await tools.db.transaction(async (tx) => {
    await setChannel(tx, {
      remote,
      channel: 'canary',
      version,
      percent,
      action: 'canary',
      reason: `${percent} percent`,
      at,
    });
    await raiseSequence(tx);
  });
};

/** Whether somebody went back from this release, and nothing was promoted since. */
export const isRolledBack = async (
  db: Database,
  remote: string,
  version: string,
): Promise<boolean> => {
  const changes = (await listHistory(db, remote)).filter(({ channel }) => channel === 'stable');
  const before = changes.findIndex(({ action }) => action !== 'rollback');
  return changes.slice(1, before + 1).some((change) => change.version === version);
};

/** Makes the stable release that was live before this one stable again. */
export const rollback = async (
  tools: ChannelTools,
  remote: string,
  reason: string,
): Promise<string> => {
  const entry = (await listRegistry(tools.db)).find((known) => known.remote === remote);
  const earlier = await earlierStable(tools.db, entry);
  if (!entry || !earlier) throw new Refusal('release-first', { remote });
  const at = tools.now().toISOString();
  await tools.db.transaction(async (tx) => {
    await setChannel(tx, {
      remote,
      channel: 'stable',
      version: earlier,
      percent: 100,
      action: 'rollback',
      reason,
      at,
    });
    await raiseSequence(tx);
  });
  return earlier;
};

const earlierStable = async (
  db: Database,
  entry: RemoteEntry | undefined,
): Promise<string | undefined> => {
  if (!entry?.stable) return undefined;
  const current = entry.releases.find(({ version }) => version === entry.stable?.version);
  const usable = new Map(
    entry.releases
      .filter((release) => !release.takenBack && !release.pruned)
      .map((release) => [release.version, release]),
  );
  const history = (await listHistory(db, entry.remote)).filter(
    ({ channel }) => channel === 'stable',
  );
  // Twice back must not lead forward again, so only older releases count.
  return history
    .map(({ version }) => (version === null ? undefined : usable.get(version)))
    .find((release) => release && current && isOlder(release, current))?.version;
};

const isOlder = (a: Release, b: Release): boolean => newestFirst(a, b) > 0;

/** Takes a release back for everybody: no site, pin or canary resolves to it any more. */
export const takeBack = async (
  tools: ChannelTools,
  remote: string,
  version: string,
  reason: string,
): Promise<void> => {
  const at = tools.now().toISOString();
  const entry = (await listRegistry(tools.db)).find((known) => known.remote === remote);
  if (!entry?.releases.some((release) => release.version === version))
    throw new Refusal('release-unpublished', { remote, version });
  const earlier = await earlierStable(tools.db, entry);
  await tools.db.transaction(async (tx) => {
    await markTakenBack(tx, { remote, version, at, reason });
    if (entry.canary?.version === version)
      await clearChannel(tx, { remote, channel: 'canary', action: 'take-back', reason, at });
    if (entry.stable?.version === version && earlier)
      await setChannel(tx, {
        remote,
        channel: 'stable',
        version: earlier,
        percent: 100,
        action: 'take-back',
        reason,
        at,
      });
    await raiseSequence(tx);
  });
};
