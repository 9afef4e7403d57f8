import { Refusal } from '@portal/shared-contracts/refusals';
import type { Database } from '../../kernel/database.ts';
import { DAY } from '../../kernel/time/durations.ts';
import { listRegistry } from '../store/registry.repository.ts';
import { findRelease } from '../store/releases.repository.ts';
import { listSiteChoices } from '../rollout/site-choices.repository.ts';
import { listSiteShells } from '../rollout/site-shells.repository.ts';
import { fits } from '../rollout/resolve-remote.ts';

/** A site that would not get the release. */
export interface LeftBehind {
  readonly siteId: string;
  readonly reason: string;
}

const SHELLS_SEEN_WITHIN_DAYS = 14;

/** Which sites would not get this release if it went live now, and why. An empty list means: go. */
export const sitesLeftBehind = async (
  tools: {
    readonly db: Database;
    readonly now: () => Date;
    /** Contract version of this server's own shell. */
    readonly contracts: string;
  },
  remote: string,
  version: string,
): Promise<LeftBehind[]> => {
  const release = await findRelease(tools.db, remote, version);
  if (!release || release.pruned) throw new Refusal('release-unpublished', { remote, version });
  const entry = (await listRegistry(tools.db)).find((known) => known.remote === remote);
  const choices = await listSiteChoices(tools.db);
  const since = new Date(tools.now().getTime() - SHELLS_SEEN_WITHIN_DAYS * DAY);
  const sites = await listSiteShells(tools.db, since.toISOString().slice(0, 10));
  return sites.flatMap(({ siteId, contracts }) => {
    const choice = choices.get(siteId)?.get(remote);
    if (choice && !choice.isOn) return [];
    const pinned = choice?.pinned;
    const isPinned = entry?.releases.some((known) => known.version === pinned && !known.takenBack);
    if (pinned && isPinned && pinned !== version)
      return [{ siteId, reason: `pinned to ${pinned}` }];
    const shells = contracts.length > 0 ? contracts : [tools.contracts];
    const unfit = shells.filter((shell) => !fits(release, shell));
    if (unfit.length === 0) return [];
    const reason = `needs contracts ${release.contracts}, its shell has ${unfit.join(', ')}`;
    return [{ siteId, reason }];
  });
};
