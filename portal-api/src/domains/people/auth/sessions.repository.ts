import { randomUUID } from 'node:crypto';
import { limits, type Role } from '@portal/shared-contracts';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { Actor } from '../../../kernel/context.ts';
import { hashToken, newToken } from './tokens.ts';

const HOUR = 3_600_000;
const BROWSER_SESSION = 24 * HOUR;
const REMEMBERED = limits.rememberDays * 24 * HOUR;

/** A fresh session; the token is shown to the browser once and never stored. */
export interface NewSession {
  id: string;
  token: string;
  expiresAt: Date;
  remember: boolean;
}

export const createSession = async (
  db: SiteDatabase,
  personId: string,
  remember: boolean,
): Promise<NewSession> => {
  const now = db.now();
  const token = newToken();
  const expiresAt = new Date(now.getTime() + (remember ? REMEMBERED : BROWSER_SESSION));
  const id = randomUUID();
  await db.query(
    `insert into sessions (id, site_id, person_id, token_hash, remember, created_at, expires_at)
     values ($1,$2,$3,$4,$5,$6,$7)`,
    [id, db.siteId, personId, hashToken(token), remember, now, expiresAt],
  );
  return { id, token, expiresAt, remember };
};

interface SessionRow {
  session_id: string;
  expires_at: Date;
  remember: boolean;
  id: string;
  role: Role;
  email: string;
  first_name: string;
  last_name: string;
}

const toActor = (row: SessionRow): Actor => ({
  id: row.id,
  role: row.role,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  sessionId: row.session_id,
});

// A browser session ends a day after its last use; writing that down once an hour is enough.
const keepAlive = async (db: SiteDatabase, row: SessionRow): Promise<void> => {
  const full = new Date(db.now().getTime() + BROWSER_SESSION);
  if (row.remember || full.getTime() - row.expires_at.getTime() < HOUR) return;
  await db.query('update sessions set expires_at = $3 where site_id = $1 and id = $2', [
    db.siteId,
    row.session_id,
    full,
  ]);
};

export const findSession = async (db: SiteDatabase, token: string): Promise<Actor | null> => {
  const [row] = await db.query<SessionRow>(
    `select s.id as session_id, s.expires_at, s.remember,
            p.id, p.role, p.email, p.first_name, p.last_name
     from sessions s join people p on p.site_id = s.site_id and p.id = s.person_id
     where s.site_id = $1 and s.token_hash = $2 and s.expires_at > $3`,
    [db.siteId, hashToken(token), db.now()],
  );
  if (!row) return null;
  await keepAlive(db, row);
  return toActor(row);
};

/** Which of these sessions are still alive, for sockets that outlive the request that opened them. */
export const listAliveSessions = async (
  db: SiteDatabase,
  sessionIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await db.query<{ id: string }>(
    'select id from sessions where site_id = $1 and id = any($2) and expires_at > $3',
    [db.siteId, sessionIds, db.now()],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Gives a living session a new token, so that its sockets stay and a copied cookie is worth nothing. */
export const renewSession = async (
  db: SiteDatabase,
  sessionId: string,
): Promise<NewSession | null> => {
  const token = newToken();
  const until = (duration: number): Date => new Date(db.now().getTime() + duration);
  const [row] = await db.query<{ remember: boolean; expires_at: Date }>(
    `update sessions set token_hash = $3, expires_at = case when remember then $4::timestamptz else $5::timestamptz end
     where site_id = $1 and id = $2 returning remember, expires_at`,
    [db.siteId, sessionId, hashToken(token), until(REMEMBERED), until(BROWSER_SESSION)],
  );
  return row ? { id: sessionId, token, expiresAt: row.expires_at, remember: row.remember } : null;
};

/** Ends one session. */
export const endSession = async (db: SiteDatabase, sessionId: string): Promise<void> => {
  await db.query('delete from sessions where site_id = $1 and id = $2', [db.siteId, sessionId]);
};

/** Ends all sessions of a person but one, and says which ended. */
export const endSessions = async (
  db: SiteDatabase,
  personId: string,
  exceptId?: string,
): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    'delete from sessions where site_id = $1 and person_id = $2 and id <> $3 returning id',
    [db.siteId, personId, exceptId ?? ''],
  );
  return rows.map((row) => row.id);
};

/** Sessions of every site that ended before `now`; says how many. */
export const removeEndedSessions = async (platform: Database, now: Date): Promise<number> =>
  (await platform.query('delete from sessions where expires_at < $1 returning id', [now])).length;
