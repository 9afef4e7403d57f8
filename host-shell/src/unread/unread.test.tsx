import { getUnread } from '@portal/shared-contracts/chat';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const roles: ('user' | 'writer' | 'reviewer')[] = ['user', 'writer', 'reviewer'];
const page = (key: string, path: string, order: number) => ({
  key,
  path,
  roles,
  title: everywhere(key),
  menu: [{ roles, order, label: everywhere(key), icon: 'list' }],
});
const remote = (slots: 'order.chat'[] = ['order.chat']) => ({
  manifest: { slots, pages: [page('Orders', '/orders/list', 1), page('Admin', '/chat', 2)] },
  pages: { Orders: headingPage('Orders'), Admin: headingPage('Admin') },
});

let counts = { orders: 2, admin: 1 };
const asked = jest.fn();

beforeEach(() => {
  silenceSockets();
  counts = { orders: 2, admin: 1 };
  stubApi(listNotifications, () => ({
    status: true,
    notifications: [
      {
        _id: 'n1',
        order_id: 'o1',
        contant: 'A draft',
        createdAt: '2026-01-01T00:00:00.000Z',
        data: { senderImg: '', senderName: 'Ada', senderPrefName: 'Ada', action: 'draft' },
      },
    ],
  }));
  stubApi(getUnread, () => {
    asked();
    return {
      status: true,
      total: counts.orders + counts.admin,
      conversations: [
        {
          chatType: 'writerToCustomer',
          order_id: 'o1',
          unread: counts.orders,
          orderNumber: 'RW-1042',
          packageName: 'Resume Starter',
          personName: 'Ada Byron',
        },
        { chatType: 'writerToAdmin', order_id: null, unread: counts.admin },
      ],
    };
  });
});
afterEach(clearStubs);

const open = (role: 'user' | 'writer' | 'reviewer', slots?: 'order.chat'[]) =>
  renderShell({ path: '/orders/list', user: { role }, remotes: [remote(slots)] });
const link = (name: string) => screen.findByRole('link', { name });

test('CH-08 HS-70 unread messages stand in the menu and, with the notifications, in the title', async () => {
  await open('writer');
  await waitFor(() => expect(document.title).toBe('(4) Orders · Northwind Writing'));
  expect(await link('Orders')).toHaveAccessibleDescription('2 unread messages');
  expect(await link('Admin')).toHaveAccessibleDescription('1 unread message');
});

test('CH-08 the counts follow the event, with no chat on the page', async () => {
  const shell = await open('writer');
  await waitFor(() => expect(document.title).toMatch(/^\(4\)/));
  counts = { orders: 0, admin: 0 };
  const server = shell.bus.for({ name: 'server', release: '1', sends: 'all', hears: 'all' });
  act(() => server.publish('chat.unread-changed', { orderId: 'o1', unread: 0 }));
  await waitFor(() => expect(document.title).toBe('(1) Orders · Northwind Writing'));
  expect(await link('Orders')).not.toHaveAccessibleDescription();
});

test('CH-08 HS-70 after a hand-over the counts are asked for again', async () => {
  const shell = await open('writer');
  await waitFor(() => expect(document.title).toMatch(/^\(4\)/));
  counts = { orders: 0, admin: 1 };
  const server = shell.bus.for({ name: 'server', release: '1', sends: 'all', hears: 'all' });
  act(() => server.publish('order.changed', { orderId: 'o1' }));
  await waitFor(() => expect(document.title).toBe('(2) Orders · Northwind Writing'));
});

test('CH-04 CH-18 where a site has no chat, and for a reviewer, nothing is asked', async () => {
  const { unmount } = await open('writer', []);
  await waitFor(() => expect(document.title).toBe('(1) Orders · Northwind Writing'));
  unmount();
  await open('reviewer');
  await waitFor(() => expect(document.title).toBe('Orders · Northwind Writing'));
  expect(asked).not.toHaveBeenCalled();
});

test('FX-01 UX-01 the bell lists each conversation with unread messages, and each leads to its chat', async () => {
  const user = userEvent.setup();
  await open('writer');
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 waiting' }));
  const line = await screen.findByRole('link', { name: /2 unread messages from Ada Byron/ });
  expect(line).toHaveAttribute('href', '/orders/view/o1#chat');
  expect(line).toHaveTextContent('#RW-1042 Resume Starter');
  expect(screen.getByRole('link', { name: /1 unread message from the admin/ })).toHaveAttribute(
    'href',
    '/chat',
  );
});
