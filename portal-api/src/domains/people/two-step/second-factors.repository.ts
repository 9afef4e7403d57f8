import type { Database, SiteDatabase } from '../../../kernel/database.ts';

/** A second factor as it is stored. */
export interface SecondFactor {
  secret: string;
  confirmed_at: Date | null;
}

export const findFactor = async (
  db: SiteDatabase,
  personId: string,
): Promise<SecondFactor | undefined> => {
  const [row] = await db.query<SecondFactor>(
    'select secret, confirmed_at from second_factors where site_id = $1 and person_id = $2',
    [db.siteId, personId],
  );
  return row;
};

/** Keeps a secret that waits for its first code; a confirmed one stays, and nothing is answered. */
export const saveUnconfirmed = async (
  db: SiteDatabase,
  personId: string,
  secret: string,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into second_factors (site_id, person_id, secret, created_at) values ($1, $2, $3, $4)
     on conflict (site_id, person_id) do update set secret = $3, created_at = $4, last_step = 0
       where second_factors.confirmed_at is null
     returning person_id`,
    [db.siteId, personId, secret, db.now()],
  );
  return rows.length > 0;
};

/** Every secret of every site, to seal anew what needs it. */
export const listSecrets = (
  platform: Database,
): Promise<{ site_id: string; person_id: string; secret: string }[]> =>
  platform.query('select site_id, person_id, secret from second_factors');

/** Puts a sealed secret into the place of the same one; a secret that changed meanwhile stays. */
export const replaceSecret = async (
  platform: Database,
  row: { site_id: string; person_id: string; secret: string },
  sealed: string,
): Promise<void> => {
  await platform.query(
    'update second_factors set secret = $4 where site_id = $1 and person_id = $2 and secret = $3',
    [row.site_id, row.person_id, row.secret, sealed],
  );
};

/** Uses the code of one half minute up; of parallel uses one gets it, and an earlier one never works after. */
export const useStep = async (
  db: SiteDatabase,
  personId: string,
  step: number,
): Promise<boolean> => {
  const rows = await db.query(
    `update second_factors set last_step = $3, confirmed_at = coalesce(confirmed_at, $4)
     where site_id = $1 and person_id = $2 and last_step < $3 returning person_id`,
    [db.siteId, personId, step, db.now()],
  );
  return rows.length > 0;
};

/** Which second factors the person has turned on. */
export const getFactorKinds = async (
  db: SiteDatabase,
  personId: string,
): Promise<{ app: boolean; passkey: boolean }> => {
  const [row] = await db.query<{ app: boolean; passkey: boolean }>(
    `select exists (select 1 from second_factors
              where site_id = $1 and person_id = $2 and confirmed_at is not null) as app,
            exists (select 1 from passkeys where site_id = $1 and person_id = $2) as passkey`,
    [db.siteId, personId],
  );
  return row ?? { app: false, passkey: false };
};

/** Removes the authenticator app, or only one that was set up at or after a moment; says whether it was there. */
export const deleteApp = async (
  db: SiteDatabase,
  personId: string,
  since?: Date,
): Promise<boolean> => {
  const rows = await db.query(
    `delete from second_factors where site_id = $1 and person_id = $2
       and ($3::timestamptz is null or created_at >= $3) returning person_id`,
    [db.siteId, personId, since ?? null],
  );
  return rows.length > 0;
};

export const deleteRecoveryCodes = async (db: SiteDatabase, personId: string): Promise<void> => {
  await db.query('delete from recovery_codes where site_id = $1 and person_id = $2', [
    db.siteId,
    personId,
  ]);
};

/** Replaces the recovery codes by these. */
export const saveRecoveryCodes = async (
  db: SiteDatabase,
  personId: string,
  hashes: readonly string[],
): Promise<void> => {
  await deleteRecoveryCodes(db, personId);
  await db.query(
    `insert into recovery_codes (site_id, person_id, code_hash)
     select $1, $2, code from unnest($3::text[]) as code`,
    [db.siteId, personId, hashes],
  );
};

/** Uses a recovery code up; of parallel uses one gets it. */
export const useRecoveryCode = async (
  db: SiteDatabase,
  personId: string,
  hash: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update recovery_codes set used_at = $4
     where site_id = $1 and person_id = $2 and code_hash = $3 and used_at is null returning code_hash`,
    [db.siteId, personId, hash, db.now()],
  );
  return rows.length > 0;
};

/** How many recovery codes are left. */
export const countRecoveryCodes = async (db: SiteDatabase, personId: string): Promise<number> => {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from recovery_codes
     where site_id = $1 and person_id = $2 and used_at is null`,
    [db.siteId, personId],
  );
  return row?.count ?? 0;
};
