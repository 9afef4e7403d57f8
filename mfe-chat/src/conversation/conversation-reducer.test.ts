import type { ChatMessage } from '@portal/shared-contracts/chat';
import fc from 'fast-check';
import { conversationReducer, type ConversationAction } from './conversation-reducer.ts';
import { emptyConversation } from './conversation-state.ts';

const message = (seq: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${seq}`,
  seq,
  client_id: `c${seq}`,
  type: 'text',
  content: `Message ${seq}`,
  sent_by: seq % 2 ? 'me' : 'you',
  sender_name: 'Sam',
  order_id: 'o1',
  writerName: 'Sam',
  createdAt: '2026-01-01T10:00:00.000Z',
  ...over,
});

const arrived = (one: ChatMessage): ConversationAction => ({
  type: 'frame',
  frame: { type: 'new_message', message: one },
  me: 'me',
  now: 0,
});

test('CH-08 whatever comes twice, late or out of order is shown once, in the order of the conversation', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 120 }), (numbers) => {
      const state = numbers.reduce(
        (old, seq) => conversationReducer(old, arrived(message(seq))),
        emptyConversation,
      );
      expect(state.messages.map(({ seq }) => seq)).toEqual(
        [...new Set(numbers)].sort((a, b) => a - b),
      );
    }),
    { numRuns: 300 },
  );
});

test('CH-07 an own message leaves the outbox when its copy arrives, and only then', () => {
  const queued = conversationReducer(emptyConversation, {
    type: 'queued',
    message: { clientId: 'c1', kind: 'text', content: 'Hi', at: 1 },
  });
  const foreign = conversationReducer(queued, arrived(message(2, { client_id: 'c1' })));
  expect(foreign.outgoing).toHaveLength(1);
  const own = conversationReducer(foreign, arrived(message(3, { client_id: 'c1', sent_by: 'me' })));
  expect(own.outgoing).toEqual([]);
  expect(own.messages).toHaveLength(2);
});

test('CH-12 a refused message stays with its reason until it is tried again', () => {
  const queued = conversationReducer(emptyConversation, {
    type: 'queued',
    message: { clientId: 'c1', kind: 'text', content: 'Hi', at: 1 },
  });
  const refused = conversationReducer(queued, {
    type: 'frame',
    frame: { type: 'message_refused', client_id: 'c1', code: 'forbidden', message: 'No' },
    me: 'me',
    now: 0,
  });
  expect(refused.outgoing[0]?.failure).toBe('No');
  expect(
    conversationReducer(refused, { type: 'retried', clientId: 'c1' }).outgoing[0],
  ).not.toHaveProperty('failure');
});
