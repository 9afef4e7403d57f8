import type { Database } from '../../kernel/database.ts';
import type { SiteChoice } from '../store/releases.types.ts';

/** Whether a site of this id exists. */
export const isSite = async (db: Database, siteId: string): Promise<boolean> =>
  (await db.query('select 1 from sites where site_id = $1', [siteId])).length === 1;

/** What each site decided, by site and remote; a missing choice is `on, stable, not pinned`. */
export const listSiteChoices = async (
  db: Database,
): Promise<ReadonlyMap<string, ReadonlyMap<string, SiteChoice>>> => {
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
};

/** Stores what a site decided about a remote. */
export const saveSiteChoice = async (
  tx: Database,
  siteId: string,
  remote: string,
  choice: SiteChoice,
): Promise<void> => {
  await tx.query(
    `insert into site_remotes (site_id, remote, is_on, pinned_version, channel)
     values ($1, $2, $3, $4, $5)
     on conflict (site_id, remote)
     do update set is_on = excluded.is_on, pinned_version = excluded.pinned_version,
                   channel = excluded.channel`,
    [siteId, remote, choice.isOn, choice.pinned ?? null, choice.channel],
  );
};
