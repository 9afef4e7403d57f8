import {
  finishConversation,
  type InboxConversation,
  listInbox,
  listSavedReplies,
  readInboxConversation,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import chat from '../../locales/en.json';
import { FakeSocket, history, ready, receive } from '../../testing/fake-socket.ts';
import chatadmin from '../locales/en.json';
import { Page } from './inbox-page.tsx';

const fromWriter: InboxConversation = {
  _id: 'admin:w1',
  chatType: 'writerToAdmin',
  order_id: null,
  userId: 'w1',
  orderNumber: '',
  packageName: '',
  customerName: null,
  writerName: 'William Okafor',
  lastSeq: 4,
  unread: 2,
  last: {
    type: 'text',
    text: 'May I swap?',
    senderName: 'William Okafor',
    colleague: null,
    createdAt: '2026-03-01T10:00:00.000Z',
  },
  waitingSince: '2026-03-01T10:00:00.000Z',
  isDone: false,
};
const ofOrder: InboxConversation = {
  ...fromWriter,
  _id: 'order:o1',
  chatType: 'writerToCustomer',
  order_id: 'o1',
  userId: null,
  orderNumber: 'NW-1042',
  packageName: 'Starter',
  customerName: 'Ada Byron',
  unread: 0,
};

const options = {
  bundles: { chat, chatadmin },
  portal: {
    user: testUser({ _id: 'ann', role: 'admin', admin: { isOwner: true, areas: [] } }),
  },
};

const asked: object[] = [];
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] });
  FakeSocket.install();
  asked.length = 0;
  stubApi(listInbox, (input) => {
    asked.push(input);
    return { status: true, items: [fromWriter, ofOrder], nextCursor: null, total: 2 };
  });
  stubApi(readInboxConversation, ({ id }) => ({
    status: true,
    conversation: id === 'order:o1' ? ofOrder : fromWriter,
  }));
  stubApi(listSavedReplies, () => ({
    status: true,
    items: [{ _id: 'r1', title: 'Thanks', text: 'Thank you!', version: 1 }],
    nextCursor: null,
    total: 1,
  }));
});
afterEach(() => {
  clearStubs();
  jest.useRealTimers();
});

const user = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

const openConversation = (id: string) =>
  renderPage(<Page />, {
    ...options,
    path: `/admin/inbox/${encodeURIComponent(id)}`,
    pattern: '/admin/inbox/:conversationId?',
  });

const answered = (over: { colleague?: string } = {}) =>
  ({
    type: 'new_message',
    message: {
      _id: 'm2',
      seq: 2,
      client_id: 'c2',
      type: 'text',
      content: 'Yes, you may',
      sent_by: 'admin',
      sender_name: 'Northwind Writing',
      order_id: null,
      writerName: 'William Okafor',
      createdAt: '2026-03-04T10:00:00.000Z',
      ...over,
    },
  }) as const;

test('BO-106 the inbox lists conversations and is narrowed in its address', async () => {
  const page = await renderPage(<Page />, {
    ...options,
    path: '/admin/inbox',
    pattern: '/admin/inbox/:conversationId?',
  });
  const link = await screen.findByRole('link', { name: 'William Okafor' });
  expect(link).toHaveAttribute('href', '/admin/inbox/admin%3Aw1');
  expect(screen.getByRole('link', { name: '#NW-1042 · Ada Byron' })).toBeVisible();
  expect(screen.getByText('2 conversations')).toBeVisible();
  await user().selectOptions(screen.getByLabelText('Show'), 'Waiting for a day');
  expect(page.address()).toBe('/admin/inbox?state=waiting');
  await expectVisible(() => screen.getByText('2 conversations'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'waiting' }));
});

test('BO-106 on a phone a conversation that waits for nobody says so with a dash', async () => {
  stubApi(listInbox, () => ({
    status: true,
    items: [{ ...fromWriter, unread: 0, last: null, waitingSince: null }],
    nextCursor: null,
    total: 1,
  }));
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: query.includes('max-width'),
      }) as MediaQueryList,
  );
  await renderPage(<Page />, {
    ...options,
    path: '/admin/inbox',
    pattern: '/admin/inbox/:conversationId?',
  });
  await screen.findByRole('link', { name: 'William Okafor' });
  const facts = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(facts).toEqual(['–', '–', '–']);
});

test('BO-107 an answer is sent as the firm, and admins see which colleague wrote and who is answering', async () => {
  await openConversation('admin:w1');
  await expectVisible(() => screen.getByRole('heading', { name: 'William Okafor' }));
  ready();
  receive(history({ chatType: 'writerToAdmin', order_id: null }));
  expect(FakeSocket.latest?.sent[0]).toMatchObject({
    type: 'subscribe',
    chatType: 'writerToAdmin',
    userId: 'w1',
  });
  receive({
    type: 'typing',
    chatType: 'writerToAdmin',
    order_id: null,
    by: 'admin',
    name: 'Northwind Writing',
    colleague: 'Max',
  });
  expect(screen.getByText('Max is answering')).toBeVisible();
  receive(answered({ colleague: 'Max Mayer' }));
  expect(screen.getByText('Max Mayer')).toBeVisible();
  expect(screen.queryByText('Max is answering')).toBeNull();

  const typing = user();
  await typing.selectOptions(await screen.findByLabelText('Insert a saved reply'), 'Thanks');
  expect(screen.getByLabelText('Message')).toHaveValue('Thank you!');
  await typing.type(screen.getByLabelText('Message'), '{Enter}');
  const thanks = { content: 'Thank you!', chatType: 'writerToAdmin', userId: 'w1' };
  await waitFor(() => expect(FakeSocket.messages()).toEqual([expect.objectContaining(thanks)]));
  // The server's word for it takes the place of what was on its way.
  const { client_id } = FakeSocket.messages()[0] as { client_id: string };
  const { message } = answered({ colleague: 'Ann Owner' });
  receive({ type: 'new_message', message: { ...message, seq: 3, _id: 'm3', client_id } });
  expect(screen.queryByText('Sending')).toBeNull();
  expect(screen.getByText('Ann Owner')).toBeVisible();
});

test('BO-106 Done puts the conversation away as far as it is shown', async () => {
  const given: object[] = [];
  stubApi(finishConversation, (input) => {
    given.push(input);
    return { status: true, conversation: { ...fromWriter, isDone: true } };
  });
  await openConversation('admin:w1');
  await user().click(await screen.findByRole('button', { name: 'Done' }));
  await waitFor(() => expect(given).toEqual([{ id: 'admin:w1', upTo: 4 }]));
});
