import type { ChatType } from '@portal/shared-contracts/chat';
import type { Subject } from '../../../kernel/files.ts';

/** Whose conversation it is: all that its rules ask for. */
export interface ConversationMembers {
  id: string;
  chatType: ChatType;
  orderId: string | null;
  clientId: string | null;
  writerId: string | null;
}

/** A conversation with the names that its screens show. */
export interface Conversation extends ConversationMembers {
  /** Its order was called off: it is only read. */
  isClosed?: boolean;
  clientName: string | null;
  writer: { _id: string; firstName: string; lastName: string } | null;
}

/** Conversation ids carry their kind, so that a message knows its order without a join. */
export const orderOfConversation = (conversationId: string): string | null =>
  conversationId.startsWith('order:') ? conversationId.slice('order:'.length) : null;

/** Whose conversation with the firm it is. */
export const writerOfConversation = (conversationId: string): string =>
  conversationId.slice('admin:'.length);

/** What the audit log says a conversation is of: its order, or the writer. */
export const subjectOfConversation = (conversationId: string): Subject => {
  const orderId = orderOfConversation(conversationId);
  return orderId === null
    ? { kind: 'person', id: writerOfConversation(conversationId) }
    : { kind: 'order', id: orderId };
};

/** The id of the conversation beside an order. */
export const conversationOfOrder = (orderId: string): string => `order:${orderId}`;

/** The people of a conversation who are there. */
export const peopleOf = ({ clientId, writerId }: ConversationMembers): string[] =>
  [clientId, writerId].filter((id) => id !== null);
