import type { AdminRights } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';

const NOTHING: AdminRights = { isOwner: false, areas: [] };

/** What an admin may do; nothing where nothing was granted. */
export const findRights = async (db: SiteDatabase, personId: string): Promise<AdminRights> => {
  const [row] = await db.query<{ is_owner: boolean; areas: AdminRights['areas'] }>(
    'select is_owner, areas from admins where site_id = $1 and person_id = $2',
    [db.siteId, personId],
  );
  return row ? { isOwner: row.is_owner, areas: row.areas } : NOTHING;
};

/** Grants exactly these rights. */
export const saveRights = async (
  db: SiteDatabase,
  personId: string,
  { isOwner, areas }: AdminRights,
): Promise<void> => {
  await db.query(
    `insert into admins (site_id, person_id, is_owner, areas) values ($1, $2, $3, $4::jsonb)
     on conflict (site_id, person_id) do update set is_owner = $3, areas = $4::jsonb`,
    [db.siteId, personId, isOwner, JSON.stringify(areas)],
  );
};
