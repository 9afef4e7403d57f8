import type { SiteDatabase } from '../../kernel/database.ts';
import type { Conditions } from '../../kernel/rows/conditions.ts';

type Found = 'found_name' | 'found_last_name' | 'found_email';

// Each walks its index in order and stops, however many begin so.
const beginning = (column: Found): string =>
  `(select p.id, p.email, trim(p.first_name || ' ' || p.last_name) as name, p.found_name, p.found_email
    from people p where p.site_id = $1 and starts_with(p.${column}, $2)
      and not exists (select 1 from erasures e
        where e.site_id = p.site_id and e.person_id = p.id and e.done_at is not null)
    order by p.${column} using ~<~ limit $3)`;

/** The first names of people, by id. */
export const firstNamesOf = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const rows = await db.query<{ id: string; first_name: string }>(
    'select id, first_name from people where site_id = $1 and id = any($2::text[])',
    [db.siteId, [...ids]],
  );
  return new Map(rows.map(({ id, first_name: name }) => [id, name]));
};

/** People whose whole name, last name or address begins so, the nearest first; never somebody who was erased. */
export const listPeopleBeginning = (
  db: SiteDatabase,
  text: string,
  most: number,
): Promise<{ id: string; name: string; email: string }[]> =>
  db.query<{ id: string; name: string; email: string }>(
    `select id, email, name
     from (${beginning('found_name')} union ${beginning('found_last_name')}
       union ${beginning('found_email')}) found
     order by found_email = $2 desc, found_name, id limit $3`,
    [db.siteId, text.toLowerCase(), most],
  );

const idsBeginning = (column: Found, { siteId, text }: { siteId: string; text: string }): string =>
  `select p.id from people p where p.site_id = ${siteId} and starts_with(p.${column}, ${text})
     and not exists (select 1 from erasures e
       where e.site_id = p.site_id and e.person_id = p.id and e.done_at is not null)`;

const beginningAll = (places: { siteId: string; text: string }): string =>
  `(${idsBeginning('found_name', places)} union ${idsBeginning('found_last_name', places)}
    union ${idsBeginning('found_email', places)})`;

// So many are named by their ids; where more begin so, the statement looks for all of them itself.
const MOST_NAMED = 500;

/** Everybody whose whole name, last name or address begins so; without ids they are many, or were not looked for. */
export interface NamedPeople {
  text: string;
  ids?: readonly string[] | undefined;
}

/** Looks whether they are few. */
export const findNamed = async (db: SiteDatabase, text: string): Promise<NamedPeople> => {
  const ids = (await listPeopleBeginning(db, text, MOST_NAMED)).map(({ id }) => id);
  return { text, ids: ids.length < MOST_NAMED ? ids : undefined };
};

/** That a column is one of them. Few ids are found by its index; many would be looked through for every row. */
export const isNamed = (
  column: string,
  { text, ids }: NamedPeople,
  where: Conditions,
  siteId: string,
): string =>
  ids
    ? `${column} = any(${where.place(ids)}::text[])`
    : `${column} in ${beginningAll({ siteId: where.place(siteId), text: where.place(text.toLowerCase()) })}`;
