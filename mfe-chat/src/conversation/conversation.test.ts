import { ApiError, type StoredFile } from '@portal/shared-contracts';
import type { ClientFrame } from '@portal/shared-contracts/chat';
import {
  closeConversations,
  history,
  message,
  openWithServer,
} from '../testing/conversation-server.ts';
import type { Conversation } from './conversation.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
afterEach(closeConversations);
const contents = ({ view }: Conversation) => view().messages.map(({ seq }) => seq);

test('CH-07 what was written without a connection survives a reload and is sent once, in order', async () => {
  const before = openWithServer();
  before.conversation.sendText('one');
  before.conversation.sendText('two');
  expect(before.server.of('new_message')).toEqual([]);
  before.conversation.close();
  const { server, outbox, conversation } = openWithServer({ outbox: before.outbox });
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
  const { server, conversation } = openWithServer();
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
  const { server, conversation } = openWithServer();
  await settled();
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
  const before = openWithServer({ upload });
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
  const { server } = openWithServer({ upload, outbox: before.outbox });
  server.ready();
  await settled();
  await settled();
  expect(server.of('new_message')).toMatchObject([
    { message_type: 'file', data: { key: 'k1' }, client_id: failed?.clientId },
  ]);
});

test('CH-08 a gap is asked for once, again after each reconnect, and until nothing newer is left', () => {
  const { server, conversation } = openWithServer();
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
  const { server, conversation } = openWithServer();
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

test('CH-08 what was read while the connection broke is said again to a server that did not hear it', () => {
  const { server, conversation } = openWithServer();
  const seen = () => (server.of('seen') as { upTo: number }[]).map(({ upTo }) => upTo);
  server.ready();
  server.say(history([message(1), message(2)]));
  conversation.watch(true);
  expect(seen()).toEqual([2]);
  server.lost();
  server.ready();
  server.say(history([], { range: 'after', read_upto: 1 }));
  expect(seen()).toEqual([2, 2]);
  server.say(history([], { range: 'after', read_upto: 2 }));
  conversation.watch(false);
  server.say(history([], { range: 'after', read_upto: 1 }));
  expect(seen()).toEqual([2, 2]);
});

test('CH-08 whoever leaves and comes back finds what came meanwhile unread, below the divider', () => {
  const { server, conversation } = openWithServer();
  const seen = () => (server.of('seen') as { upTo: number }[]).map(({ upTo }) => upTo);
  server.ready();
  server.say(history([message(1), message(2)], { read_upto: 1 }));
  conversation.watch(true);
  conversation.leave();
  server.say({ type: 'new_message', message: message(3) });
  server.lost();
  server.ready();
  server.say(history([], { range: 'after', read_upto: 2 }));
  expect(conversation.view().dividerAfter).toBe(2);
  expect(seen()).toEqual([2]);
});
