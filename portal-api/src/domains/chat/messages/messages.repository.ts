import { limits } from '@portal/shared-contracts';
import type { ChatMessage } from '@portal/shared-contracts/chat';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  type IncomingMessage,
  type MessageRow,
  repeatKey,
  toChatMessage,
} from '../records/message.record.ts';

/** The columns of a `MessageRow`. */
export const COLUMNS =
  'conversation_id, seq, id, client_id, sender_id, sender_name, writer_name, type, content, file, created_at, written_by, written_name';

/** A page of history in the order of the conversation, and whether older messages exist. */
export const listMessages = async (
  db: SiteDatabase,
  conversationId: string,
  range: { before?: number | undefined; after?: number | undefined },
): Promise<{ messages: ChatMessage[]; hasOlder: boolean; hasNewer: boolean }> => {
  const { pageSize, gapSize } = limits.chat;
  if (range.after !== undefined) {
    const rows = await db.query<MessageRow>(
      `select ${COLUMNS} from chat_messages
       where site_id = $1 and conversation_id = $2 and seq > $3 order by seq limit $4`,
      [db.siteId, conversationId, range.after, gapSize + 1],
    );
    return {
      messages: rows.slice(0, gapSize).map(toChatMessage),
      hasOlder: range.after > 0,
      hasNewer: rows.length > gapSize,
    };
  }
  const rows = await db.query<MessageRow>(
    `select ${COLUMNS} from chat_messages
     where site_id = $1 and conversation_id = $2 and seq < $3 order by seq desc limit $4`,
    [db.siteId, conversationId, range.before ?? Number.MAX_SAFE_INTEGER, pageSize + 1],
  );
  const page = rows.slice(0, pageSize).reverse();
  return {
    messages: page.map(toChatMessage),
    hasOlder: rows.length > pageSize,
    hasNewer: false,
  };
};

/** The messages of a batch that are in the store already, by the key that repeats share. */
export const listRepeats = async (
  tx: SiteDatabase,
  batch: readonly IncomingMessage[],
): Promise<Map<string, MessageRow>> => {
  const rows = await tx.query<MessageRow>(
    `select ${COLUMNS} from chat_messages m
     where site_id = $1 and (conversation_id, sender_id, client_id) in
       (select * from unnest($2::text[], $3::text[], $4::text[]))`,
    [
      tx.siteId,
      batch.map((message) => message.conversationId),
      batch.map((message) => message.senderId),
      batch.map((message) => message.clientId),
    ],
  );
  return new Map(
    rows.map((row) => [
      repeatKey({
        conversationId: row.conversation_id,
        senderId: row.sender_id,
        clientId: row.client_id,
      }),
      row,
    ]),
  );
};
