import { randomUUID } from 'node:crypto';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A passkey as it is stored; `public_key` is COSE in base64url. */
export interface PasskeyRow {
  id: string;
  credential_id: string;
  public_key: string;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

/** What a new passkey brings. */
export type NewPasskey = Pick<
  PasskeyRow,
  'credential_id' | 'public_key' | 'counter' | 'transports' | 'name'
>;

const COLUMNS = `id, credential_id, public_key, counter::float8 as counter, transports, name, created_at,
  last_used_at`;

/** The person's passkeys, the oldest first. */
export const listPasskeys = (db: SiteDatabase, personId: string): Promise<PasskeyRow[]> =>
  db.query<PasskeyRow>(
    `select ${COLUMNS} from passkeys where site_id = $1 and person_id = $2 order by created_at, id`,
    [db.siteId, personId],
  );

/** Keeps a passkey, unless this device's one is known already; nobody holds more than `most`. */
export const savePasskey = async (
  db: SiteDatabase,
  personId: string,
  added: NewPasskey,
  most: number,
): Promise<boolean> => {
  const rows = await db.query(
    `insert into passkeys (site_id, id, person_id, credential_id, public_key, counter, transports, name, created_at)
     select $1, $2, $3, $4, $5, $6, $7, $8, $9
     where (select count(*) from passkeys where site_id = $1 and person_id = $3) < $10
     on conflict (site_id, credential_id) do nothing
     returning id`,
    [
      db.siteId,
      randomUUID(),
      personId,
      added.credential_id,
      added.public_key,
      added.counter,
      added.transports,
      added.name,
      db.now(),
      most,
    ],
  );
  return rows.length > 0;
};

/** Counts a use. Nothing is counted when the device's own count went back, for then the key was copied. */
export const usePasskey = async (
  db: SiteDatabase,
  { id }: Pick<PasskeyRow, 'id'>,
  counter: number,
): Promise<boolean> => {
  const rows = await db.query(
    `update passkeys set counter = $3, last_used_at = $4
     where site_id = $1 and id = $2 and (counter < $3 or (counter = 0 and $3 = 0)) returning id`,
    [db.siteId, id, counter, db.now()],
  );
  return rows.length > 0;
};

export const deletePasskey = async (
  db: SiteDatabase,
  personId: string,
  id: string,
): Promise<boolean> => {
  const rows = await db.query(
    'delete from passkeys where site_id = $1 and person_id = $2 and id = $3 returning id',
    [db.siteId, personId, id],
  );
  return rows.length > 0;
};

/** Removes the person's passkeys, or those that were added at or after a moment; says how many. */
export const deletePasskeys = async (
  db: SiteDatabase,
  personId: string,
  since?: Date,
): Promise<number> => {
  const rows = await db.query(
    `delete from passkeys where site_id = $1 and person_id = $2
       and ($3::timestamptz is null or created_at >= $3) returning id`,
    [db.siteId, personId, since ?? null],
  );
  return rows.length;
};
