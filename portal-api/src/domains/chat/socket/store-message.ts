import type { clientFrame } from '@portal/shared-contracts/chat';
import type { z } from 'zod';
import type { Conversation } from '../records/conversation.record.ts';
import { requireSwitchedOn } from '../conversations/conversations.service.ts';
import type { Stored } from '../messages/message-batches.repository.ts';
import { ConversationMoved, type MessageWriter } from '../messages/message-writer.ts';
import { sendMessage } from '../messages/send-message.ts';
import type { EnteredConversations, Named } from './entered-conversations.ts';

interface NewMessage extends Named {
  frame: Extract<z.output<typeof clientFrame>, { type: 'new_message' }>;
}

/** Stores a message of a socket; a conversation whose members changed is entered again first. */
export const storeMessage = async (
  entered: EnteredConversations,
  message: NewMessage,
  write: MessageWriter,
): Promise<Stored> => {
  const { socket, frame, ctx } = message;
  requireSwitchedOn(ctx, entered.refOf(message));
  const storeIn = (conversation: Conversation) =>
    sendMessage(ctx, { actor: socket.actor, conversation, frame, write });
  const known = entered.findKnown(message);
  if (known)
    try {
      return await storeIn(known);
    } catch (error) {
      if (!(error instanceof ConversationMoved)) throw error;
    }
  return storeIn((await entered.enter(message)).conversation);
};
