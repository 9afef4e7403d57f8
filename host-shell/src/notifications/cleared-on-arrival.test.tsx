import {
  clearNotification,
  clearNotifications,
  listNotifications,
  type Notification,
} from '@portal/shared-contracts/notifications';
import { updateLanguage } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets, SilentSocket } from '../testing/silent-socket.ts';

const one = (_id: string, order_id: string, senderName: string): Notification => ({
  _id,
  order_id,
  contant: 'Resume Starter: Write and upload the next draft',
  createdAt: '2026-11-20T10:00:00.000Z',
  data: { senderImg: '', senderName, senderPrefName: senderName, action: 'write-draft' },
});

let stored: Notification[];
let cleared: string[][];

const remove = (ids: readonly string[]) => {
  cleared.push([...ids]);
  stored = stored.filter(({ _id }) => !ids.includes(_id));
  return { status: true as const, newNotifications: stored };
};

beforeEach(() => {
  silenceSockets();
  cleared = [];
  stored = [
    one('n1', 'o7', 'Clara Lindqvist'),
    one('n2', 'o7', 'Northwind Writing'),
    one('n3', 'o8', 'Clara Lindqvist'),
  ];
  stubApi(listNotifications, () => ({ status: true, notifications: stored }));
  stubApi(clearNotifications, ({ notificationsIds }) => remove(notificationsIds));
  stubApi(clearNotification, ({ notificationsId }) => remove([notificationsId]));
});
afterEach(clearStubs);

const orders = {
  manifest: {
    pages: [
      {
        key: 'Order',
        path: '/orders/view/:id',
        roles: ['writer' as const],
        title: everywhere('Order'),
      },
    ],
  },
  pages: { Order: headingPage('Order') },
};

const open = (path: string) => renderShell({ path, user: { role: 'writer' }, remotes: [orders] });

test('FX-07 opening the order that notices lead to takes them out of the bell', async () => {
  const shell = await open('/orders/view/o7');
  await screen.findByRole('button', { name: 'Notifications, 1 waiting' });
  expect(cleared).toEqual([['n1', 'n2']]);
  await act(() => shell.go('/orders/view/o8'));
  await screen.findByRole('button', { name: 'Notifications, none waiting' });
  expect(cleared).toEqual([['n1', 'n2'], ['n3']]);
});

test('FX-07 what arrives while the order is open stays, until it is opened from the bell', async () => {
  await open('/orders/view/o9');
  await screen.findByRole('button', { name: 'Notifications, 3 waiting' });
  stored = [...stored, one('n4', 'o9', 'Clara Lindqvist')];
  await act(async () =>
    SilentSocket.made.at(-1)?.onmessage?.({ data: '{"type":"notifications.changed"}' }),
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Notifications, 4 waiting' }));
  const links = await screen.findAllByRole('link', { name: /Write and upload/, hidden: true });
  const entry = links.find((link) => link.getAttribute('href') === '/orders/view/o9');
  if (entry) await user.click(entry);
  await screen.findByRole('button', { name: 'Notifications, 3 waiting' });
  expect(cleared).toEqual([['n4']]);
});

test('FX-07 a notice shows whole names, and the sentence stands apart from them', async () => {
  await open('/notifications');
  const names = await screen.findAllByText('Clara Lindqvist');
  expect(names).toHaveLength(2);
  expect(screen.getByText('Northwind Writing', { selector: 'strong' })).toBeVisible();
  for (const text of screen.getAllByText('Resume Starter: Write and upload the next draft'))
    expect(text.textContent).not.toContain('Clara');
});

test('FX-07 SC-54 choosing another language reads the notices again, in that language', async () => {
  const asked: string[] = [];
  stubApi(updateLanguage, () => ({ status: true }));
  stubApi(listNotifications, () => {
    asked.push(document.documentElement.lang);
    return { status: true, notifications: stored };
  });
  await open('/notifications');
  await screen.findAllByText('Clara Lindqvist');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: /Account of/ }));
  await user.hover(await screen.findByText('Language'));
  await user.click(await screen.findByText('Deutsch'));
  await waitFor(() => expect(asked.at(-1)).toBe('de'));
});
