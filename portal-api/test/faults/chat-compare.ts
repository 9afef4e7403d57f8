import assert from 'node:assert/strict';
import type { Database } from '../../src/kernel/database.ts';
import type { ChatEnd, EndState } from '../chaos/chat-end.ts';
import { until } from '../chaos/patience.ts';

/** Two ends of one conversation and what was said from them; each text begins with the number of its end. */
export interface Said {
  orderId: string;
  ends: readonly { number: number; end: ChatEnd }[];
  said: readonly string[];
}

const untilDelivered = ({ ends, said }: Said): Promise<void> =>
  until(async () => {
    const places = await Promise.all(ends.map(({ end }) => end.place()));
    return places.every(({ outgoing, last }) => outgoing === 0 && last >= said.length);
  }).catch(() => undefined); // what did not arrive is named by the comparison

/** Everything was stored once and in one order, and both ends show exactly that. */
export const compareConversation = async (db: Database, conversation: Said): Promise<void> => {
  await untilDelivered(conversation);
  const { orderId, ends, said } = conversation;
  const states: EndState[] = [];
  for (const { end } of ends) states.push(await end.state(true));
  const stored = await db.query<{ seq: number; client_id: string; content: string }>(
    `select seq, client_id, content, sender_id as sent_by from chat_messages
     where conversation_id in (select id from chat_conversations where order_id = $1) order by seq`,
    [orderId],
  );
  assert.deepEqual(
    stored.map(({ seq }) => seq),
    stored.map((_, index) => index + 1),
  );
  assert.deepEqual(stored.map(({ content }) => content).toSorted(), said.toSorted());
  for (const { shown, outgoing, violations } of states) {
    assert.deepEqual(violations, []);
    assert.equal(outgoing, 0);
    assert.deepEqual(shown, stored);
  }
  // Each end's own messages keep the order in which they were written.
  for (const { number } of ends) {
    const own = stored.filter(({ content }) => content.startsWith(`${number}:`));
    const numbers = own.map(({ content }) => Number(content.split(':')[1]));
    assert.deepEqual(
      numbers,
      numbers.toSorted((one, other) => one - other),
    );
  }
};
