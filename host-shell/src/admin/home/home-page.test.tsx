import { listInbox, readDashboard, readStart } from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { everywhere, headingPage, renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

const orders = {
  manifest: {
    pages: [
      {
        key: 'orders',
        path: '/admin/orders',
        roles: ['admin' as const],
        area: 'orders' as const,
        title: everywhere('Orders'),
      },
    ],
  },
  pages: { orders: headingPage('Orders') },
};

const conversation = {
  _id: 'c1',
  chatType: 'writerToAdmin' as const,
  order_id: null,
  userId: 'writer-2',
  orderNumber: '',
  packageName: '',
  customerName: null,
  writerName: 'Wanda Kowalska',
  lastSeq: 7,
  unread: 2,
  last: null,
  waitingSince: null,
  isDone: false,
};

beforeEach(() => {
  silenceSockets();
  stubApi(readStart, () => ({ status: true, steps: [] }));
});
afterEach(clearStubs);

const open = () => renderShell({ path: '/admin', user: owner, remotes: [orders] });

test('BO-59 each number that waits opens its list; one whose part is off is a number alone', async () => {
  stubApi(readDashboard, () => ({
    status: true,
    counts: [
      { key: 'unassigned', count: 3 },
      { key: 'overdue', count: 0 },
      { key: 'silent', count: 10_000 },
      { key: 'drafts', count: 2 },
    ],
  }));
  await open();
  expect(await screen.findByRole('link', { name: /3 ?Unassigned/ })).toHaveAttribute(
    'href',
    '/admin/orders?writer=none',
  );
  expect(screen.getByRole('link', { name: /10,000\+ ?Customer silent/ })).toHaveAttribute(
    'href',
    '/admin/orders?turn=customer&waiting=7',
  );
  expect(screen.getByText('Drafts waiting').closest('a')).toBeNull();
  expect(screen.queryByText('Overdue')).toBeNull();
});

test('BO-59 without anything to do it says so', async () => {
  stubApi(readDashboard, () => ({ status: true, counts: [{ key: 'unassigned', count: 0 }] }));
  await open();
  await expectVisible(() => screen.getByText('Nothing waits for you.'));
});

test('BO-11 BO-59 a firm that still sets itself up is led to its next step, and is not told that nothing waits', async () => {
  stubApi(readDashboard, () => ({ status: true, counts: [{ key: 'unassigned', count: 0 }] }));
  stubApi(readStart, () => ({
    status: true,
    steps: [
      { step: 'brand', isDone: true, isSkipped: false },
      { step: 'region', isDone: false, isSkipped: true },
      { step: 'catalogue', isDone: false, isSkipped: false },
    ],
  }));
  await open();
  await expectVisible(() => screen.getByText('A package that people can buy.'));
  expect(screen.getByRole('link', { name: 'Go on with the first steps' })).toHaveAttribute(
    'href',
    '/admin/start',
  );
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveAccessibleName('First steps');
  expect(screen.queryByText('Nothing waits for you.')).toBeNull();
});

test('BO-11 BO-59 what waits stands before the steps that are still open', async () => {
  stubApi(readDashboard, () => ({ status: true, counts: [{ key: 'unassigned', count: 3 }] }));
  stubApi(readStart, () => ({
    status: true,
    steps: [{ step: 'brand', isDone: false, isSkipped: false }],
  }));
  await open();
  await screen.findByRole('link', { name: /3 ?Unassigned/ });
  await expectVisible(() => screen.getByText(/Your logo and your colours/));
  expect(
    screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
  ).toEqual(['Waiting for you', 'First steps']);
});

test('UX-03 BO-59 who of the writers wrote to the firm is named, and the line leads to what they wrote', async () => {
  stubApi(readDashboard, () => ({ status: true, counts: [{ key: 'unread', count: 2 }] }));
  stubApi(listInbox, ({ state, kind }) => ({
    status: true,
    items: state === 'unread' && kind === 'writerToAdmin' ? [conversation] : [],
    nextCursor: null,
    total: 1,
  }));
  const place = { key: 'inbox', path: '/admin/inbox/:conversationId?' };
  const pages = orders.manifest.pages.map((page) => ({ ...page, ...place }));
  const chat = { manifest: { pages }, pages: { inbox: headingPage('Inbox') } };
  const shell = await renderShell({ path: '/admin', user: owner, remotes: [chat] });
  const line = { name: '2 unread messages from Wanda Kowalska' };
  expect(await screen.findByRole('link', line)).toHaveAttribute('href', '/admin/inbox/c1');
  stubApi(readDashboard, () => ({ status: true, counts: [{ key: 'unread', count: 0 }] }));
  const server = shell.bus.for({ name: 'server', release: '1', sends: 'all', hears: 'all' });
  act(() => server.publish('chat.unread-changed', { unread: 0 }));
  await waitFor(() => expect(screen.queryByRole('link', line)).toBeNull());
});
