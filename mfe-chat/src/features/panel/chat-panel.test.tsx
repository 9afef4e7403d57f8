import { ApiError, type StoredFile, type UploadOptions } from '@portal/shared-contracts';
import { createVault } from '@portal/shared-contracts/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { setImmediate } from 'node:timers';
import { useParams } from 'react-router-dom';
import en from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import { ChatPanel } from './chat-panel.tsx';

interface Upload {
  file: File;
  options: UploadOptions;
  finish: () => void;
  fail: () => void;
}
const mockUploads: Upload[] = [];
jest.mock('@portal/shared-contracts', () => ({
  ...jest.requireActual<object>('@portal/shared-contracts'),
  uploadFile: (file: File, options: UploadOptions) =>
    new Promise<StoredFile>((resolve, reject) => {
      const { name, size, type } = file;
      const stored = { key: `key-${name}`, file_id: '1', originalname: name, size, mimetype: type };
      const broken = new ApiError({ code: 'timeout', status: 0, messages: ['The line broke.'] });
      mockUploads.push({
        file,
        options,
        finish: () => resolve(stored),
        fail: () => reject(broken),
      });
    }),
}));

let orders = 0;
/** Each test has a conversation of its own, as the browser's storage outlives the test. */
const target = () => ({ chatType: 'writerToCustomer' as const, order_id: `o${(orders += 1)}` });
const vault = createVault({ site: 'test', person: 'person-1' });

const open = async (where: ReturnType<typeof target>) => {
  const page = await renderPage(<ChatPanel target={where} height={400} label="Chat" />, {
    bundles: { chat: en },
    portal: { user: testUser(), vault },
  });
  ready();
  receive(history({ order_id: where.order_id }));
  return page;
};
/** Storage answers by timers and microtasks of its own. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1)
    await act(async () => {
      jest.advanceTimersByTime(50);
      await new Promise((resolve) => setImmediate(resolve));
    });
};
const field = () => screen.getByLabelText<HTMLTextAreaElement>('Message');
const picture = (name: string) => new File(['picture'], name, { type: 'image/png' });
/** What a screen reader says of failures. */
const interrupted = () => document.querySelector('[aria-live=assertive]')?.textContent;
const transfer = (files: File[]) => ({ files, items: [], types: ['Files'] });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  mockUploads.length = 0;
  FakeSocket.install();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => jest.useRealTimers());
afterAll(() => vault.close());

test('CH-13 what is typed but not sent is there when the panel is opened again', async () => {
  const where = target();
  const first = await open(where);
  await settle();
  fireEvent.change(field(), { target: { value: 'Half a thought' } });
  await settle();
  first.unmount();
  await open(where);
  await settle();
  expect(field()).toHaveValue('Half a thought');
  fireEvent.keyDown(field(), { key: 'Enter' });
  await settle();
  expect(field()).toHaveValue('');
  expect(FakeSocket.messages()).toMatchObject([{ content: 'Half a thought' }]);
});

/** The panel beside whatever order the address names, as an order's page shows it. */
const PanelOfOrder = () => {
  const { id = '' } = useParams();
  return (
    <ChatPanel target={{ chatType: 'writerToCustomer', order_id: id }} height={400} label="Chat" />
  );
};
const connected = async (id: string) => {
  ready();
  receive(history({ order_id: id }));
  await settle();
};

test('CH-13 another order begins with an empty field and without refused files; the first text is kept for its order', async () => {
  const [first, second] = [target().order_id, target().order_id];
  const page = await renderPage(<PanelOfOrder />, {
    path: `/orders/view/${first}`,
    pattern: '/orders/view/:id',
    bundles: { chat: en },
    portal: { user: testUser(), vault },
  });
  await connected(first);
  fireEvent.change(field(), { target: { value: 'Only for the first order' } });
  const panel = () => screen.getByRole('region', { name: 'Chat' });
  fireEvent.drop(panel(), { dataTransfer: transfer([new File(['x'], 'run.exe')]) });
  expect(panel()).toHaveTextContent('run.exe');
  await page.navigate(`/orders/view/${second}`);
  await connected(second);
  expect(field()).toHaveValue('');
  expect(panel()).not.toHaveTextContent('run.exe');
  await page.navigate(`/orders/view/${first}`);
  await connected(first);
  expect(field()).toHaveValue('Only for the first order');
});

test('CH-14 CH-15 a picked file shows progress and its picture, and can be cancelled', async () => {
  await open(target());
  await settle();
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  fireEvent.change(picker as HTMLInputElement, { target: { files: [picture('one.png')] } });
  const [upload] = mockUploads;
  act(() => upload?.options.onProgress?.(40));
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveAttribute('value', '40');
  expect(screen.getByRole('img', { name: 'Picture one.png' })).toHaveAttribute('width', '300');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(upload?.options.signal?.aborted).toBe(true);
  expect(screen.queryByText('one.png')).toBeNull();
});

test('CH-14 dropped and pasted files are sent like picked ones', async () => {
  await open(target());
  await settle();
  const panel = screen.getByRole('region', { name: 'Chat' });
  fireEvent.drop(panel, { dataTransfer: transfer([picture('dropped.png')]) });
  const paste = createEvent.paste(field(), { clipboardData: transfer([picture('pasted.png')]) });
  fireEvent(field(), paste);
  expect(paste.defaultPrevented).toBe(true);
  expect(mockUploads.map(({ file }) => file.name)).toEqual(['dropped.png', 'pasted.png']);
  await act(async () => mockUploads.forEach(({ finish }) => finish()));
  await settle();
  expect(FakeSocket.messages()).toMatchObject([
    { message_type: 'file', data: { key: 'key-dropped.png', mimetype: 'image/png' } },
    { message_type: 'file', data: { key: 'key-pasted.png', mimetype: 'image/png' } },
  ]);
});

test('CH-12 CH-14 a broken upload says Not sent with its reason, and Retry sends it', async () => {
  await open(target());
  await settle();
  const panel = screen.getByRole('region', { name: 'Chat' });
  fireEvent.drop(panel, { dataTransfer: transfer([picture('again.png')]) });
  await act(async () => mockUploads[0]?.fail());
  expect(screen.getByText(/^Not sent\. The line broke\./)).toBeVisible();
  await settle();
  expect(interrupted()).toBe('again.png: Not sent. The line broke.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await act(async () => mockUploads[1]?.finish());
  await settle();
  expect(FakeSocket.messages()).toMatchObject([{ data: { key: 'key-again.png' } }]);
});

test('CH-12 a refused text says Not sent with its reason, and Retry sends the same message', async () => {
  await open(target());
  await settle();
  fireEvent.change(field(), { target: { value: 'Hello' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  const [sent] = FakeSocket.messages();
  receive({
    type: 'message_refused',
    client_id: String(sent?.['client_id']),
    code: 'forbidden',
    message: 'You cannot write in this conversation.',
  });
  expect(screen.getByText(/^Not sent\. You cannot write/)).toBeVisible();
  await settle();
  expect(interrupted()).toBe('Hello: Not sent. You cannot write in this conversation.');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(FakeSocket.messages()).toEqual([sent, sent]));
});

test('CH-14 the reasons of refused files go with the next message that is sent', async () => {
  await open(target());
  await settle();
  const panel = screen.getByRole('region', { name: 'Chat' });
  fireEvent.drop(panel, { dataTransfer: transfer([picture('one, two.png')]) });
  expect(screen.getByRole('alert')).toHaveTextContent('one, two.png');
  fireEvent.change(field(), { target: { value: 'Then in words' } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  expect(screen.queryByRole('alert')).toBeNull();
});
