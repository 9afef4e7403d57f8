import type { AdminRights, Area } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';

const NOTHING: AdminRights = { isOwner: false, areas: [] };

/** What an admin may do; nothing where nothing was granted. */
export const getRights = async (db: SiteDatabase, personId: string): Promise<AdminRights> => {
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

/** Who holds an area and can sign in. */
export const listHoldersOf = async (db: SiteDatabase, area: Area): Promise<string[]> => {
  const rows = await db.query<{ person_id: string }>(
    `select a.person_id from admins a
     join people p on p.site_id = a.site_id and p.id = a.person_id
     where a.site_id = $1 and p.role = 'admin' and p.deactivated_at is null
       and (a.is_owner or a.areas @> to_jsonb($2::text)) order by a.person_id`,
    [db.siteId, area],
  );
  return rows.map(({ person_id }) => person_id);
};
