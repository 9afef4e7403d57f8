import { randomUUID } from 'node:crypto';
import {
  CHAT_PATHS,
  type ChatMessage,
  type ClientFrame,
  type ServerFrame,
} from '@portal/shared-contracts/chat';
import { signInOverHttp } from '../../harness/people/sign-in.ts';
import { sites, type PersonName } from '../../harness/people/sites.ts';

/** The other side of an order's conversation: a signed-in socket without a browser. */
export interface ChatLine {
  /** Resolves when the message is stored. */
  say: (text: string) => Promise<ChatMessage>;
  /** Resolves when the other side has seen a place. */
  untilSeen: (seq: number) => Promise<void>;
  /** Says that everything up to a place was seen. */
  see: (upTo: number) => void;
  type: () => void;
  /** Place of the last message when the line was opened. */
  lastSeq: number;
  close: () => void;
}

const cookieOf = async (person: PersonName): Promise<string> =>
  (await signInOverHttp(person, sites.northwind))
    .map(({ name, value }) => `${name}=${value}`)
    .join('; ');

const socketOf = (cookie: string): Promise<WebSocket> =>
  new Promise((resolve, reject) => {
    const { host } = new URL(sites.northwind.origin());
    // Node's socket takes headers, where a browser sends its cookies by itself.
    const options = { headers: { cookie } } as unknown as string[];
    const socket = new WebSocket(`ws://${host}${CHAT_PATHS[0]}`, options);
    socket.onopen = () => resolve(socket);
    socket.onerror = () => reject(new Error('The chat took no socket'));
  });

/** Opens a person's line to the conversation of an order. */
export const openLine = async (
  person: PersonName,
  orderId: string,
  cookie?: string,
): Promise<ChatLine> => {
  const socket = await socketOf(cookie ?? (await cookieOf(person)));
  const target = { chatType: 'writerToCustomer', order_id: orderId } as const;
  const stored = new Map<string, (message: ChatMessage) => void>();
  const send = (frame: ClientFrame): void => socket.send(JSON.stringify(frame));
  let seenUpTo = 0;
  let onSeen = (): void => undefined;
  const history = new Promise<number>((resolve) => {
    socket.onmessage = ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === 'all_messages') resolve(frame.messages.at(-1)?.seq ?? 0);
      if (frame.type === 'seen') {
        seenUpTo = frame.upTo;
        onSeen();
      }
      if (frame.type === 'new_message') stored.get(frame.message.client_id)?.(frame.message);
    };
  });
  send({ type: 'subscribe', ...target });
  send({ type: 'request_all_messages', ...target });
  return {
    lastSeq: await history,
    say: (content) =>
      new Promise((resolve) => {
        const clientId = randomUUID();
        stored.set(clientId, resolve);
        send({
          type: 'new_message',
          ...target,
          message_type: 'text',
          content,
          client_id: clientId,
        });
      }),
    untilSeen: (seq) =>
      new Promise((resolve) => {
        onSeen = () => seenUpTo >= seq && resolve();
        onSeen();
      }),
    see: (upTo) => send({ type: 'seen', ...target, upTo }),
    type: () => send({ type: 'typing', ...target }),
    close: () => socket.close(),
  };
};

// Less than the burst that the server allows one socket.
const PER_LINE = 150;

/** Makes the conversation as long as asked; each new message names its number. */
export const fillConversation = async (
  person: PersonName,
  orderId: string,
  length: number,
): Promise<void> => {
  const cookie = await cookieOf(person);
  for (;;) {
    const line = await openLine(person, orderId, cookie);
    const missing = Math.min(PER_LINE, length - line.lastSeq);
    const numbers = Array.from({ length: Math.max(0, missing) }, (_, at) => line.lastSeq + at + 1);
    await Promise.all(numbers.map((number) => line.say(`Letter ${number}`)));
    line.close();
    if (missing < PER_LINE) return;
  }
};
