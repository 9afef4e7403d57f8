import type { AdminRights, Role } from '@portal/shared-contracts';
import { COUNTED_TO, type ListedPerson } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

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
    p.last_seen_at, a.is_owner, a.areas, lower(p.email) as sort_key`;

/** Where it stands. */
export const PERSON_TABLES = `people p
  left join admins a on a.site_id = p.site_id and a.person_id = p.id
  left join erasures e on e.site_id = p.site_id and e.person_id = p.id`;

const EVERYBODY = `(
  select ${PERSON_COLUMNS} from ${PERSON_TABLES} where p.site_id = $1
  union all
  select i.id, 'invitation', i.email, i.role, i.first_name, i.last_name, 'invited', null, i.is_owner,
    i.areas, lower(i.email)
  from invitations i
  where i.site_id = $1 and i.accepted_at is null and i.revoked_at is null and i.expires_at > $2
) everybody
where ($3::text is null or role = $3) and ($4::text is null or state = $4)
  and ($5::text is null or position($5 in lower(first_name || ' ' || last_name || ' ' || email)) > 0)`;

const paramsOf = (db: SiteDatabase, { role, state, search }: PeopleFilter): unknown[] => [
  db.siteId,
  db.now(),
  role ?? null,
  state ?? null,
  search ? search.toLowerCase() : null,
];

/** A page of the list behind a place in it. */
export const listEverybody = (
  db: SiteDatabase,
  filter: PeopleFilter,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<FirmPersonRow[]> =>
  db.query<FirmPersonRow>(
    `select * from ${EVERYBODY} and ($6::text is null or (sort_key, id) > ($6, $7::text))
     order by sort_key, id limit $8`,
    [...paramsOf(db, filter), after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many there are, as far as it is worth counting. */
export const countEverybody = async (db: SiteDatabase, filter: PeopleFilter): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (select 1 from ${EVERYBODY} limit ${COUNTED_TO}) counted`,
    paramsOf(db, filter),
  );
  return row?.n ?? 0;
};
