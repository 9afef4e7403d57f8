import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import en from '../locales/en.json';
import { FakeSocket, history, ready, receive } from '../testing/fake-socket.ts';
import { Slot } from './order-chat.tsx';

const open = async (
  props: Partial<Parameters<typeof Slot>[0]> = {},
  flags: 'disable_writer_customer_chat'[] = [],
  unread: ReadonlyMap<string, number> = new Map(),
) =>
  renderPage(<Slot orderId="o1" hasWriter {...props} />, {
    bundles: { chat: en },
    flags,
    unread,
    portal: { user: testUser() },
  });

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  FakeSocket.install();
});
afterEach(() => jest.useRealTimers());

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

test('CH-04 switched off, there is no panel and no socket', async () => {
  const { container } = await open({}, ['disable_writer_customer_chat']);
  expect(container.querySelector('.chat-panel')).toBeNull();
  expect(FakeSocket.latest).toBeUndefined();
});

test('CH-02 without a writer it says when chat will be available', async () => {
  await open({ hasWriter: false });
  expect(screen.getByText('Chat will be available when order is assigned.')).toBeVisible();
  expect(FakeSocket.latest).toBeUndefined();
});

test('CH-02 CH-08 what nobody read before the writer was taken away can be read, and not answered', async () => {
  await open({ hasWriter: false }, [], new Map([['o1', 2]]));
  expect(screen.getByText('Chat will be available when order is assigned.')).toBeVisible();
  ready();
  receive(history({ can_send: false }));
  expect(screen.getByText('Good morning')).toBeVisible();
  expect(screen.queryByLabelText('Message')).toBeNull();
});

test('CH-02 HS-70 whether one can write is asked again when the order has changed', async () => {
  const page = await open();
  ready();
  receive(history({ can_send: false }));
  const asked = () =>
    FakeSocket.latest?.sent.filter(({ type }) => type === 'request_all_messages') ?? [];
  act(() => page.emit('order.changed', { orderId: 'another' }));
  expect(asked()).toHaveLength(1);
  act(() => page.emit('order.changed', { orderId: 'o1' }));
  expect(asked().at(1)).toMatchObject({ order_id: 'o1', after: 1 });
  receive(history({ messages: [], range: 'after' }));
  expect(screen.getByLabelText('Message')).toBeVisible();
});

test('CH-11 while connecting it says so', async () => {
  await open();
  expect(screen.getByText('Trying to connect to web socket...')).toBeVisible();
  ready();
  expect(screen.queryByText('Trying to connect to web socket...')).toBeNull();
});

test('CH-12 an error of the server shows its text', async () => {
  await open();
  ready();
  receive({ type: 'error', code: 'unexpected', message: 'x' });
  expect(screen.getByText('Something went wrong')).toBeVisible();
});

test('CH-16 a message shows relative time and its exact stamp', async () => {
  await open();
  ready();
  receive(history());
  const time = screen.getByText('Good morning').closest('article')?.querySelector('time');
  expect(time).toHaveAttribute('title', '03/04/2026 09:05:07');
  expect(time?.textContent).toMatch(/ago|in /);
});

test('CH-13 Enter sends trimmed text, blank text is not sent', async () => {
  await open();
  ready();
  receive(history());
  const typing = user();
  const box = screen.getByLabelText('Message');
  await typing.type(box, '   {Enter}');
  await typing.clear(box);
  await typing.type(box, '  Hello there {Enter}');
  const hello = { content: 'Hello there', message_type: 'text', order_id: 'o1' };
  await waitFor(() => expect(FakeSocket.messages()).toEqual([expect.objectContaining(hello)]));
  expect(screen.getByText('Sending')).toBeVisible();
  expect(box).toHaveValue('');
  const client_id = String(FakeSocket.messages()[0]?.['client_id']);
  const stored = { ...letters[1]!, content: 'Hello there', sent_by: 'person-1', client_id };
  receive({ type: 'new_message', message: stored });
  expect(screen.getByText('Sent')).toBeVisible();
});

test('CH-14 a file with a comma or of another kind is refused in words', async () => {
  await open();
  ready();
  receive(history());
  const picker = document.querySelector<HTMLInputElement>('input[type=file]');
  const files = [new File(['x'], 'a,b.pdf'), new File(['x'], 'run.exe')];
  await userEvent
    .setup({ applyAccept: false, advanceTimers: (ms) => jest.advanceTimersByTime(ms) })
    .upload(picker as HTMLInputElement, files);
  expect(
    screen.getByText(/Please do not use any commas or apostrophes in the file name!/),
  ).toBeVisible();
  expect(screen.getByText(/This kind of file cannot be sent/)).toBeVisible();
});

test('CH-18 a reader without the right to write gets no field', async () => {
  await open();
  ready();
  receive(history({ can_send: false }));
  expect(screen.queryByLabelText('Message')).toBeNull();
});

const letters = ['first', 'second', 'third'].map((content, index) => ({
  _id: `m${index + 1}`,
  seq: index + 1,
  client_id: `c${index + 1}`,
  type: 'text' as const,
  content,
  sent_by: 'writer-1',
  sender_name: 'William Okafor',
  order_id: 'o1',
  writerName: 'William Okafor',
  createdAt: new Date(2026, 2, 4, 9, 5, 7 + index).toISOString(),
}));

test('CH-16 by keys one goes from message to message, and each shows its exact moment', async () => {
  await open();
  ready();
  receive(history({ messages: letters }));
  const typing = user();
  act(() => screen.getByRole('log').focus());
  await typing.keyboard('{ArrowUp}');
  expect(screen.getByText('third').closest('article')).toHaveFocus();
  await typing.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
  const focused = screen.getByText('second').closest('article');
  expect(focused).toHaveFocus();
  expect(focused).toHaveTextContent('03/04/2026 09:05:08');
});

const said = () =>
  [...document.querySelectorAll('[aria-live=polite]')].map((one) => one.textContent).join('');

test('CH-08 each foreign message is said once, also when several come at once; the history is not', async () => {
  await open();
  ready();
  receive(history());
  act(() => jest.advanceTimersByTime(100));
  expect(said()).toBe('');
  for (const letter of letters.slice(1))
    receive({ type: 'new_message', message: { ...letter, content: `${letter.content}!` } });
  receive({ type: 'new_message', message: { ...letters[2]!, content: 'third!' } });
  act(() => jest.advanceTimersByTime(100));
  expect(said()).toBe('William Okafor wrote: second! William Okafor wrote: third!');
});

test('CH-08 the first message of a conversation that was empty is said too', async () => {
  await open();
  ready();
  receive(history({ messages: [] }));
  receive({ type: 'new_message', message: { ...letters[0]!, content: 'Welcome' } });
  act(() => jest.advanceTimersByTime(100));
  expect(said()).toBe('William Okafor wrote: Welcome');
});
