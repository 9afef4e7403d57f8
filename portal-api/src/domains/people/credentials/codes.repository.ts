import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { MINUTE } from '../../../kernel/time/durations.ts';
import { hashToken, newToken } from './tokens.ts';

/** What a one-time code is good for. */
export type CodePurpose =
  | 'reset-password'
  | 'sign-in'
  | 'first-password'
  | 'confirm-email'
  | 'restore-email'
  | 'second-step'
  // What a device signs, for a new passkey and for one that is used.
  | 'passkey-new'
  | 'passkey-proof';

/** Makes a code that works once and soon ends; only its hash is stored. */
export const issueCode = async (
  db: SiteDatabase,
  code: { personId: string; purpose: CodePurpose; minutes: number; detail?: string },
): Promise<string> => {
  const token = newToken();
  const now = db.now();
  await db.query(
    `insert into codes (code_hash, site_id, person_id, purpose, created_at, expires_at, detail)
     values ($1,$2,$3,$4,$5,$6,$7)`,
    [
      hashToken(token),
      db.siteId,
      code.personId,
      code.purpose,
      now,
      new Date(now.getTime() + code.minutes * MINUTE),
      code.detail ?? null,
    ],
  );
  return token;
};

/** What a code was good for, and for whom. */
export interface Redeemed {
  personId: string;
  /** The address that it is about. */
  detail: string | null;
  expiresAt: Date;
}

/** The person of a code, exactly once: of parallel redemptions one gets it. */
export const redeemCode = async (
  db: SiteDatabase,
  code: { token: string; purposes: readonly CodePurpose[] },
): Promise<Redeemed | undefined> => {
  const [row] = await db.query<Redeemed>(
    `update codes set used_at = $4
     where site_id = $1 and code_hash = $2 and purpose = any($3) and used_at is null and expires_at > $4
     returning person_id as "personId", detail, expires_at as "expiresAt"`,
    [db.siteId, hashToken(code.token), code.purposes, db.now()],
  );
  return row;
};

/** The person of a code that still works; it stays as it is. */
export const findCodeOwner = async (
  db: SiteDatabase,
  code: { token: string; purposes: readonly CodePurpose[] },
): Promise<string | undefined> => {
  const [row] = await db.query<{ person_id: string }>(
    `select person_id from codes
     where site_id = $1 and code_hash = $2 and purpose = any($3) and used_at is null and expires_at > $4`,
    [db.siteId, hashToken(code.token), code.purposes, db.now()],
  );
  return row?.person_id;
};

/** The address that waits for its confirmation, if it is another one than the person has. */
export const findPendingDetail = async (
  db: SiteDatabase,
  person: { id: string; email: string },
): Promise<string | null> => {
  const [row] = await db.query<{ detail: string }>(
    `select detail from codes where site_id = $1 and person_id = $2 and purpose = 'confirm-email'
       and used_at is null and expires_at > $3 and lower(detail) <> lower($4)
     order by created_at desc limit 1`,
    [db.siteId, person.id, db.now(), person.email],
  );
  return row?.detail ?? null;
};

/** The former addresses that can still take the account back, and until when. */
export const listWaysBack = (
  db: SiteDatabase,
  personId: string,
): Promise<{ detail: string; expires_at: Date }[]> =>
  db.query<{ detail: string; expires_at: Date }>(
    `select detail, expires_at from codes where site_id = $1 and person_id = $2
       and purpose = 'restore-email' and used_at is null and expires_at > $3
       and detail is not null order by created_at`,
    [db.siteId, personId, db.now()],
  );

/**
 * After a new password no older link works any more, but those by which a stolen account comes back; of these end
 * the ones that would end at `waysBackFrom` or later.
 */
export const voidCodes = async (
  db: SiteDatabase,
  personId: string,
  { waysBackFrom }: { waysBackFrom?: Date } = {},
): Promise<void> => {
  await db.query(
    `update codes set used_at = $3 where site_id = $1 and person_id = $2 and used_at is null
       and (purpose <> 'restore-email' or expires_at >= $4)`,
    [db.siteId, personId, db.now(), waysBackFrom ?? null],
  );
};

/** Ends every change of the address that waits for its confirmation; a proof of the own address goes on. */
export const voidEmailChanges = async (
  db: SiteDatabase,
  person: { id: string; email: string },
): Promise<void> => {
  await db.query(
    `update codes set used_at = $3 where site_id = $1 and person_id = $2 and used_at is null
       and purpose = 'confirm-email' and lower(detail) <> lower($4)`,
    [db.siteId, person.id, db.now(), person.email],
  );
};

/** Codes of every site that ended before `before`; says how many. */
export const deleteDeadCodes = async (platform: Database, before: Date): Promise<number> =>
  (await platform.query('delete from codes where expires_at < $1 returning code_hash', [before]))
    .length;
