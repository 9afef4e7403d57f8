import type { SiteDatabase } from '../../kernel/database.ts';

const MOST_FOUND = 200;

/** How people are called, by their ids; an empty name for somebody who was erased. */
export const namesOfPeople = async (
  db: SiteDatabase,
  personIds: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db.query<{ id: string; name: string }>(
    `select p.id, case when e.done_at is not null then ''
       else coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email) end as name
     from people p left join erasures e on e.site_id = p.site_id and e.person_id = p.id
     where p.site_id = $1 and p.id = any($2)`,
    [db.siteId, personIds],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** People by a piece of their name or address. */
export const findPeopleCalled = async (db: SiteDatabase, text: string): Promise<string[]> => {
  const rows = await db.query<{ id: string }>(
    `select id from people where site_id = $1
       and position(lower($2) in lower(first_name || ' ' || last_name || ' ' || email)) > 0
     order by id limit ${MOST_FOUND}`,
    [db.siteId, text],
  );
  return rows.map(({ id }) => id);
};

// Each walks its index in order and stops, however many begin so.
const beginning = (column: 'found_name' | 'found_last_name' | 'found_email'): string =>
  `(select p.id from people p where p.site_id = $1 and starts_with(p.${column}, $2)
      and not exists (select 1 from erasures e
        where e.site_id = p.site_id and e.person_id = p.id and e.done_at is not null)
    order by p.${column} using ~<~ limit $3)`;

/** People whose whole name, last name or address begins so, the nearest first; never somebody who was erased. */
export const findPeopleBeginning = (
  db: SiteDatabase,
  text: string,
  most: number,
): Promise<{ id: string; name: string; email: string }[]> =>
  db.query<{ id: string; name: string; email: string }>(
    `select p.id, p.email, trim(p.first_name || ' ' || p.last_name) as name
     from (${beginning('found_name')} union ${beginning('found_last_name')}
       union ${beginning('found_email')}) found
     join people p on p.site_id = $1 and p.id = found.id
     order by p.found_email = $2 desc, p.found_name, p.id limit $3`,
    [db.siteId, text.toLowerCase(), most],
  );

/** The addresses that invitations went to, by their ids. */
export const addressesOfInvitations = async (
  db: SiteDatabase,
  ids: readonly string[],
): Promise<Map<string, string>> => {
  const rows = await db.query<{ id: string; email: string }>(
    'select id, email from invitations where site_id = $1 and id = any($2)',
    [db.siteId, ids],
  );
  return new Map(rows.map(({ id, email }) => [id, email]));
};
