import { COUNTED_TO } from '@portal/shared-contracts/admin';
import { ADMIN_SENDER } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ConversationMembers } from '../records/conversation.record.ts';
import { markRead } from './reads.repository.ts';

/** In how many conversations with writers something waits that nobody of the firm has read or answered. */
export const countUnreadOfFirm = async (db: SiteDatabase): Promise<number> => {
  const [row] = await db.query<{ n: number }>(
    `select count(*)::int as n from (
       select 1 from chat_conversations
       where site_id = $1 and chat_type = 'writerToAdmin' and last_seq > firm_seen
         and last_seq > firm_done
       limit ${COUNTED_TO}) counted`,
    [db.siteId],
  );
  return row?.n ?? 0;
};

/** How many messages of a conversation nobody of the firm has read. */
export const countUnreadInForFirm = async (
  db: SiteDatabase,
  conversationId: string,
): Promise<number> => {
  const [row] = await db.query<{ unread: string | number }>(
    `select last_seq - firm_seen as unread from chat_conversations where site_id = $1 and id = $2`,
    [db.siteId, conversationId],
  );
  return Number(row?.unread ?? 0);
};

/** Up to which place the firm has read, and whoever of the others is furthest. */
export const getFirmMarks = async (
  db: SiteDatabase,
  conversationId: string,
): Promise<{ own: number; others: number }> => {
  const [row] = await db.query<{ own: string | number; others: string | number | null }>(
    `select c.firm_seen as own, (select max(r.seq) from chat_reads r
       where r.site_id = $1 and r.conversation_id = $2 and r.reader_id <> $3) as others
     from chat_conversations c where c.site_id = $1 and c.id = $2`,
    [db.siteId, conversationId, ADMIN_SENDER],
  );
  return { own: Number(row?.own ?? 0), others: Number(row?.others ?? 0) };
};

/** Remembers how far the firm has read; a writer is told by the mark of the other side, the sides of an order are not. */
export const markFirmRead = async (
  db: SiteDatabase,
  { id, chatType }: Pick<ConversationMembers, 'id' | 'chatType'>,
  upTo: number,
): Promise<number> => {
  if (chatType === 'writerToAdmin') await markRead(db, id, ADMIN_SENDER, upTo);
  const [row] = await db.query<{ seen: string | number }>(
    `update chat_conversations set firm_seen = greatest(firm_seen, least(last_seq, $3::bigint))
     where site_id = $1 and id = $2 returning firm_seen as seen`,
    [db.siteId, id, upTo],
  );
  return Number(row?.seen ?? 0);
};
