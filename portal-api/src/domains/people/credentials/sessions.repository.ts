import { randomUUID } from 'node:crypto';
import { type Language, limits, type Role } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Actor } from '../../../kernel/context.ts';
import { DAY, HOUR, MINUTE } from '../../../kernel/time/durations.ts';
import { mayStillLook, type SeenRow, toSeen } from './seen-sessions.repository.ts';
import { type RightsRow, toRights } from './alive-sessions.repository.ts';
import { hashToken, newToken } from './tokens.ts';

export { listAliveSessions } from './alive-sessions.repository.ts';
export { listSessionsOf } from './devices.repository.ts';
export {
  endOwnSession,
  endSession,
  endSessions,
  deleteEndedSessions,
} from './session-ends.repository.ts';

const CONFIRMED = 10 * MINUTE;
const BROWSER_SESSION = DAY;
const REMEMBERED = limits.rememberDays * DAY;

const noteSeen = async (db: SiteDatabase, personId: string, now: Date): Promise<void> => {
  await db.query('update people set last_seen_at = $3 where site_id = $1 and id = $2', [
    db.siteId,
    personId,
    now,
  ]);
};

/** A fresh session; the token is shown to the browser once and never stored. */
export interface NewSession {
  id: string;
  token: string;
  expiresAt: Date;
  remember: boolean;
}

/** What is written down of a new session beside its person. */
export interface SessionAbout {
  /** It ends for good after so many days. */
  days?: number;
  browser?: string;
  system?: string;
  /** A link shows only whose mailbox it is. */
  isConfirmed?: boolean;
}

export const createSession = async (
  db: SiteDatabase,
  personId: string,
  remember: boolean,
  { days = limits.rememberDays, browser = '', system = '', isConfirmed = true }: SessionAbout = {},
): Promise<NewSession> => {
  const now = db.now();
  const token = newToken();
  const lasts = Math.min(days * DAY, remember ? REMEMBERED : BROWSER_SESSION);
  const expiresAt = new Date(now.getTime() + lasts);
  const endsAt = new Date(now.getTime() + days * DAY);
  const id = randomUUID();
  await db.query(
    `insert into sessions (id, site_id, person_id, token_hash, remember, created_at, expires_at,
       ends_at, seen_at, browser, system, confirmed_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$6,$9,$10,case when $11::boolean then $6::timestamptz end)`,
    [
      id,
      db.siteId,
      personId,
      hashToken(token),
      remember,
      now,
      expiresAt,
      endsAt,
      browser,
      system,
      isConfirmed,
    ],
  );
  await noteSeen(db, personId, now);
  return { id, token, expiresAt, remember };
};

interface SessionRow extends SeenRow, RightsRow {
  session_id: string;
  seen_at: Date;
  remember: boolean;
  id: string;
  role: Role;
  email: string;
  first_name: string;
  last_name: string;
  language: Language | null;
  has_second_factor: boolean;
  confirmed_at: Date | null;
}

const toActor = (row: SessionRow, now: Date): Actor => ({
  id: row.id,
  role: row.role,
  email: row.email,
  firstName: row.first_name,
  lastName: row.last_name,
  language: row.language,
  sessionId: row.session_id,
  // Whoever looks has passed the own second step.
  hasSecondFactor: row.has_second_factor || row.seen_by !== null,
  isConfirmed: row.confirmed_at !== null && now.getTime() - row.confirmed_at.getTime() < CONFIRMED,
  admin: toRights(row),
  seen: toSeen(row),
});

// A browser session ends a day after its last use; writing that down once an hour is enough.
const keepAlive = async (db: SiteDatabase, row: SessionRow): Promise<void> => {
  const now = db.now();
  if (now.getTime() - row.seen_at.getTime() < HOUR) return;
  await db.query(
    `update sessions set seen_at = $3,
       expires_at = case when remember then expires_at else least(ends_at, $4::timestamptz) end
     where site_id = $1 and id = $2`,
    [db.siteId, row.session_id, now, new Date(now.getTime() + BROWSER_SESSION)],
  );
  await noteSeen(db, row.id, now);
};

export const findSession = async (
  db: SiteDatabase,
  token: string,
  { isOldCookie = false }: { isOldCookie?: boolean } = {},
): Promise<Actor | null> => {
  const [row] = await db.query<SessionRow>(
    `select s.id as session_id, s.expires_at, s.seen_at, s.remember, s.confirmed_at, s.seen_by, s.seen_from,
            p.id, p.role, p.email, p.first_name, p.last_name, p.language, a.is_owner, a.areas,
            exists (select 1 from second_factors f where f.site_id = p.site_id
              and f.person_id = p.id and f.confirmed_at is not null)
              or exists (select 1 from passkeys k where k.site_id = p.site_id and k.person_id = p.id)
              as has_second_factor
     from sessions s join people p on p.site_id = s.site_id and p.id = s.person_id
     left join admins a on a.site_id = p.site_id and a.person_id = p.id and p.role = 'admin'
     where p.deactivated_at is null and s.site_id = $1 and s.token_hash = $2 and s.expires_at > $3
       and (s.has_plain_cookie or not $4)`,
    [db.siteId, hashToken(token), db.now(), isOldCookie],
  );
  if (!row) return null;
  if (row.seen_by === null) await keepAlive(db, row);
  else if (!(await mayStillLook(db, row.session_id))) return null;
  return toActor(row, db.now());
};

/** Gives a living session a new token, so that its sockets stay and a copied cookie is worth nothing. */
export const renewSession = async (
  db: SiteDatabase,
  sessionId: string,
): Promise<NewSession | null> => {
  const token = newToken();
  const until = (duration: number): Date => new Date(db.now().getTime() + duration);
  const [row] = await db.query<{ remember: boolean; expires_at: Date }>(
    `update sessions set token_hash = $3, 
       expires_at = least(ends_at, case when remember then $4::timestamptz else $5::timestamptz end)
     where site_id = $1 and id = $2 returning remember, expires_at`,
    [db.siteId, sessionId, hashToken(token), until(REMEMBERED), until(BROWSER_SESSION)],
  );
  return row ? { id: sessionId, token, expiresAt: row.expires_at, remember: row.remember } : null;
};

/** Whether a session began within the time for which a confirmation holds. */
export const isFreshSession = async (db: SiteDatabase, sessionId: string): Promise<boolean> => {
  const since = new Date(db.now().getTime() - CONFIRMED);
  const rows = await db.query(
    'select 1 from sessions where site_id = $1 and id = $2 and created_at > $3',
    [db.siteId, sessionId, since],
  );
  return rows.length > 0;
};

/** Notes that somebody has shown who it is. */
export const confirmSession = async (db: SiteDatabase, sessionId: string): Promise<void> => {
  await db.query('update sessions set confirmed_at = $3 where site_id = $1 and id = $2', [
    db.siteId,
    sessionId,
    db.now(),
  ]);
};
