import { ApiError, type StoredFile } from '@portal/shared-contracts';
import type { ChatMessage, ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import type { ConnectionOptions } from '../connection/connection.ts';
import { type Conversation, openConversation } from './conversation.ts';
import type { Outbox } from './outbox.ts';
import type { OutgoingMessage } from './outgoing.ts';

/** The server's end, in the test's hands. */
const line = () => {
  const sent: ClientFrame[] = [];
  let options: ConnectionOptions | undefined;
  return {
    sent,
    of: (type: ClientFrame['type']) => sent.filter((frame) => frame.type === type),
    open: (given: ConnectionOptions) => {
      options = given;
      return {
        send: (frame: ClientFrame) => sent.push(frame) > 0,
        close: () => {},
        retry: () => {},
      };
    },
    ready: () => {
      sent.push(...(options?.greet() ?? []));
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

const message = (seq: number, over: Partial<ChatMessage> = {}): ChatMessage => ({
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

const history = (
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

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
const opened: Conversation[] = [];
afterEach(() => opened.splice(0).forEach((conversation) => conversation.close()));

const open = (more: Partial<Parameters<typeof openConversation>[0]> = {}) => {
  const server = line();
  const outbox = (more.outbox as ReturnType<typeof keptOutbox> | undefined) ?? keptOutbox();
  const conversation = openConversation({
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
const contents = ({ view }: Conversation) => view().messages.map(({ seq }) => seq);

test('CH-07 what was written without a connection survives a reload and is sent once, in order', async () => {
  const before = open();
  before.conversation.sendText('one');
  before.conversation.sendText('two');
  expect(before.server.of('new_message')).toEqual([]);
  before.conversation.close();
  const { server, outbox, conversation } = open({ outbox: before.outbox });
  await settled();
  server.ready();
  const frames = server.of('new_message') as Extract<ClientFrame, { type: 'new_message' }>[];
  expect(frames.map(({ content }) => content)).toEqual(['one', 'two']);
  const [first] = frames;
  server.say({
    type: 'new_message',
    message: message(1, { sent_by: 'me', client_id: first?.client_id ?? '' }),
  });
  expect(conversation.view().outgoing.map(({ content }) => content)).toEqual(['two']);
  expect([...outbox.rows.values()].map(({ message: { content } }) => content)).toEqual(['two']);
});

test('CH-08 a message that came before the history does not stand in for it when the connection is cut between', () => {
  const { server, conversation } = open();
  server.ready();
  server.say({ type: 'new_message', message: message(68) });
  server.lost();
  server.ready();
  expect(server.of('request_all_messages').at(-1)).not.toHaveProperty('after');
  server.say(history([message(67), message(68)], { has_older: true }));
  expect(contents(conversation)).toEqual([67, 68]);
  expect(conversation.view().hasOlder).toBe(true);
});

test('CH-12 a refused text is Failed until Retry, which sends the same message', async () => {
  const { server, conversation } = open();
  server.ready();
  conversation.sendText('hello');
  const [frame] = server.of('new_message') as Extract<ClientFrame, { type: 'new_message' }>[];
  const clientId = frame?.client_id ?? '';
  server.say({ type: 'message_refused', client_id: clientId, code: 'forbidden', message: 'No' });
  expect(conversation.view().outgoing).toMatchObject([{ clientId, failure: 'No' }]);
  server.lost();
  server.ready();
  expect(server.of('new_message')).toHaveLength(1);
  conversation.retry(clientId);
  expect(server.of('new_message')).toMatchObject([
    { client_id: clientId },
    { client_id: clientId },
  ]);
  expect(conversation.view().outgoing[0]).not.toHaveProperty('failure');
});

test('CH-14 a file whose upload breaks is Failed until Retry; after a reload its bytes are still there', async () => {
  const stored: StoredFile = {
    key: 'k1',
    file_id: 'k1',
    originalname: 'cv.pdf',
    size: 3,
    mimetype: 'application/pdf',
  };
  const broken = new ApiError({ code: 'timeout', status: 0, messages: ['broken'] });
  const upload = jest.fn<Promise<StoredFile>, [File]>().mockRejectedValue(broken);
  const before = open({ upload });
  before.server.ready();
  before.conversation.sendFile(new File(['cv'], 'cv.pdf'));
  await settled();
  const [failed] = before.conversation.view().outgoing;
  expect(failed).toMatchObject({ failure: 'broken', fileName: 'cv.pdf' });
  before.conversation.retry(failed?.clientId ?? '');
  await settled();
  expect(upload).toHaveBeenCalledTimes(2);
  before.conversation.close();
  upload.mockResolvedValue(stored);
  const { server } = open({ upload, outbox: before.outbox });
  server.ready();
  await settled();
  await settled();
  expect(server.of('new_message')).toMatchObject([
    { message_type: 'file', data: { key: 'k1' }, client_id: failed?.clientId },
  ]);
});

test('CH-08 a gap is asked for once, again after each reconnect, and until nothing newer is left', () => {
  const { server, conversation } = open();
  server.ready();
  server.say(history([message(1), message(2)]));
  server.say({ type: 'new_message', message: message(5) });
  server.say({ type: 'new_message', message: message(6) });
  const asked = () =>
    (server.of('request_all_messages') as { after?: number }[]).map(({ after }) => after);
  expect(asked()).toEqual([undefined, 2]);
  server.lost();
  server.ready();
  expect(asked()).toEqual([undefined, 2, 2]);
  server.say(history([message(3)], { range: 'after', has_newer: true }));
  expect(asked()).toEqual([undefined, 2, 2, 3]);
  server.say(history([message(4), message(5), message(6)], { range: 'after' }));
  expect(contents(conversation)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(asked()).toHaveLength(4);
});

test('CH-08 older messages can be asked for again when the answer was lost with the connection', () => {
  const { server, conversation } = open();
  server.ready();
  server.say(history([message(51)], { has_older: true }));
  conversation.loadOlder();
  conversation.loadOlder();
  const before = () => server.of('request_all_messages').filter((frame) => 'before' in frame);
  expect(before()).toHaveLength(1);
  server.lost();
  server.ready();
  conversation.loadOlder();
  expect(before()).toHaveLength(2);
});
