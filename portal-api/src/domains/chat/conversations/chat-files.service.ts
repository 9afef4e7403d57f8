import { Refusal } from '@portal/shared-contracts/refusals';
import type { FileReader } from '../../files/files.policy.ts';
import { canReadChat, type ChatReader } from '../chat.policy.ts';
import { orderOfConversation, writerOfConversation } from '../records/conversation.record.ts';
import { findOrderMembers } from './conversations.repository.ts';

const isOfWriter = (visitor: ChatReader, conversationId: string): boolean =>
  canReadChat(visitor, {
    chatType: 'writerToAdmin',
    clientId: null,
    writerId: writerOfConversation(conversationId),
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
