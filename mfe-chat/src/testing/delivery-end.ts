import 'fake-indexeddb/auto';
import { connect } from '../connection/connection.ts';
import type { ChatTimings } from '../connection/timings.ts';
import { Conversation } from '../conversation/conversation.ts';
import { openOutbox } from '../conversation/outbox.ts';

/**
 * One end of a conversation without its screen: socket, outbox and state exactly as in the browser. The test of
 * delivery starts this process and sends it commands.
 */
interface Options {
  port: number;
  cookie: string;
  orderId: string;
  me: { id: string; role: string };
}

type Command =
  | { do: 'send'; text: string }
  | { do: 'reload' }
  | { do: 'place' }
  | { do: 'state'; isWhole: boolean };

const options = JSON.parse(process.argv[2] ?? '{}') as Options;

// The specified timings made shorter, so that one minute holds thirty times as many cuts of the same code.
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
  const numbers = messages.map(({ seq }) => seq);
  const isOrdered = numbers.every((seq, index) => index === 0 || seq > (numbers[index - 1] ?? 0));
  if (!isOrdered) violations.push(`shown twice or out of order: ${numbers.join()}`);
  const now = new Set(numbers);
  for (const seq of shown) if (!now.has(seq)) violations.push(`${seq} was shown and is gone`);
  shown = now;
};

const open = (): Conversation => {
  shown = new Set();
  const conversation = new Conversation({
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

// Tens of thousands of messages are hundreds of pages.
const LOAD_MILLISECONDS = 600_000;

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

const answerPlace = (): void => {
  const { messages, outgoing } = conversation.view();
  process.send?.({ outgoing: outgoing.length, last: messages.at(-1)?.seq ?? 0 });
};

process.on('message', (command: Command) => {
  if (command.do === 'send') conversation.sendText(command.text);
  else if (command.do === 'place') answerPlace();
  else if (command.do === 'state') void answer(command.isWhole);
  else {
    conversation.close();
    conversation = open();
  }
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
