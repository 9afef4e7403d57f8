import type { Language, Role } from '@portal/shared-contracts';
import type { SiteDatabase } from '../../kernel/database.ts';

export interface PersonRow {
  id: string;
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  password_hash: string | null;
  profile_img: string | null;
  phone: string | null;
  language: Language | null;
  unique_customer_id: string;
  pending_purchase_package_id: string | null;
  writer_data: Record<string, unknown> | null;
  /** When the person showed that the mailbox is theirs. */
  email_proven_at: Date | null;
  /** Since when the account lets nobody in. */
  deactivated_at: Date | null;
  created_at: Date;
}

const COLUMNS = `id, email, role, first_name, last_name, password_hash, profile_img, phone, language,
  unique_customer_id, pending_purchase_package_id, writer_data, email_proven_at, deactivated_at,
  created_at`;

export const findPerson = async (
  db: SiteDatabase,
  personId: string,
): Promise<PersonRow | undefined> => {
  const [row] = await db.query<PersonRow>(
    `select ${COLUMNS} from people where site_id = $1 and id = $2`,
    [db.siteId, personId],
  );
  return row;
};

/** The same, who stays as found until the transaction ends: nobody closes the account meanwhile. */
export const holdAsFound = async (
  tx: SiteDatabase,
  personId: string,
): Promise<PersonRow | undefined> => {
  const [row] = await tx.query<PersonRow>(
    `select ${COLUMNS} from people where site_id = $1 and id = $2 for share`,
    [tx.siteId, personId],
  );
  return row;
};

/** The same, and of two who hold somebody so one waits for the other: what is counted of them stays so until the end. */
export const holdAlone = async (
  tx: SiteDatabase,
  personId: string,
): Promise<PersonRow | undefined> => {
  const [row] = await tx.query<PersonRow>(
    `select ${COLUMNS} from people where site_id = $1 and id = $2 for no key update`,
    [tx.siteId, personId],
  );
  return row;
};

export const findPersonByEmail = async (
  db: SiteDatabase,
  email: string,
): Promise<PersonRow | undefined> => {
  const [row] = await db.query<PersonRow>(
    `select ${COLUMNS} from people where site_id = $1 and lower(email) = lower($2)`,
    [db.siteId, email],
  );
  return row;
};

export interface NewPerson {
  id: string;
  email: string;
  role: Role;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
  uniqueCustomerId: string;
  language?: Language | null;
  /** Whoever made the account knows that the address is theirs. */
  isProven: boolean;
  /** When the account was made; now where nothing is said. */
  at?: Date;
}

export const insertPerson = async (db: SiteDatabase, person: NewPerson): Promise<void> => {
  await db.query(
    `insert into people (id, site_id, email, role, first_name, last_name, password_hash,
       unique_customer_id, created_at, updated_at, language, email_proven_at)
     values ($1,$2,$3,$4,$5,$6,$7,$8,$9,$9,$10,case when $11::boolean then $9::timestamptz end)`,
    [
      person.id,
      db.siteId,
      person.email,
      person.role,
      person.firstName,
      person.lastName,
      person.passwordHash,
      person.uniqueCustomerId,
      person.at ?? db.now(),
      person.language ?? null,
      person.isProven,
    ],
  );
};

/** The columns that a person may change; the names are fixed here, never taken from input. */
export interface PersonChange {
  email?: string;
  first_name?: string;
  last_name?: string;
  language?: Language;
  profile_img?: string | null;
  password_hash?: string | null;
  email_proven_at?: Date;
  phone?: string | null;
  pending_purchase_package_id?: string | null;
  writer_data?: string;
}

export const updatePerson = async (
  db: SiteDatabase,
  personId: string,
  change: PersonChange,
): Promise<void> => {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  const sets = entries.map(([column], index) => `${column} = $${index + 4}`);
  await db.query(
    `update people set ${['updated_at = $3', ...sets].join(', ')} where site_id = $1 and id = $2`,
    [db.siteId, personId, db.now(), ...entries.map(([, value]) => value)],
  );
};

/** Puts a new hash into the place of the one that was verified; false where the password is another one by now. */
export const replacePassword = async (
  db: SiteDatabase,
  { id, password_hash }: Pick<PersonRow, 'id' | 'password_hash'>,
  hash: string,
): Promise<boolean> => {
  const rows = await db.query(
    `update people set updated_at = $3, password_hash = $5
     where site_id = $1 and id = $2 and password_hash is not distinct from $4 returning id`,
    [db.siteId, id, db.now(), password_hash, hash],
  );
  return rows.length > 0;
};

/** Whether anybody writes for the firm. */
export const hasWriters = async (db: SiteDatabase): Promise<boolean> =>
  (
    await db.query(
      `select 1 from people where site_id = $1 and role = 'writer' and deactivated_at is null limit 1`,
      [db.siteId],
    )
  ).length > 0;

export const listPeople = (
  db: SiteDatabase,
): Promise<Pick<PersonRow, 'id' | 'email' | 'role' | 'first_name' | 'last_name'>[]> =>
  db.query(
    'select id, email, role, first_name, last_name from people where site_id = $1 order by email',
    [db.siteId],
  );
