import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import type { Actor } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { hashToken, newToken } from './tokens.ts';

/** What a session says of an admin who only looks. */
export interface SeenRow {
  seen_by: string | null;
  seen_from: string | null;
  expires_at: Date;
}

/** Begins a session in which an admin looks at somebody's portal; the person's own traces stay as they are. */
export const insertSeenSession = async (
  db: SiteDatabase,
  personId: string,
  by: Pick<Actor, 'id' | 'sessionId'>,
): Promise<{ token: string; expiresAt: Date }> => {
  const now = db.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + limits.seeAsMinutes * MINUTE);
  await db.query(
    `insert into sessions (id, site_id, person_id, token_hash, remember, created_at, expires_at,
       ends_at, seen_at, browser, system, seen_by, seen_from)
     values ($1,$2,$3,$4,false,$5,$6,$6,$5,'','',$7,$8)`,
    [randomUUID(), db.siteId, personId, hashToken(token), now, expiresAt, by.id, by.sessionId],
  );
  return { token, expiresAt };
};

/** That the admin of a session `s` of `p` may still look: signed in, active, and with the right to; $2 is now. */
export const MAY_LOOK = `exists (select 1 from sessions l
  join people o on o.site_id = l.site_id and o.id = l.person_id
  join admins r on r.site_id = o.site_id and r.person_id = o.id
  where l.site_id = s.site_id and l.id = s.seen_from and l.person_id = s.seen_by and l.expires_at > $2
    and o.role = 'admin' and o.deactivated_at is null
    and (r.is_owner or (p.role <> 'admin' and r.areas @> '["people"]'::jsonb)))`;

/** Whether the admin may still look at this moment. */
export const mayStillLook = async (db: SiteDatabase, sessionId: string): Promise<boolean> => {
  const rows = await db.query(
    `select 1 from sessions s join people p on p.site_id = s.site_id and p.id = s.person_id
     where s.site_id = $1 and s.id = $3 and ${MAY_LOOK}`,
    [db.siteId, db.now(), sessionId],
  );
  return rows.length > 0;
};

/** The same as the actor of a call has it. */
export const toSeen = ({ seen_by, seen_from, expires_at }: SeenRow): Actor['seen'] =>
  seen_by !== null && seen_from !== null
    ? { by: seen_by, from: seen_from, until: expires_at }
    : null;
