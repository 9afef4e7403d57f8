import { listSavedReplies } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, createEvent, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import chatadmin from '../admin/locales/en.json';
import chat from '../locales/en.json';
import { FakeSocket, history, ready, receive } from '../testing/fake-socket.ts';
import { Slot } from './admin-order-chat.tsx';

const options = {
  bundles: { chat, chatadmin },
  portal: {
    user: testUser({ _id: 'ann', role: 'admin', admin: { isOwner: true, areas: [] } }),
  },
};

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  FakeSocket.install();
  stubApi(listSavedReplies, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
});
afterEach(() => {
  clearStubs();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

test('BO-108 an order’s conversation is read, and written in only after Write as the firm', async () => {
  await renderPage(<Slot orderId="o1" number="1042" />, options);
  await expectVisible(() => screen.getByRole('heading', { name: 'Conversation' }));
  ready();
  receive(history());
  expect(screen.getByText('Good morning')).toBeVisible();
  expect(screen.queryByLabelText('Message')).toBeNull();
  const panel = screen.getByRole('region', { name: 'Conversation' });
  const dataTransfer = { files: [new File(['x'], 'draft.pdf')], items: [], types: ['Files'] };
  fireEvent.dragOver(panel, { dataTransfer });
  expect(panel).toHaveAttribute('data-over', 'false');
  fireEvent.drop(panel, { dataTransfer });
  expect(screen.queryByText('draft.pdf')).toBeNull();
  await user().click(screen.getByRole('button', { name: /^Write as / }));
  act(() => jest.advanceTimersByTime(10));
  expect(screen.getByLabelText('Message')).toHaveFocus();
});

test('CH-13 CH-14 words that are dragged into the field are the browser’s, and only files are the panel’s', async () => {
  await renderPage(<Slot orderId="o1" number="1042" />, options);
  await expectVisible(() => screen.getByRole('heading', { name: 'Conversation' }));
  ready();
  receive(history());
  await user().click(screen.getByRole('button', { name: /^Write as / }));
  const dragged = (name: 'dragOver' | 'drop', types: string[]): boolean => {
    const field = screen.getByLabelText('Message');
    const event = createEvent[name](field, { dataTransfer: { files: [], items: [], types } });
    fireEvent(field, event);
    return event.defaultPrevented;
  };
  expect([dragged('dragOver', ['text/plain']), dragged('drop', ['text/plain'])]).toEqual([
    false,
    false,
  ]);
  expect(screen.getByRole('region', { name: 'Conversation' })).toHaveAttribute(
    'data-over',
    'false',
  );
  expect([dragged('dragOver', ['Files']), dragged('drop', ['Files'])]).toEqual([true, true]);
});

test('BO-108 HS-70 once a writer is assigned the firm can write, without a reload', async () => {
  const page = await renderPage(<Slot orderId="o1" number="1042" />, options);
  await expectVisible(() => screen.getByRole('heading', { name: 'Conversation' }));
  ready();
  receive(history({ can_send: false }));
  act(() => page.emit('admin.changed', { lists: ['orders', 'drafts'], ids: ['o1'] }));
  const request = { type: 'request_all_messages', order_id: 'o1', after: 1 };
  expect(FakeSocket.latest?.sent.at(-1)).toMatchObject(request);
  receive(history({ messages: [], range: 'after' }));
  expect(screen.getByRole('button', { name: /^Write as / })).toBeVisible();
});

test('BO-108 CH-04 with the chat switched off nothing of it stands on the order', async () => {
  const { container } = await renderPage(<Slot orderId="o1" number="1042" />, {
    ...options,
    flags: ['disable_writer_customer_chat'],
  });
  expect(container.querySelector('.chat-panel')).toBeNull();
  expect(FakeSocket.latest).toBeUndefined();
});
