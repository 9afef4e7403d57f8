import { limits, type StoredFile, type UploadOptions } from '@portal/shared-contracts';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { useParams } from 'react-router-dom';
import en from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import { ChatPanel } from './chat-panel.tsx';

interface Upload {
  options: UploadOptions;
  finish: () => void;
}
const mockUploads: Upload[] = [];
jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: ({ name, size, type }: File, options: UploadOptions) =>
    new Promise<StoredFile>((resolve) => {
      const stored = { key: `key-${name}`, file_id: '1', originalname: name, size, mimetype: type };
      mockUploads.push({ options, finish: () => resolve(stored) });
    }),
}));

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  mockUploads.length = 0;
  FakeSocket.install();
});
afterEach(() => jest.useRealTimers());

/** Storage answers by timers and microtasks of its own. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => {
      jest.advanceTimersByTime(50);
      await new Promise((resolve) => setImmediate(resolve));
    });
};

const PanelOfOrder = () => {
  const { id = '' } = useParams();
  return (
    <ChatPanel target={{ chatType: 'writerToCustomer', order_id: id }} height={400} label="Chat" />
  );
};

let orders = 0;
/** The page of an order of its own, as the outbox outlives a test; what closing the tab would lose is noted. */
const openOrder = async () => {
  const id = `left-${(orders += 1)}`;
  const unsaved = new Set<string>();
  const page = await renderPage(<PanelOfOrder />, {
    path: `/orders/view/${id}`,
    pattern: '/orders/view/:id',
    bundles: { chat: en },
    portal: {
      user: testUser(),
      setUnsaved: (mark, isUnsaved) => void (isUnsaved ? unsaved.add(mark) : unsaved.delete(mark)),
    },
  });
  ready();
  receive(history({ order_id: id }));
  await settle();
  return {
    ...page,
    unsaved,
    leave: () => page.navigate('/documents'),
    comeBack: () => page.navigate(`/orders/view/${id}`),
  };
};

const write = (text: string): void => {
  const field = screen.getByLabelText('Message');
  fireEvent.change(field, { target: { value: text } });
  fireEvent.keyDown(field, { key: 'Enter' });
};
const attach = (name: string): void => {
  const files = [new File(['bytes'], name, { type: 'application/pdf' })];
  fireEvent.drop(screen.getByRole('region', { name: 'Chat' }), {
    dataTransfer: { files, items: [], types: ['Files'] },
  });
};
/** The server has stored the message that this page sent last. */
const confirm = (): void => {
  const { client_id, order_id } = FakeSocket.messages().at(-1) as Record<string, string>;
  const [stored] = (history() as Extract<ReturnType<typeof history>, { messages: unknown }>)
    .messages;
  receive({
    type: 'new_message',
    message: {
      ...stored!,
      ...{ _id: 'm2', seq: 2, content: 'x', sent_by: 'person-1' },
      client_id: client_id!,
      order_id: order_id!,
    },
  });
};
const isOpen = () => FakeSocket.latest?.readyState === FakeSocket.OPEN;

test('CH-07 PL-21 a text that waits for the line goes out after its page was left, and until then closing the tab asks', async () => {
  const page = await openOrder();
  expect(page.unsaved.size).toBe(0);
  act(() => FakeSocket.latest?.onclose?.({ code: 1006 }));
  write('On my way out');
  expect(page.unsaved.size).toBe(1);
  await page.leave();
  act(() => jest.advanceTimersByTime(limits.chat.reconnectDelay));
  ready();
  expect(FakeSocket.messages()).toMatchObject([{ content: 'On my way out' }]);
  expect(page.unsaved.size).toBe(1);
  confirm();
  expect(page.unsaved.size).toBe(0);
  expect(isOpen()).toBe(false);
});

test('CH-14 an upload goes on after its page was left, and back on the page it is the same one', async () => {
  const page = await openOrder();
  attach('resume.pdf');
  act(() => mockUploads[0]?.options.onProgress?.(40));
  await page.leave();
  await settle();
  expect(mockUploads[0]?.options.signal?.aborted).toBe(false);
  await page.comeBack();
  await settle();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '40');
  expect(mockUploads).toHaveLength(1);
  await page.leave();
  await act(async () => mockUploads[0]?.finish());
  await settle();
  expect(FakeSocket.messages()).toMatchObject([{ data: { key: 'key-resume.pdf' } }]);
  confirm();
  expect(page.unsaved.size).toBe(0);
  expect(isOpen()).toBe(false);
});

test('CH-14 HS-54 the end of the session ends an upload whose page was left, news of the same person do not', async () => {
  const page = await openOrder();
  attach('resume.pdf');
  await page.leave();
  act(() => page.emit('session.changed', { userId: 'person-1' }));
  expect(mockUploads[0]?.options.signal?.aborted).toBe(false);
  act(() => page.emit('session.changed', { userId: null }));
  expect(mockUploads[0]?.options.signal?.aborted).toBe(true);
  expect(page.unsaved.size).toBe(0);
  expect(isOpen()).toBe(false);
});

test('CH-07 a text that nobody confirmed is given up after a while, and sent again as the same message when its page is opened', async () => {
  const page = await openOrder();
  write('Nobody answers');
  await page.leave();
  const [sent] = FakeSocket.messages();
  act(() => jest.advanceTimersByTime(limits.chat.leftFor));
  expect(page.unsaved.size).toBe(0);
  expect(isOpen()).toBe(false);
  await page.comeBack();
  ready();
  await settle();
  expect(FakeSocket.messages()).toEqual([sent]);
  expect(screen.getByText('Nobody answers')).toBeVisible();
});

test('CH-10 a page that is left with nothing on its way, or with what was refused, closes its line at once', async () => {
  const page = await openOrder();
  write('Hello');
  const [sent] = FakeSocket.messages();
  receive({
    type: 'message_refused',
    client_id: String(sent?.['client_id']),
    code: 'forbidden',
    message: 'No',
  });
  expect(page.unsaved.size).toBe(0);
  await page.leave();
  expect(isOpen()).toBe(false);
});
