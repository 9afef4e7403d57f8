import type { ConversationRef } from '@portal/shared-contracts/chat';
import type { OpenSocket } from '../../../http/sockets/open-socket.ts';
import type { Conversation } from '../records/conversation.record.ts';

/**
 * Conversations that a socket's person was let into, so that a message costs no look-up. Whoever stores a message
 * holds the members against the order once more, so a stale entry stores nothing.
 */
export interface KnownConversations {
  find(socket: OpenSocket, ref: ConversationRef): Conversation | undefined;
  remember(socket: OpenSocket, ref: ConversationRef, conversation: Conversation): void;
  forget(socket: OpenSocket, ref: ConversationRef): void;
}

// All of it: what of a reference names the conversation depends on its kind.
const keyOf = ({ chatType, order_id, userId }: ConversationRef): string =>
  JSON.stringify([chatType, order_id ?? '', userId ?? '']);

// A person's tab shows one conversation; this is only a bound.
const MOST_PER_SOCKET = 50;

export const knownConversations = (): KnownConversations => {
  const bySocket = new WeakMap<OpenSocket, Map<string, Conversation>>();
  return {
    find: (socket, ref) => bySocket.get(socket)?.get(keyOf(ref)),
    remember: (socket, ref, conversation) => {
      const known = bySocket.get(socket) ?? new Map<string, Conversation>();
      if (known.size >= MOST_PER_SOCKET) known.clear();
      bySocket.set(socket, known.set(keyOf(ref), conversation));
    },
    forget: (socket, ref) => void bySocket.get(socket)?.delete(keyOf(ref)),
  };
};
