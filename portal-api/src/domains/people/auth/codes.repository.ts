import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { hashToken, newToken } from './tokens.ts';

/** What a one-time code is good for. */
export type CodePurpose = 'reset-password' | 'sign-in';

/** Makes a code that works once and soon ends; only its hash is stored. */
export const issueCode = async (
  db: SiteDatabase,
  code: { personId: string; purpose: CodePurpose; minutes: number },
): Promise<string> => {
  const token = newToken();
  const now = db.now();
  await db.query(
    `insert into codes (code_hash, site_id, person_id, purpose, created_at, expires_at)
     values ($1,$2,$3,$4,$5,$6)`,
    [
      hashToken(token),
      db.siteId,
      code.personId,
      code.purpose,
      now,
      new Date(now.getTime() + code.minutes * 60_000),
    ],
  );
  return token;
};

/** The person of a code, exactly once: of parallel redemptions one gets it. */
export const redeemCode = async (
  db: SiteDatabase,
  code: { token: string; purpose: CodePurpose },
): Promise<string | undefined> => {
  const [row] = await db.query<{ person_id: string }>(
    `update codes set used_at = $4
     where site_id = $1 and code_hash = $2 and purpose = $3 and used_at is null and expires_at > $4
     returning person_id`,
    [db.siteId, hashToken(code.token), code.purpose, db.now()],
  );
  return row?.person_id;
};

/** After a new password no older link works any more. */
export const voidCodes = async (db: SiteDatabase, personId: string): Promise<void> => {
  await db.query(
    'update codes set used_at = $3 where site_id = $1 and person_id = $2 and used_at is null',
    [db.siteId, personId, db.now()],
  );
};

/** Codes of every site that ended before `before`; says how many. */
export const removeDeadCodes = async (platform: Database, before: Date): Promise<number> =>
  (await platform.query('delete from codes where expires_at < $1 returning code_hash', [before]))
    .length;
