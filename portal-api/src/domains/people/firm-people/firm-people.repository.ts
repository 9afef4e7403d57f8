import type { AdminRights, Role } from '@portal/shared-contracts';
import { COUNTED_TO, type ListedPerson } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { Conditions } from '../../../kernel/rows/conditions.ts';

/** Somebody of the list. */
export interface FirmPersonRow {
  id: string;
  kind: ListedPerson['kind'];
  email: string;
  role: Role;
  first_name: string;
  last_name: string;
  state: ListedPerson['state'];
  last_seen_at: Date | null;
  is_owner: boolean | null;
  areas: AdminRights['areas'] | null;
  sort_key: string;
}

/** What a reader of the list looks for. */
export interface PeopleFilter {
  role?: Role | undefined;
  state?: ListedPerson['state'] | undefined;
  search?: string | undefined;
}

/** What a row of the list says of an account. */
export const PERSON_COLUMNS = `p.id, 'person' as kind, p.email, p.role, p.first_name, p.last_name,
    case when e.done_at is not null then 'erased' when p.deactivated_at is not null then 'deactivated'
      else 'active' end as state,
    p.last_seen_at, a.is_owner, a.areas, p.found_email as sort_key`;

/** Where it stands. */
export const PERSON_TABLES = `people p
  left join admins a on a.site_id = p.site_id and a.person_id = p.id
  left join erasures e on e.site_id = p.site_id and e.person_id = p.id`;

const ofState: Readonly<Record<Exclude<ListedPerson['state'], 'invited'>, string>> = {
  active: 'p.deactivated_at is null and e.done_at is null',
  deactivated: 'p.deactivated_at is not null and e.done_at is null',
  erased: 'e.done_at is not null',
};

interface Part {
  columns: string;
  tables: string;
  where: string;
  /** What the list is sorted by. */
  place: string;
}

// Each way to a person has its own index.
const peopleOf = ({ role, state, search }: PeopleFilter, where: Conditions): Part => {
  const tests = ['p.site_id = $1'];
  if (role) tests.push(`p.role = ${where.place(role)}`);
  if (state && state !== 'invited') tests.push(ofState[state]);
  if (search) {
    const text = where.place(search.toLowerCase());
    tests.push(`(starts_with(p.found_name, ${text}) or starts_with(p.found_last_name, ${text})
      or starts_with(p.found_email, ${text}))`);
  }
  return {
    columns: PERSON_COLUMNS,
    tables: PERSON_TABLES,
    where: tests.join(' and '),
    place: 'p.found_email, p.id',
  };
};

// Those that wait are few: they end after a week.
const invitationsOf = (
  { role, search }: PeopleFilter,
  db: SiteDatabase,
  where: Conditions,
): Part => {
  const tests = [
    `i.site_id = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > ${where.place(db.now())}`,
  ];
  if (role) tests.push(`i.role = ${where.place(role)}`);
  if (search) {
    const text = where.place(search.toLowerCase());
    tests.push(`(starts_with(lower(i.first_name || ' ' || i.last_name), ${text})
      or starts_with(lower(i.last_name), ${text}) or starts_with(lower(i.email), ${text}))`);
  }
  return {
    columns: `i.id, 'invitation' as kind, i.email, i.role, i.first_name, i.last_name,
      'invited' as state, null::timestamptz as last_seen_at, i.is_owner, i.areas, lower(i.email) as sort_key`,
    tables: 'invitations i',
    where: tests.join(' and '),
    place: 'lower(i.email), i.id',
  };
};

/** Accounts, then invitations; a part or condition that nobody asked for is not there, because it would hide the indexes. */
const partsOf = (db: SiteDatabase, filter: PeopleFilter): { parts: Part[]; where: Conditions } => {
  const where = new Conditions();
  where.place(db.siteId);
  const parts = [
    ...(filter.state === 'invited' ? [] : [peopleOf(filter, where)]),
    ...(filter.state && filter.state !== 'invited' ? [] : [invitationsOf(filter, db, where)]),
  ];
  return { parts, where };
};

/** A page of the list behind a place in it. */
export const listEverybody = (
  db: SiteDatabase,
  filter: PeopleFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmPersonRow[]> => {
  const { parts, where } = partsOf(db, filter);
  const behind = after ? `(${where.place(after[0])}, ${where.place(after[1])}::text)` : undefined;
  const most = where.place(limit);
  const pages = parts.map(
    (part) => `(select ${part.columns} from ${part.tables} where ${part.where}
      ${behind ? `and (${part.place}) > ${behind}` : ''} order by ${part.place} limit ${most})`,
  );
  return db.query<FirmPersonRow>(
    `select * from (${pages.join(' union all ')}) everybody order by sort_key, id limit ${most}`,
    where.params,
  );
};

/** How many there are, as far as it is worth counting. */
export const countEverybody = async (db: SiteDatabase, filter: PeopleFilter): Promise<number> => {
  const { parts, where } = partsOf(db, filter);
  const counted = parts.map(
    // Who was erased matters only where a state is asked for.
    ({ tables, where: sql }) =>
      `select 1 from ${filter.state ? tables : (tables.split('\n')[0] ?? '')} where ${sql}`,
  );
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (${counted.join(' union all ')} limit ${COUNTED_TO}) counted`,
    where.params,
  );
  return row?.n ?? 0;
};
