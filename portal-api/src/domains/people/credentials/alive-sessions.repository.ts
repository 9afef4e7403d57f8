import type { AdminRights, Area } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MAY_LOOK } from './seen-sessions.repository.ts';

/** The rights of a session's person, as its row is joined with them. */
export interface RightsRow {
  is_owner: boolean | null;
  areas: Area[] | null;
}

/** What an admin may do; nothing for everybody else. */
export const toRights = ({ is_owner, areas }: RightsRow): AdminRights | null =>
  areas && { isOwner: is_owner === true, areas };

/** What an admin of each of these sessions may do, where it is still alive; a session that only looks ends with the right to. */
export const listAliveSessions = async (
  db: SiteDatabase,
  sessionIds: readonly string[],
): Promise<Map<string, AdminRights | null>> => {
  const rows = await db.query<RightsRow & { id: string }>(
    `select s.id, a.is_owner, a.areas from sessions s
     join people p on p.site_id = s.site_id and p.id = s.person_id
     left join admins a on a.site_id = p.site_id and a.person_id = p.id and p.role = 'admin'
     where s.site_id = $1 and s.id = any($3) and s.expires_at > $2
       and (s.seen_by is null or ${MAY_LOOK})`,
    [db.siteId, db.now(), sessionIds],
  );
  return new Map(rows.map((row) => [row.id, toRights(row)]));
};
