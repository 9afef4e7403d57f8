import 'fake-indexeddb/auto';
import { connect } from '../connection/connection.ts';
import type { ChatTimings } from '../connection/timings.ts';
import { type Conversation, openConversation } from '../conversation/conversation.ts';
import { openOutbox } from '../conversation/outbox.ts';

/**
 * One end of a conversation without its screen: socket, outbox and state exactly as in the browser, led by the
 * test of delivery that started this process.
 */
interface Options {
  port: number;
  cookie: string;
  orderId: string;
  me: { id: string; role: string };
}

type Order = { do: 'send'; text: string } | { do: 'reload' } | { do: 'state'; isWhole: boolean };

const options = JSON.parse(process.argv[2] ?? '{}') as Options;

// The specified timings in a hurry: the same code, thirty times as many cuts in a minute.
const timings: ChatTimings = {
  subscribeDelay: 20,
  reconnectDelay: 40,
  reconnectMax: 400,
  ping: 500,
  pongTimeout: 3500,
  resendAfter: 1500,
};

const violations: string[] = [];
let shown = new Set<number>();

const watch = (conversation: Conversation): void => {
  const { messages } = conversation.view();
  const places = messages.map(({ seq }) => seq);
  const isOrdered = places.every((seq, index) => index === 0 || seq > (places[index - 1] ?? 0));
  if (!isOrdered) violations.push(`shown twice or out of order: ${places.join()}`);
  const now = new Set(places);
  for (const seq of shown) if (!now.has(seq)) violations.push(`${seq} was shown and is gone`);
  shown = now;
};

const open = (): Conversation => {
  shown = new Set();
  const conversation = openConversation({
    target: { chatType: 'writerToCustomer', order_id: options.orderId },
    me: options.me,
    outbox: openOutbox({ site: 'test', person: options.me.id, conversation: options.orderId }),
    onSessionEnded: () => violations.push('the session ended'),
    timings,
    openConnection: (needs) =>
      connect({
        ...needs,
        url: `ws://localhost:${options.port}/ws`,
        // Node's socket takes headers, where a browser sends its cookies by itself.
        openSocket: (url) =>
          new WebSocket(url, { headers: { cookie: options.cookie } } as unknown as string[]),
      }),
  });
  conversation.subscribe(() => watch(conversation));
  return conversation;
};

let conversation = open();

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const LOAD_MILLISECONDS = 60_000;

const loadAll = async (): Promise<void> => {
  const deadline = Date.now() + LOAD_MILLISECONDS;
  while (Date.now() < deadline) {
    const { isLoaded, hasOlder } = conversation.view();
    if (isLoaded && !hasOlder) return;
    conversation.loadOlder();
    await wait(10);
  }
};

const answer = async (isWhole: boolean): Promise<void> => {
  if (isWhole) await loadAll();
  const { messages, outgoing } = conversation.view();
  process.send?.({
    shown: messages.map(({ seq, client_id, content, sent_by }) => ({
      seq,
      client_id,
      content,
      sent_by,
    })),
    outgoing: outgoing.length,
    violations,
  });
};

process.on('message', (order: Order) => {
  if (order.do === 'send') conversation.sendText(order.text);
  else if (order.do === 'state') void answer(order.isWhole);
  else {
    conversation.close();
    conversation = open();
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
