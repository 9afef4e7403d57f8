import type { ChatType } from '@portal/shared-contracts/chat';
import type { Reader } from '../../orders/orders.policy.ts';

/** What the rules ask of a conversation. */
export interface ConversationRights {
  chatType: ChatType;
  clientId: string | null;
  writerId: string | null;
}

/** Members read; a reviewer reads the customers' conversations of the own site. */
export const canReadChat = (actor: Reader, chat: ConversationRights): boolean => {
  if (chat.chatType === 'writerToAdmin')
    return actor.role === 'writer' && actor.id === chat.writerId;
  if (actor.role === 'reviewer') return true;
  return actor.id === (actor.role === 'writer' ? chat.writerId : chat.clientId);
};

/** Members write, once a writer is there to talk to; a reviewer never does (CH-02, CH-18). */
export const canWriteChat = (actor: Reader, chat: ConversationRights): boolean =>
  actor.role !== 'reviewer' && chat.writerId !== null && canReadChat(actor, chat);
