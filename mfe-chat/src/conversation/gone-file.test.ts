import type { StoredFile } from '@portal/shared-contracts';
import type { ClientFrame, ServerFrame } from '@portal/shared-contracts/chat';
import { closeConversations, history, openWithServer } from '../testing/conversation-server.ts';

type FileFrame = Extract<ClientFrame, { type: 'new_message' }>;

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
afterEach(closeConversations);

let uploaded: string[];
beforeEach(() => {
  uploaded = [];
});
const upload = async ({ name, size, type }: File): Promise<StoredFile> => {
  const key = `key-${uploaded.push(name)}`;
  return { key, file_id: key, originalname: name, size, mimetype: type };
};

const refusedAsGone = (clientId = ''): ServerFrame => ({
  type: 'message_refused',
  client_id: clientId,
  code: 'not-found',
  message: 'Not there any more: cv.pdf. Please upload again.',
  refusal: { code: 'file-gone', params: { names: 'cv.pdf' } },
});

/** A page whose file was uploaded, and which was left before the message could go out. */
const leftOnFriday = async () => {
  const before = openWithServer({ upload });
  before.conversation.sendFile(new File(['cv'], 'cv.pdf'));
  await settled();
  await settled();
  before.conversation.close();
  return before.outbox;
};

const openOnMonday = async (outbox: Awaited<ReturnType<typeof leftOnFriday>>) => {
  const page = openWithServer({ upload, outbox });
  await settled();
  page.server.ready();
  page.server.say(history([]));
  const sent = () => page.server.of('new_message') as FileFrame[];
  return { ...page, sent };
};

test('CH-07 CH-14 a file that the server has swept meanwhile is uploaded again and arrives', async () => {
  const { server, sent, conversation } = await openOnMonday(await leftOnFriday());
  expect(sent()).toMatchObject([{ data: { key: 'key-1' } }]);
  server.say(refusedAsGone(sent()[0]?.client_id));
  await settled();
  await settled();
  expect(uploaded).toEqual(['cv.pdf', 'cv.pdf']);
  expect(sent()).toMatchObject([{ data: { key: 'key-1' } }, { data: { key: 'key-2' } }]);
  expect(sent()[1]?.client_id).toBe(sent()[0]?.client_id);
  expect(conversation.view().outgoing[0]).not.toHaveProperty('failure');
});

test('CH-12 a file that is gone once more waits for Retry, and is not uploaded for ever', async () => {
  const { server, sent, conversation } = await openOnMonday(await leftOnFriday());
  const clientId = sent()[0]?.client_id ?? '';
  server.say(refusedAsGone(clientId));
  await settled();
  await settled();
  server.say(refusedAsGone(clientId));
  await settled();
  expect(uploaded).toHaveLength(2);
  expect(conversation.view().outgoing).toMatchObject([
    { clientId, failure: expect.stringContaining('cv.pdf') },
  ]);
  conversation.retry(clientId);
  await settled();
  expect(uploaded).toHaveLength(3);
});
