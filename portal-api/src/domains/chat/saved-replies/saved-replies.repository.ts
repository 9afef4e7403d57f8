import { randomUUID } from 'node:crypto';
import type { SavedReply } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A saved reply with who changed it last. */
export interface ReplyRow {
  id: string;
  title: string;
  text: string;
  version: number;
  changed_at: Date;
  changer: string | null;
  sort_key: string;
}

type Content = Pick<SavedReply, 'title' | 'text'>;

const SELECT = `select r.*, lower(r.title) as sort_key, p.first_name as changer from saved_replies r
  left join people p on p.site_id = r.site_id and p.id = r.changed_by`;

/** A page of the list behind a place in it, by title. */
export const listReplies = (
  db: SiteDatabase,
  { after, limit }: { after: readonly string[] | undefined; limit: number },
): Promise<ReplyRow[]> =>
  db.query<ReplyRow>(
    `${SELECT} where r.site_id = $1
       and ($2::text is null or (lower(r.title), r.id) > ($2::text, $3::text))
     order by lower(r.title), r.id limit $4`,
    [db.siteId, after?.[0] ?? null, after?.[1] ?? null, limit],
  );

/** How many the firm keeps. */
export const countReplies = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    'select count(*)::int as n from saved_replies where site_id = $1',
    [db.siteId],
  );
  return row?.n ?? 0;
};

/** One of them; `isHeld` makes others who would change it wait. */
export const findReply = async (
  db: SiteDatabase,
  id: string,
  isHeld = false,
): Promise<ReplyRow | undefined> => {
  const [row] = await db.query<ReplyRow>(
    `${SELECT} where r.site_id = $1 and r.id = $2${isHeld ? ' for update of r' : ''}`,
    [db.siteId, id],
  );
  return row;
};

/** The one that an earlier call with this key made. */
const findByKey = async (db: SiteDatabase, key: string | null): Promise<string | undefined> => {
  const [row] = await db.query<{ id: string }>(
    'select id from saved_replies where site_id = $1 and created_key = $2',
    [db.siteId, key],
  );
  return row?.id;
};

/**
 * Adds one while the firm has fewer than `most`; nothing comes back where it has as many. The same key again finds what
 * its first call made.
 */
export const insertReply = async (
  tx: SiteDatabase,
  made: Content & { by: string; key: string | null; most: number },
): Promise<string | undefined> => {
  // Two at once would both find room for the last one, and neither what the other one makes.
  await tx.query("select pg_advisory_xact_lock(hashtext('saved_replies:' || $1))", [tx.siteId]);
  const former = await findByKey(tx, made.key);
  if (former !== undefined) return former;
  if ((await countReplies(tx)) >= made.most) return undefined;
  const id = randomUUID();
  await tx.query(
    `insert into saved_replies (id, site_id, title, text, changed_by, changed_at, created_key)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [id, tx.siteId, made.title, made.text, made.by, tx.now(), made.key],
  );
  return id;
};

/** Changes one; its version grows. */
export const updateReply = async (
  tx: SiteDatabase,
  id: string,
  { title, text, by }: Content & { by: string },
): Promise<void> => {
  await tx.query(
    `update saved_replies set title = $3, text = $4, changed_by = $5, changed_at = $6,
       version = version + 1 where site_id = $1 and id = $2`,
    [tx.siteId, id, title, text, by, tx.now()],
  );
};

/** Removes one; false where there was none. */
export const deleteReply = async (db: SiteDatabase, id: string): Promise<boolean> =>
  (
    await db.query('delete from saved_replies where site_id = $1 and id = $2 returning id', [
      db.siteId,
      id,
    ])
  ).length > 0;
