import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import { conversationOfOrder, type ConversationMembers } from '../records/conversation.record.ts';

/** Makes sure that the row exists which gives messages their places, and says which was the last one. */
export const openConversation = async (
  db: SiteDatabase,
  conversation: ConversationMembers,
  { isReadOnly = false }: { isReadOnly?: boolean } = {},
): Promise<number> => {
  const [known] = await db.query<{ last_seq: string | number }>(
    'select last_seq from chat_conversations where site_id = $1 and id = $2',
    [db.siteId, conversation.id],
  );
  if (known || isReadOnly) return Number(known?.last_seq ?? 0);
  await db.query(
    `insert into chat_conversations (site_id, id, chat_type, order_id, writer_id, created_at)
     values ($1,$2,$3,$4,$5,$6) on conflict do nothing`,
    [
      db.siteId,
      conversation.id,
      conversation.chatType,
      conversation.orderId,
      conversation.chatType === 'writerToAdmin' ? conversation.writerId : null,
      db.now(),
    ],
  );
  return 0;
};

/** The last places of conversations of any site, by `site/conversation`. */
export const listLastSeqs = async (
  platform: Database,
  conversations: readonly { siteId: string; conversationId: string }[],
): Promise<Map<string, number>> => {
  const rows = await platform.query<{ site_id: string; id: string; last_seq: string | number }>(
    `select site_id, id, last_seq from chat_conversations
     where (site_id, id) in (select * from unnest($1::text[], $2::text[]))`,
    [
      conversations.map(({ siteId }) => siteId),
      conversations.map(({ conversationId }) => conversationId),
    ],
  );
  return new Map(rows.map((row) => [`${row.site_id}/${row.id}`, Number(row.last_seq)]));
};

/** The people whose conversation this is at the moment. */
export const listMembers = async (db: SiteDatabase, conversationId: string): Promise<string[]> => {
  const [row] = await db.query<{ client_id: string | null; writer_id: string | null }>(
    `select o.client_id, coalesce(o.writer_id, c.writer_id) as writer_id
     from chat_conversations c
     left join orders o on o.site_id = c.site_id and o.id = c.order_id
     where c.site_id = $1 and c.id = $2`,
    [db.siteId, conversationId],
  );
  return [row?.client_id, row?.writer_id].filter((id): id is string => Boolean(id));
};

/** Whose the conversation beside an order is, without the rest of the order. */
export const findOrderMembers = async (
  db: SiteDatabase,
  orderId: string,
): Promise<ConversationMembers | undefined> => {
  const [row] = await db.query<{ client_id: string; writer_id: string | null }>(
    'select client_id, writer_id from orders where site_id = $1 and id = $2',
    [db.siteId, orderId],
  );
  return (
    row && {
      id: conversationOfOrder(orderId),
      chatType: 'writerToCustomer',
      orderId,
      clientId: row.client_id,
      writerId: row.writer_id,
    }
  );
};
