import type { ChatMessage, ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import type { ConnectionOptions } from '../connection/connection.ts';
import { Conversation, type ConversationOptions } from '../conversation/conversation.ts';
import type { Outbox } from '../conversation/outbox.ts';
import type { OutgoingMessage } from '../conversation/outgoing.ts';

/** The other end of a connection, played by the test. */
const line = () => {
  const sent: ClientFrame[] = [];
  let options: ConnectionOptions | undefined;
  return {
    sent,
    of: (type: ClientFrame['type']) => sent.filter((frame) => frame.type === type),
    open: (opened: ConnectionOptions) => {
      options = opened;
      return {
        send: (frame: ClientFrame) => sent.push(frame) > 0,
        close: () => {},
      };
    },
    ready: () => {
      sent.push(...(options?.firstFrames() ?? []));
      options?.onStatus('ready');
    },
    lost: () => options?.onStatus('connecting'),
    say: (frame: ServerFrame) => options?.onFrame(frame),
  };
};

/** An outbox that outlives the page. */
const keptOutbox = (): Outbox & {
  rows: Map<string, { message: OutgoingMessage; file?: File }>;
} => {
  const rows = new Map<string, { message: OutgoingMessage; file?: File }>();
  return {
    rows,
    read: async () => [...rows.values()],
    put: async (message, file) =>
      void rows.set(message.clientId, { message, ...(file ? { file } : {}) }),
    remove: async (clientId) => void rows.delete(clientId),
  };
};

/** A stored message of the other side. */
export const message = (seq: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
  _id: `m${seq}`,
  seq,
  client_id: `c${seq}`,
  type: 'text',
  content: `Message ${seq}`,
  sent_by: 'you',
  sender_name: 'Sam',
  order_id: 'o1',
  writerName: 'Sam',
  createdAt: '2026-01-01T10:00:00.000Z',
  ...over,
});

/** The server's answer with these messages. */
export const history = (
  messages: ChatMessage[],
  over: Partial<Extract<ServerFrame, { type: 'all_messages' }>> = {},
): ServerFrame => ({
  type: 'all_messages',
  chatType: 'writerToCustomer',
  order_id: 'o1',
  messages,
  writers: [],
  clientName: null,
  range: 'latest',
  has_older: false,
  read_upto: 0,
  seen_upto: 0,
  can_send: true,
  ...over,
});

const opened: Conversation[] = [];

/** Closes what the test has opened. */
export const closeConversations = (): void =>
  opened.splice(0).forEach((conversation) => conversation.close());

/** A conversation whose server and outbox are the test's. */
export const openWithServer = (more: Partial<ConversationOptions> = {}) => {
  const server = line();
  const outbox = (more.outbox as ReturnType<typeof keptOutbox> | undefined) ?? keptOutbox();
  const conversation = new Conversation({
    target: { chatType: 'writerToCustomer', order_id: 'o1' },
    me: { id: 'me', role: 'user' },
    onSessionEnded: () => undefined,
    openConnection: server.open,
    ...more,
    outbox,
  });
  opened.push(conversation);
  return { server, outbox, conversation };
};
