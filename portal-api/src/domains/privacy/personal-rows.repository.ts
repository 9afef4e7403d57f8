import type { Database, SiteDatabase } from '../../kernel/database.ts';
import type {
  ErasureObstacle,
  PersonalData,
  PersonalTable,
  RetentionRule,
} from '../../kernel/accountability/personal-data.ts';

/** Whose data it is; the address is in small letters. */
export interface Subject {
  siteId: string;
  personId: string;
  email: string;
}

// The tables name their rows by three parameters; each statement has to use all of them.
const where = (rows: string): string =>
  `where site_id = $1 and (${rows}) and $2::text is not null and $3::text is not null`;

const paramsOf = ({ siteId, personId, email }: Subject): string[] => [siteId, personId, email];

/** The address under which a person's data is found. */
export const findSubject = async (
  db: SiteDatabase,
  personId: string,
): Promise<(Subject & { language: string | null }) | undefined> => {
  const [row] = await db.query<{ email: string; language: string | null }>(
    'select lower(email) as email, language from people where site_id = $1 and id = $2',
    [db.siteId, personId],
  );
  return row && { siteId: db.siteId, personId, ...row };
};

const shown = (value: unknown): unknown =>
  value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value;

/** The rows of one table that speak of a person, without what an export leaves out. */
export const listPersonalRows = async (
  db: Database,
  subject: Subject,
  { table, rows, hidden = [] }: PersonalTable,
): Promise<Record<string, unknown>[]> => {
  const found = await db.query<Record<string, unknown>>(
    `select * from ${table} ${where(rows)}`,
    paramsOf(subject),
  );
  return found.map((row) =>
    Object.fromEntries(
      Object.entries(row)
        .filter(([name]) => name !== 'site_id' && !hidden.includes(name))
        .map(([name, value]) => [name, shown(value)]),
    ),
  );
};

/** How many rows of a table speak of a person. */
export const countPersonalRows = async (
  db: Database,
  subject: Subject,
  { table, rows }: Pick<PersonalTable, 'table' | 'rows'> | ErasureObstacle,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*) as n from ${table} ${where(rows)}`,
    paramsOf(subject),
  );
  return row?.n ?? 0;
};

/** Empties or removes what a table says of a person. */
export const erasePersonalRows = async (
  db: Database,
  subject: Subject,
  { table, rows, erasure }: PersonalTable,
): Promise<void> => {
  if ('keep' in erasure) return;
  const condition = where(erasure.rows ?? rows);
  const statement =
    'set' in erasure
      ? `update ${table} set ${erasure.set} ${condition}`
      : `delete from ${table} ${condition}`;
  await db.query(statement, paramsOf(subject));
};

/** A file of a person. */
export interface PersonalFile {
  key: string;
  originalname: string;
}

/** The files of a person by way of every domain; an export also lists what the person uploaded for others. */
export const listPersonalFiles = (
  db: Database,
  subject: Subject,
  data: readonly PersonalData[],
  { withUploads }: { withUploads: boolean },
): Promise<PersonalFile[]> => {
  const rules = data.flatMap(({ files }) => (files ? [`(${files})`] : []));
  const all = withUploads ? [...rules, 'owner_id = $2'] : rules;
  return db.query<PersonalFile>(
    `select key, originalname from files ${where(all.join(' or '))} order by created_at, key`,
    paramsOf(subject),
  );
};

/** Ends the sessions of a person and says which they were. */
export const listSessionIds = async (db: Database, subject: Subject): Promise<string[]> =>
  (
    await db.query<{ id: string }>(
      'select id from sessions where site_id = $1 and person_id = $2',
      [subject.siteId, subject.personId],
    )
  ).map(({ id }) => id);

/** Takes away what was kept for the law, once its time is over. */
export const deleteAfterRetention = async (
  db: Database,
  siteId: string,
  { table, afterRetention }: PersonalTable,
  before: Date,
): Promise<void> => {
  if (!afterRetention) return;
  await db.query(
    `update ${table} set ${afterRetention.set} where site_id = $1 and ${afterRetention.rows}`,
    [siteId, before],
  );
};

/** Removes what is past its time; says how many rows. */
export const deletePastTime = async (
  db: Database,
  siteId: string,
  { table, rows }: RetentionRule,
  before: Date,
): Promise<number> =>
  (
    await db.query(`delete from ${table} where site_id = $1 and (${rows}) returning site_id`, [
      siteId,
      before,
    ])
  ).length;
