import { randomUUID } from 'node:crypto';
import type { FirmHistoryEntry, OrderNote } from '@portal/shared-contracts/admin';
import type { SiteDatabase } from '../../../kernel/database.ts';

interface NoteRow {
  id: string;
  text: string;
  author: string;
  created_at: Date;
}

const toNote = ({ id, text, author, created_at }: NoteRow): OrderNote => ({
  _id: id,
  text,
  author,
  createdAt: created_at.toISOString(),
});

/** What was written down about an order, latest first. */
export const listNotes = async (db: SiteDatabase, orderId: string): Promise<OrderNote[]> => {
  const rows = await db.query<NoteRow>(
    `select n.id, n.text, n.created_at, trim(p.first_name || ' ' || p.last_name) as author
     from order_notes n join people p on p.site_id = n.site_id and p.id = n.author_id
     where n.site_id = $1 and n.order_id = $2 order by n.created_at desc, n.id`,
    [db.siteId, orderId],
  );
  return rows.map(toNote);
};

/** Writes something down about an order; false where this very note stands there already. */
export const insertNote = async (
  tx: SiteDatabase,
  note: { id: string; orderId: string; authorId: string; text: string },
): Promise<boolean> => {
  const written = await tx.query(
    `insert into order_notes (id, site_id, order_id, author_id, text, created_at)
     values ($1, $2, $3, $4, $5, $6) on conflict (id) do nothing returning id`,
    [note.id, tx.siteId, note.orderId, note.authorId, note.text, tx.now()],
  );
  return written.length > 0;
};

/** Takes away what was written down. */
export const deleteNote = async (tx: SiteDatabase, id: string): Promise<void> => {
  await tx.query('delete from order_notes where site_id = $1 and id = $2', [tx.siteId, id]);
};

/** What the firm did to an order. */
export interface OrderEvent {
  orderId: string;
  code: FirmHistoryEntry['code'];
  personId?: string | undefined;
  writerId?: string | null | undefined;
  words?: string | undefined;
  serviceId?: string | undefined;
  taskId?: string | undefined;
}

/** Keeps what the firm did, for the order's history. */
export const insertEvent = async (tx: SiteDatabase, event: OrderEvent): Promise<void> => {
  await tx.query(
    `insert into order_events (id, site_id, order_id, code, person_id, writer_id, words, service_id,
       task_id, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      randomUUID(),
      tx.siteId,
      event.orderId,
      event.code,
      event.personId ?? null,
      event.writerId ?? null,
      event.words ?? '',
      event.serviceId ?? null,
      event.taskId ?? null,
      tx.now(),
    ],
  );
};

/** What an order's events call a change of its writer. */
export const ASSIGNING: readonly string[] = ['assigned', 'handed-over', 'unassigned'];

/** Who has had an order since when; nobody where it went back. */
export interface KeptAssignment {
  writer_id: string | null;
  created_at: Date;
}

/** To whom an order was given, one after the other. */
export const listAssignments = (db: SiteDatabase, orderId: string): Promise<KeptAssignment[]> =>
  db.query<KeptAssignment>(
    `select writer_id, created_at from order_events
     where site_id = $1 and order_id = $2 and code = any($3::text[]) order by created_at`,
    [db.siteId, orderId, ASSIGNING],
  );

/** Writes down who has had an order from before such acts were kept, ahead of the first that is. */
export const keepFirstAssignment = async (
  tx: SiteDatabase,
  { orderId, writerId, at }: { orderId: string; writerId: string; at: string },
): Promise<void> => {
  await tx.query(
    `insert into order_events (id, site_id, order_id, code, writer_id, created_at)
     select $3, $1, $2, 'assigned', $4, $5::timestamptz
     where not exists (select 1 from order_events
       where site_id = $1 and order_id = $2 and code = any($6::text[]))`,
    [tx.siteId, orderId, randomUUID(), writerId, at, ASSIGNING],
  );
};

/** A kept act of the firm with the names that belong to it. */
export interface EventRow {
  code: FirmHistoryEntry['code'];
  person: string | null;
  writer: string | null;
  words: string;
  service_id: string | null;
  task_id: string | null;
  created_at: Date;
}

/** What the firm did to an order. */
export const listEvents = (db: SiteDatabase, orderId: string): Promise<EventRow[]> =>
  db.query<EventRow>(
    `select e.code, e.words, e.service_id, e.task_id, e.created_at,
       trim(p.first_name || ' ' || p.last_name) as person,
       trim(w.first_name || ' ' || w.last_name) as writer
     from order_events e
     left join people p on p.site_id = e.site_id and p.id = e.person_id
     left join people w on w.site_id = e.site_id and w.id = e.writer_id
     where e.site_id = $1 and e.order_id = $2`,
    [db.siteId, orderId],
  );

/** Counts up the order's version and keeps who changed it. */
export const writeVersion = async (
  tx: SiteDatabase,
  orderId: string,
  personId: string | null,
): Promise<void> => {
  await tx.query(
    `update orders set version = version + 1, changed_by = $3, changed_at = $4
     where site_id = $1 and id = $2`,
    [tx.siteId, orderId, personId, tx.now()],
  );
};

/** The version of an order and who changed it last; the row is held for the rest of the transaction. */
export const lockVersion = async (
  tx: SiteDatabase,
  orderId: string,
): Promise<{ version: number; changedBy: string | null; changedAt: Date } | undefined> => {
  const [row] = await tx.query<{ version: number; name: string | null; at: Date }>(
    `select o.version, coalesce(o.changed_at, o.created_at) as at,
       (select p.first_name from people p
        where p.site_id = o.site_id and p.id = o.changed_by) as name
     from orders o where o.site_id = $1 and o.id = $2 for update of o`,
    [tx.siteId, orderId],
  );
  return row && { version: row.version, changedBy: row.name, changedAt: row.at };
};
