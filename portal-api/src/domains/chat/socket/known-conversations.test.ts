import type { OpenSocket } from '../../../http/sockets/open-socket.ts';
import type { Conversation } from '../records/conversation.record.ts';
import { knownConversations } from './known-conversations.ts';

test('BO-107 a conversation with one writer is not taken for the one with another, whatever else a frame names', () => {
  const known = knownConversations();
  const socket = {} as OpenSocket;
  const first = { id: 'first' } as Conversation;
  const withWriter = (userId: string) => ({
    chatType: 'writerToAdmin' as const,
    order_id: 'order-1',
    userId,
  });
  known.remember(socket, withWriter('writer-1'), first);
  expect(known.find(socket, withWriter('writer-1'))).toBe(first);
  expect(known.find(socket, withWriter('writer-2'))).toBeUndefined();
});
