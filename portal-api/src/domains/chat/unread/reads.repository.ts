import type { ChatType } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** Up to which place has been read: by the reader, and by whoever of the others is furthest. */
export const getReadMarks = async (
  db: SiteDatabase,
  conversationId: string,
  readerId: string,
): Promise<{ own: number; others: number }> => {
  const [row] = await db.query<{ own: string | number | null; others: string | number | null }>(
    `select max(seq) filter (where reader_id = $3) as own, max(seq) filter (where reader_id <> $3) as others
     from chat_reads where site_id = $1 and conversation_id = $2`,
    [db.siteId, conversationId, readerId],
  );
  return { own: Number(row?.own ?? 0), others: Number(row?.others ?? 0) };
};

/** Remembers how far somebody has read; an earlier place changes nothing, one beyond the end counts as the end. */
export const markRead = async (
  db: SiteDatabase,
  conversationId: string,
  readerId: string,
  upTo: number,
): Promise<number> => {
  const [row] = await db.query<{ seq: string | number }>(
    `insert into chat_reads (site_id, conversation_id, reader_id, seq)
     select site_id, id, $3, least(last_seq, $4::bigint) from chat_conversations where site_id = $1 and id = $2
     on conflict (site_id, conversation_id, reader_id)
       do update set seq = greatest(chat_reads.seq, excluded.seq)
     returning seq`,
    [db.siteId, conversationId, readerId, upTo],
  );
  return Number(row?.seq ?? 0);
};

// Counting stops here: nobody reads the difference, and a long absence must not cost a long count.
const MOST_COUNTED = 1000;

const OF_CONVERSATION = 'm.site_id = c.site_id and m.conversation_id = c.id';

/**
 * How much of a conversation `c` others wrote behind a place. Each of the few who wrote in it is looked up by the
 * index, which steps over all that one of them wrote, so a person's own messages are never walked through.
 */
const unreadBehind = (place: string, reader: string): string => `(
  with recursive senders as (
    (select m.sender_id from chat_messages m where ${OF_CONVERSATION} order by m.sender_id limit 1)
    union all
    select (select m.sender_id from chat_messages m
      where ${OF_CONVERSATION} and m.sender_id > s.sender_id order by m.sender_id limit 1)
    from senders s where s.sender_id is not null)
  select count(*) from (
    select 1 from senders s cross join lateral (
      select 1 from chat_messages m
      where ${OF_CONVERSATION} and m.sender_id = s.sender_id and m.seq > ${place}
      limit ${MOST_COUNTED}) behind
    where s.sender_id <> ${reader} limit ${MOST_COUNTED}) waiting)`;

/** How much others wrote in a conversation after the last place that the person has seen. */
export const countUnreadIn = async (
  db: SiteDatabase,
  conversationId: string,
  personId: string,
): Promise<number> => {
  const [row] = await db.query<{ unread: string | number }>(
    `select ${unreadBehind('coalesce(r.seq, 0)', '$3')} as unread
     from chat_conversations c
     left join chat_reads r on r.site_id = c.site_id and r.conversation_id = c.id and r.reader_id = $3
     where c.site_id = $1 and c.id = $2`,
    [db.siteId, conversationId, personId],
  );
  return Number(row?.unread ?? 0);
};

/** A conversation of a person with something unread, and what it is called. */
export interface UnreadRow {
  chatType: ChatType;
  orderId: string | null;
  unread: number;
  orderNumber: string;
  packageName: string;
  /** Who wrote the newest of them; empty for the firm. */
  personName: string;
}

/**
 * Unread counts of a person's conversations, those with something unread; without the orders' if those are off. Each way
 * to a conversation is asked by itself, because in one condition no index would serve them.
 */
export const countUnread = async (
  db: SiteDatabase,
  personId: string,
  withOrders: boolean,
): Promise<UnreadRow[]> => {
  const rows = await db.query<Omit<UnreadRow, 'unread'> & { unread: string | number }>(
    `select c.chat_type as "chatType", c.order_id as "orderId", w.unread,
       coalesce(o.number_prefix || o.number, '') as "orderNumber",
       coalesce(p.name, '') as "packageName",
       coalesce((select sender.first_name || ' ' || sender.last_name from chat_messages m
         left join people sender on sender.site_id = m.site_id and sender.id = m.sender_id
         where ${OF_CONVERSATION} and m.sender_id <> $2
         order by m.seq desc limit 1), '') as "personName"
     from (select id from chat_conversations where site_id = $1 and writer_id = $2
       union select c.id from orders mine
         join chat_conversations c on c.site_id = mine.site_id and c.order_id = mine.id
         where $3 and mine.site_id = $1 and mine.client_id = $2
       union select c.id from orders mine
         join chat_conversations c on c.site_id = mine.site_id and c.order_id = mine.id
         where $3 and mine.site_id = $1 and mine.writer_id = $2) own
     join chat_conversations c on c.site_id = $1 and c.id = own.id
     left join orders o on o.site_id = c.site_id and o.id = c.order_id
     left join package_versions p on p.site_id = o.site_id and p.package_id = o.package_id
       and p.version = o.package_version
     left join chat_reads r on r.site_id = c.site_id and r.conversation_id = c.id and r.reader_id = $2
     cross join lateral (select ${unreadBehind('coalesce(r.seq, 0)', '$2')} as unread) w
     where w.unread > 0 and c.last_seq > coalesce(r.seq, 0)`,
    [db.siteId, personId, withOrders],
  );
  return rows.map((row) => ({ ...row, unread: Number(row.unread) }));
};
