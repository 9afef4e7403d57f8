import type { StoredFile } from '@portal/shared-contracts';
import type { ClientFrame } from '@portal/shared-contracts/chat';
import { closeConversations, history, openWithServer } from '../testing/conversation-server.ts';

interface Upload {
  file: File;
  finish: () => void;
  fail: () => void;
}

const uploads: Upload[] = [];
const upload = (file: File) =>
  new Promise<StoredFile>((resolve, reject) => {
    const { name, size, type } = file;
    const stored = { key: name, file_id: name, originalname: name, size, mimetype: type };
    uploads.push({ file, finish: () => resolve(stored), fail: () => reject(new Error('broken')) });
  });

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

const open = () => {
  uploads.length = 0;
  const { server, conversation } = openWithServer({ upload });
  server.ready();
  server.say(history([]));
  for (const name of ['large.pdf', 'small.pdf']) conversation.sendFile(new File(['x'], name));
  const sent = () =>
    (server.of('new_message') as Extract<ClientFrame, { type: 'new_message' }>[]).map(
      ({ data, content }) => data?.originalname ?? content,
    );
  return { conversation, sent };
};

afterEach(closeConversations);

test('FX-33 two chosen files arrive in the order of choosing, whichever is uploaded first', async () => {
  const { conversation, sent } = open();
  uploads[1]?.finish();
  await settled();
  expect(sent()).toEqual([]);
  conversation.sendText('A text waits for no file');
  expect(sent()).toEqual(['A text waits for no file']);
  uploads[0]?.finish();
  await settled();
  expect(sent()).toEqual(['A text waits for no file', 'large.pdf', 'small.pdf']);
});

test('FX-33 a file does not wait for one whose upload broke or was cancelled', async () => {
  const broken = open();
  uploads[1]?.finish();
  await settled();
  uploads[0]?.fail();
  await settled();
  expect(broken.sent()).toEqual(['small.pdf']);

  const cancelled = open();
  uploads[1]?.finish();
  await settled();
  const [first] = cancelled.conversation.view().outgoing;
  cancelled.conversation.drop(first?.clientId ?? '');
  await settled();
  expect(cancelled.sent()).toEqual(['small.pdf']);
});
