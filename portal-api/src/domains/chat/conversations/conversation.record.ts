import type { ChatType } from '@portal/shared-contracts/chat';

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
  clientName: string | null;
  writer: { _id: string; firstName: string; lastName: string } | null;
}

/** Conversation ids carry their kind, so that a message knows its order without a join. */
export const orderOfConversation = (conversationId: string): string | null =>
  conversationId.startsWith('order:') ? conversationId.slice('order:'.length) : null;

/** The id of the conversation beside an order. */
export const conversationOfOrder = (orderId: string): string => `order:${orderId}`;

/** The people of a conversation who are there. */
export const peopleOf = ({ clientId, writerId }: ConversationMembers): string[] =>
  [clientId, writerId].filter((id) => id !== null);
