import { Refusal } from '@portal/shared-contracts/refusals';
import type { Reader } from '../../orders/orders.policy.ts';
import type { FileReader } from '../../files/files.policy.ts';
import { canReadChat } from './chat.policy.ts';
import { orderOfConversation } from './conversation.record.ts';
import { findOrderMembers } from './conversations.repository.ts';

const isOfWriter = (visitor: Reader, conversationId: string): boolean =>
  canReadChat(visitor, {
    chatType: 'writerToAdmin',
    clientId: null,
    writerId: conversationId.slice('admin:'.length),
  });

/** Files of a conversation: everybody who may read it. */
export const canReadChatFiles: FileReader = async ({ db, visitor }, conversationId) => {
  if (!visitor) return false;
  const orderId = orderOfConversation(conversationId);
  if (orderId === null) return isOfWriter(visitor, conversationId);
  const members = await findOrderMembers(db, orderId);
  if (!members) throw new Refusal('conversation-unknown');
  return canReadChat(visitor, members);
};
