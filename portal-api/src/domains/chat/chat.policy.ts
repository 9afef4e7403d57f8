import { type AdminRights, holdsArea } from '@portal/shared-contracts';
import type { ChatType } from '@portal/shared-contracts/chat';
import type { Reader } from '../orders/orders.policy.ts';

/** Whoever wants to read or write; of an admin the areas count. */
export interface ChatReader extends Reader {
  admin?: AdminRights | null;
}

/** Whether somebody speaks for the firm: an admin of its orders. */
export const isOfFirm = ({ role, admin }: Pick<ChatReader, 'role' | 'admin'>): boolean =>
  role === 'admin' && holdsArea(admin, 'orders');

/** What the rules ask of a conversation. */
export interface ConversationRights {
  chatType: ChatType;
  clientId: string | null;
  writerId: string | null;
  /** Its order was called off: it is only read. */
  isClosed?: boolean;
}

/** Members read; a reviewer reads the customers' conversations of the own site, the firm all of them. */
export const canReadChat = (actor: ChatReader, chat: ConversationRights): boolean => {
  if (isOfFirm(actor)) return true;
  if (chat.chatType === 'writerToAdmin')
    return actor.role === 'writer' && actor.id === chat.writerId;
  if (actor.role === 'reviewer') return true;
  return actor.id === (actor.role === 'writer' ? chat.writerId : chat.clientId);
};

/** Members write, once a writer is there to talk to; a reviewer never does (CH-02, CH-18). */
export const canWriteChat = (actor: ChatReader, chat: ConversationRights): boolean =>
  actor.role !== 'reviewer' && !chat.isClosed && chat.writerId !== null && canReadChat(actor, chat);
