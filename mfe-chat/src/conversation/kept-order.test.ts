import type { StoredFile } from '@portal/shared-contracts';
import { chatTimings } from '../connection/timings.ts';
import { closeConversations, openWithServer } from '../testing/conversation-server.ts';
import type { Outbox } from './outbox.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page whose device says later, or never, what an earlier page left unsent. */
const openOnSlowDevice = () => {
  let now = Date.parse('2026-03-01T12:00:00Z');
  let answer: (rows: Awaited<ReturnType<Outbox['read']>>) => void = () => undefined;
  const outbox: Outbox = {
    read: () => new Promise((resolve) => (answer = resolve)),
    put: async () => undefined,
    remove: async () => undefined,
  };
  const upload = jest.fn<Promise<StoredFile>, [File]>(() => new Promise(() => undefined));
  const { server, conversation } = openWithServer({ outbox, upload, now: () => now });
  server.ready();
  conversation.sendText('written now');
  return {
    sent: () =>
      server.of('new_message').map((frame) => ('content' in frame ? frame.content : undefined)),
    read: async () => {
      const [first, second] = [now - 1000, now - 500];
      answer([
        { message: { clientId: 'c1', kind: 'text', content: 'written before', at: first } },
        {
          message: { clientId: 'c2', kind: 'file', fileName: 'a', at: second },
          file: new File([], 'a'),
        },
      ]);
      await settled();
    },
    conversation,
    upload,
    later: (milliseconds: number) => {
      now += milliseconds;
      jest.advanceTimersByTime(milliseconds);
    },
  };
};

afterEach(closeConversations);

test('CH-07 CH-08 a message waits for what an earlier page left unsent, however late the device tells of it', async () => {
  const { sent, read } = openOnSlowDevice();
  expect(sent()).toEqual([]);
  await read();
  expect(sent()).toEqual(['written before', 'written now']);
});

test('CH-10 CH-14 a chat that was closed before the device told of it takes nothing up', async () => {
  const { conversation, read, upload } = openOnSlowDevice();
  conversation.close();
  await read();
  expect(conversation.view().outgoing).toMatchObject([{ content: 'written now' }]);
  expect(upload).not.toHaveBeenCalled();
});

describe('a device that never answers', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('CH-07 a message does not wait for it for ever', () => {
    const { sent, later } = openOnSlowDevice();
    later(chatTimings.resendAfter / 2);
    expect(sent()).toEqual([]);
    later(chatTimings.resendAfter);
    expect(sent()).toEqual(['written now']);
  });
});
