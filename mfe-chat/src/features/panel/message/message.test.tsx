import type { ChatMessage } from '@portal/shared-contracts/chat';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import en from '../../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../../testing/fake-socket.ts';
import { message } from '../../../testing/conversation-server.ts';
import { ChatPanel } from '../chat-panel.tsx';

/** What the browser says of the end of the log: whether it is on the screen. */
let showEnd: (isIntersecting: boolean) => void = () => undefined;
class FakeIntersections {
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    showEnd = (isIntersecting) => act(() => report([{ isIntersecting }]));
  }
  observe = () => undefined;
  disconnect = () => undefined;
}
const real = globalThis.IntersectionObserver;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  Object.assign(globalThis, { IntersectionObserver: FakeIntersections });
  FakeSocket.install();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { IntersectionObserver: real });
});

const open = async (order_id: string, messages: ChatMessage[], read_upto = 0) => {
  const target = { chatType: 'writerToCustomer' as const, order_id };
  await renderPage(<ChatPanel target={target} height={400} label="Chat" />, {
    bundles: { chat: en },
    portal: { user: testUser() },
  });
  ready();
  receive(history({ order_id, messages, read_upto }));
};
const arrives = (seq: number) => receive({ type: 'new_message', message: message(seq) });
const line = () => screen.queryByText('New messages');

test('CH-01 a message that is written from right to left is read so', async () => {
  await open('rtl-1', [message(1, { content: 'שלום, (2026)!' })]);
  expect(screen.getByText('שלום, (2026)!')).toHaveAttribute('dir', 'auto');
});

test('FX-33 an address in a message is a link, which opens without telling where it came from', async () => {
  const content = 'Look at https://jobs.example.com/7, it fits.';
  await open('link-1', [message(1, { content })]);
  const link = screen.getByRole('link', { name: 'https://jobs.example.com/7' });
  expect(link).toHaveAttribute('href', 'https://jobs.example.com/7');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toMatch(/noopener noreferrer/);
  expect(link.closest('article')).toHaveTextContent(content);
});

test('FX-33 CH-15 a picture opens in its place, and its name is the download', async () => {
  const data = { key: 'k/1', originalname: 'sketch.png', mimetype: 'image/png', size: 9 };
  await open('picture-1', [message(1, { type: 'file', content: '', data })]);
  jest.useRealTimers();
  fireEvent.click(screen.getByRole('button', { name: 'Picture sketch.png' }));
  const dialog = await screen.findByRole('dialog', { name: 'sketch.png' });
  const picture = within(dialog).getByRole('img', { name: 'Picture sketch.png' });
  expect(picture).toHaveAttribute('src', '/api/file/k%2F1');
  const download = screen.getByRole('link', { name: /sketch\.png/, hidden: true });
  expect(download).toHaveAttribute('href', '/api/file/download/k%2F1');
});

test('FX-33 what arrives while somebody looks gets no line of new messages', async () => {
  await open('line-1', [message(1), message(2)], 2);
  showEnd(true);
  arrives(3);
  arrives(4);
  expect(screen.getByText('Message 4')).toBeVisible();
  expect(line()).toBeNull();
});

test('FX-33 what was unread at opening keeps its line, and what arrives out of sight gets one', async () => {
  await open('line-2', [message(1), message(2)], 1);
  showEnd(true);
  arrives(3);
  expect(line()?.closest('p')?.nextElementSibling).toHaveTextContent('Message 2');
});

test('FX-33 what arrives while nobody looks is below the line', async () => {
  await open('line-3', [message(1)], 1);
  showEnd(true);
  arrives(2);
  showEnd(false);
  arrives(3);
  arrives(4);
  expect(line()?.closest('p')?.nextElementSibling).toHaveTextContent('Message 3');
});

test('FX-33 connecting is said over the log, not above it', async () => {
  await open('status-1', []);
  expect(screen.getByRole('log').closest('.chat-box')).toContainElement(
    document.querySelector<HTMLElement>('.chat-status'),
  );
});
