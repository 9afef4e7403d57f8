import { randomUUID } from 'node:crypto';
import type { AdminRights } from '@portal/shared-contracts';
import type { ViewFilter, ViewListName } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A saved view with who keeps it and who changed it last. */
export interface ViewRow {
  id: string;
  /** Nobody where whoever kept it was erased. */
  owner_id: string | null;
  list: string;
  name: string;
  filter: ViewFilter;
  is_shared: boolean;
  version: number;
  changed_at: Date;
  changer: string | null;
  /** Nobody where the account is closed. */
  owner: string | null;
  /** What that person may do. */
  is_owner: boolean | null;
  areas: AdminRights['areas'] | null;
}

/** Whose views are read, and of which lists. */
export interface Readable {
  reader: string;
  lists: readonly ViewListName[];
}

const OWNER = `case when o.role = 'admin' and o.deactivated_at is null
  then coalesce(nullif(trim(o.first_name || ' ' || o.last_name), ''), o.email) end`;

const SELECT = `select v.*, ${OWNER} as owner, a.is_owner, a.areas, c.first_name as changer
  from saved_views v
  left join admins a on a.site_id = v.site_id and a.person_id = v.owner_id
  left join people o on o.site_id = v.site_id and o.id = v.owner_id
  left join people c on c.site_id = v.site_id and c.id = v.changed_by`;

const READABLE = `v.site_id = $1 and (v.owner_id = $2 or v.is_shared) and v.list = any($3::text[])`;
const THERE = `${READABLE} and v.deleted_at is null`;

/** What somebody may read, in no order: at most fifty of each admin. */
export const listViewRows = (db: SiteDatabase, { reader, lists }: Readable): Promise<ViewRow[]> =>
  db.query<ViewRow>(`${SELECT} where ${THERE}`, [db.siteId, reader, lists]);

/** How many of these lists the reader keeps. */
export const countOwnViews = async (
  db: SiteDatabase,
  { reader, lists }: Readable,
): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from saved_views v where ${THERE} and v.owner_id = $2`,
    [db.siteId, reader, lists],
  );
  return row?.n ?? 0;
};

/** One that somebody may read; `isHeld` makes others who would change it wait, `isDeleted` finds it among the deleted. */
export const findViewRow = async (
  db: SiteDatabase,
  { reader, lists }: Readable,
  id: string,
  { isHeld = false, isDeleted = false } = {},
): Promise<ViewRow | undefined> => {
  const [row] = await db.query<ViewRow>(
    `${SELECT} where ${READABLE} and v.id = $4 and (v.deleted_at is not null) = $5
     ${isHeld ? 'for update of v' : ''}`,
    [db.siteId, reader, lists, id, isDeleted],
  );
  return row;
};

/** The one that an earlier call of this person with this key made. */
export const findViewByKey = async (
  db: SiteDatabase,
  ownerId: string,
  key: string,
): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from saved_views where site_id = $1 and owner_id = $2 and created_key = $3',
    [db.siteId, ownerId, key],
  );
  return row?.id;
};

/** Of two that would take the last place, or the same name, one waits. */
export const holdViewsOf = async (tx: SiteDatabase, ownerId: string | null): Promise<void> => {
  await tx.query("select pg_advisory_xact_lock(hashtext('saved_views:' || $1 || ':' || $2))", [
    tx.siteId,
    ownerId ?? '',
  ]);
};

/** Whether somebody has another view of the list by this name. */
export const isNameTaken = async (
  db: SiteDatabase,
  { ownerId, list, name }: { ownerId: string | null; list: string; name: string },
  exceptId: string | null,
): Promise<boolean> =>
  (
    await db.query(
      `select 1 from saved_views where site_id = $1 and owner_id is not distinct from $2::text
         and list = $3 and lower(name) = lower($4) and deleted_at is null and id is distinct from $5::text`,
      [db.siteId, ownerId, list, name, exceptId],
    )
  ).length > 0;

export const insertView = async (
  tx: SiteDatabase,
  view: {
    ownerId: string;
    list: ViewListName;
    name: string;
    filter: ViewFilter;
    isShared: boolean;
    key: string | null;
  },
): Promise<string> => {
  const id = randomUUID();
  await tx.query(
    `insert into saved_views
       (id, site_id, owner_id, list, name, filter, is_shared, changed_by, changed_at, created_key)
     values ($1, $2, $3, $4, $5, $6::jsonb, $7, $3, $8, $9)`,
    [
      ...[id, tx.siteId, view.ownerId, view.list, view.name, JSON.stringify(view.filter)],
      ...[view.isShared, tx.now(), view.key],
    ],
  );
  return id;
};

/** Changes one; its version grows. */
export const updateView = async (
  tx: SiteDatabase,
  id: string,
  view: { name: string; filter: ViewFilter; isShared: boolean; by: string },
): Promise<void> => {
  await tx.query(
    `update saved_views set name = $3, filter = $4::jsonb, is_shared = $5, changed_by = $6,
       changed_at = $7, version = version + 1 where site_id = $1 and id = $2`,
    [tx.siteId, id, view.name, JSON.stringify(view.filter), view.isShared, view.by, tx.now()],
  );
};

/** Deletes one, or brings it back with `null`. */
export const markDeleted = async (tx: SiteDatabase, id: string, at: Date | null): Promise<void> => {
  await tx.query(
    `update saved_views set deleted_at = $3, version = version + 1 where site_id = $1 and id = $2`,
    [tx.siteId, id, at],
  );
};

/** Removes what was deleted before a moment: nobody can take that back any more. */
export const deleteRemovedViews = async (tx: SiteDatabase, before: Date): Promise<void> => {
  await tx.query('delete from saved_views where site_id = $1 and deleted_at < $2', [
    tx.siteId,
    before,
  ]);
};
