import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../kernel/database.ts';
import { DAY } from '../../kernel/time/durations.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { listRegistry } from '../store/registry.repository.ts';
import { markPruned } from '../store/releases.repository.ts';
import { type ChannelChange, listChannelChanges } from '../rollout/channels.repository.ts';
import { listSiteChoices } from '../rollout/site-choices.repository.ts';
import type { Release, RemoteEntry } from '../store/releases.types.ts';
import { SHELL } from './shell-builds.ts';
import { forgetShellBuild, listShellBuilds } from './shell-builds.repository.ts';

/** A release that may be deleted, or the reason why not. */
export interface PruneDecision {
  readonly remote: string;
  readonly version: string;
  readonly keptBecause: string | undefined;
}

interface LastUse {
  readonly remote: string;
  readonly version: string;
  readonly until: Date;
}

// A release was in use until the channel's next change.
const lastUses = (changes: readonly ChannelChange[], now: Date): LastUse[] =>
  [...Map.groupBy(changes, ({ remote, channel }) => `${remote} ${channel}`).values()].flatMap(
    (own) =>
      own.flatMap(({ remote, version }, index) =>
        version === null ? [] : [{ remote, version, until: own[index + 1]?.changedAt ?? now }],
      ),
  );

/** What speaks for keeping releases. */
interface Needed {
  /** `remote version` of what sites have pinned. */
  readonly pins: ReadonlySet<string>;
  readonly uses: readonly LastUse[];
  /** A page that was opened later may still be open. */
  readonly since: Date;
}

const STILL_OPEN = 'pages that are still open may use it';

const whyKept = (
  entry: RemoteEntry,
  release: Release,
  { pins, uses, since }: Needed,
): string | undefined => {
  const { remote, version } = release;
  if (entry.stable?.version === version) return 'it is live';
  if (entry.canary?.version === version) return 'it is the canary';
  if (pins.has(`${remote} ${version}`)) return 'a site has pinned it';
  const own = uses.filter((use) => use.remote === remote && use.version === version);
  if (own.some(({ until }) => until >= since)) return STILL_OPEN;
  if (own.length === 0 && new Date(release.publishedAt) >= since) return 'it is new';
  return undefined;
};

// A build of the shell was in use until a server began with another one.
const planShells = async (db: Database, since: Date): Promise<PruneDecision[]> =>
  (await listShellBuilds(db)).map(({ build }, index, all) => {
    const next = all[index + 1]?.startedAt;
    const isOpen = next !== undefined && next >= since;
    return {
      remote: SHELL,
      version: build,
      keptBecause: isOpen ? STILL_OPEN : next === undefined ? 'it is live' : undefined,
    };
  });

/** What deleting releases works with. */
export interface PruneTools {
  readonly db: Database;
  readonly store: ReleaseStore;
  readonly now: () => Date;
}

/** Decides about every release: what a page younger than `days` may still use stays. */
export const planPrune = async (
  db: Database,
  now: Date,
  days: number,
): Promise<PruneDecision[]> => {
  const since = new Date(now.getTime() - days * DAY);
  const uses = lastUses(await listChannelChanges(db), now);
  const pins = new Set(
    [...(await listSiteChoices(db)).values()].flatMap((choices) =>
      [...choices].flatMap(([remote, { pinned }]) => (pinned ? [`${remote} ${pinned}`] : [])),
    ),
  );
  const remotes = (await listRegistry(db)).flatMap((entry) =>
    entry.releases
      .filter((release) => !release.pruned)
      .map((release) => ({
        remote: release.remote,
        version: release.version,
        keptBecause: whyKept(entry, release, { pins, uses, since }),
      })),
  );
  return [...remotes, ...(await planShells(db, since))];
};

const remove = async (
  { db, store, now }: PruneTools,
  { remote, version }: PruneDecision,
): Promise<void> => {
  // First the record: a release without files must never be resolved.
  if (remote === SHELL) await forgetShellBuild(db, version);
  else await markPruned(db, remote, version, now().toISOString());
  await store.remove(remote, version);
};

/** Deletes the files of everything that nobody may still use; the record of each release stays. */
export const prune = async (tools: PruneTools, days: number): Promise<PruneDecision[]> => {
  const decisions = await planPrune(tools.db, tools.now(), days);
  for (const decision of decisions) if (!decision.keptBecause) await remove(tools, decision);
  return decisions;
};

/**
 * Deletes one release.
 *
 * @throws Error with the reason when somebody may still use it.
 */
export const pruneOne = async (
  tools: PruneTools,
  remote: string,
  version: string,
  days: number,
): Promise<void> => {
  const decision = (await planPrune(tools.db, tools.now(), days)).find(
    (known) => known.remote === remote && known.version === version,
  );
  if (!decision) throw new Refusal('release-unpublished', { remote, version });
  if (decision.keptBecause)
    throw new Refusal('release-needed', { remote, version, reason: decision.keptBecause });
  await remove(tools, decision);
};
