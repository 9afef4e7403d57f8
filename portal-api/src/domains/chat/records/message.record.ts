import type { ChatFile, ChatMessage } from '@portal/shared-contracts/chat';
import { orderOfConversation } from './conversation.record.ts';

/** A message on its way into the store. */
export interface IncomingMessage {
  conversationId: string;
  orderId: string | null;
  clientId: string;
  senderId: string;
  senderName: string;
  /** The admin who says it for the firm. */
  colleague: { id: string; name: string } | null;
  writerName: string | null;
  /** The members against whom the sender's right was checked. */
  customerId: string | null;
  writerId: string | null;
  type: 'text' | 'file';
  content: string | null;
  file: ChatFile | null;
}

/** Key of a message that repeats share. */
export const repeatKey = (message: {
  conversationId: string;
  senderId: string;
  clientId: string;
}): string => JSON.stringify([message.conversationId, message.senderId, message.clientId]);

/** A row of `chat_messages`. */
export interface MessageRow {
  conversation_id: string;
  seq: string | number;
  id: string;
  client_id: string;
  sender_id: string;
  sender_name: string;
  writer_name: string | null;
  type: 'text' | 'file';
  content: string | null;
  file: ChatFile | null;
  created_at: Date | string;
  written_by: string | null;
  written_name: string | null;
}

export const toChatMessage = (row: MessageRow): ChatMessage => ({
  _id: row.id,
  seq: Number(row.seq),
  client_id: row.client_id,
  type: row.type,
  ...(row.content === null ? {} : { content: row.content }),
  ...(row.file === null ? {} : { data: row.file }),
  sent_by: row.sender_id,
  sender_name: row.sender_name,
  order_id: orderOfConversation(row.conversation_id),
  writerName: row.writer_name,
  createdAt: new Date(row.created_at).toISOString(),
  ...(row.written_name === null ? {} : { colleague: row.written_name }),
});

/** The same message for whoever is not of the firm. */
export const withoutColleague = (message: ChatMessage): ChatMessage => {
  if (message.colleague === undefined) return message;
  const { colleague: _colleague, ...shown } = message;
  return shown;
};
