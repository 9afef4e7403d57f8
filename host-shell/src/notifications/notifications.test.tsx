import {
  clearNotification,
  clearNotifications,
  listNotifications,
  type Notification,
} from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets, SilentSocket } from '../testing/silent-socket.ts';

const one = (_id: string, order_id: string, contant: string): Notification => ({
  _id,
  order_id,
  contant,
  createdAt: '2026-11-20T10:00:00.000Z',
  data: { senderImg: '', senderName: 'Will Writer', senderPrefName: 'Will', action: 'sent' },
});

let stored: Notification[];

beforeEach(() => {
  silenceSockets();
  stored = [one('n1', 'o7', 'sent you a <b>draft</b>'), one('n2', 'invoices', 'A new invoice')];
  stubApi(listNotifications, () => ({ status: true, notifications: stored }));
});
afterEach(clearStubs);

const open = async (path = '/notifications') => {
  const shell = await renderShell({ path, user: {} });
  await screen.findByRole('heading', { name: 'Notifications', level: 1 });
  return shell;
};

test('HS-71 each entry leads to its order, or to the invoices', async () => {
  await open();
  expect(await screen.findByRole('link', { name: /sent you a draft/ })).toHaveAttribute(
    'href',
    '/orders/view/o7',
  );
  expect(screen.getByRole('link', { name: /A new invoice/ })).toHaveAttribute('href', '/invoices');
});

test('HS-72 without any it says No Notifications', async () => {
  stored = [];
  await open();
  await expectVisible(() => screen.getByText('No Notifications'));
});

test('HS-73 a failed load says Unexpected Error!! and can be tried again', async () => {
  let isBroken = true;
  stubApi(listNotifications, () => {
    if (isBroken) throw new RefusedReply('unexpected', 'secret detail');
    return { status: true, notifications: stored };
  });
  await open();
  await expectVisible(() => screen.getByText('Unexpected Error!!'));
  expect(screen.queryByText('secret detail')).toBeNull();
  isBroken = false;
  await userEvent.setup().click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByText(/A new invoice/));
});

test('HS-74 HS-75 the bell shows a list 230 pixels high and clears all of it', async () => {
  const cleared: string[][] = [];
  stubApi(clearNotifications, ({ notificationsIds }) => {
    cleared.push(notificationsIds);
    return { status: true, newNotifications: [] };
  });
  const user = userEvent.setup();
  await renderShell({ path: '/profile', user: {} });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 waiting' }));
  const bell = await screen.findByRole('region', { name: 'Notifications', hidden: true });
  expect(bell.querySelector('.bell-list')).toHaveStyle({ height: '230px' });
  await user.click(within(bell).getByRole('button', { name: 'Clear', hidden: true }));
  expect(await within(bell).findByText('No Notifications')).toBeInTheDocument();
  expect(cleared).toEqual([['n1', 'n2']]);
});

test('HS-74 UX-16 the next Tab after the bell leads into its list', async () => {
  const user = userEvent.setup();
  await open();
  const button = await screen.findByRole('button', { name: 'Notifications, 2 waiting' });
  button.focus();
  await user.keyboard('{Enter}');
  const bell = await screen.findByRole('region', { name: 'Notifications', hidden: true });
  await user.tab();
  expect(bell).toContainElement(document.activeElement as HTMLElement);
});

test('FX-35 on a phone, where the list is pushed aside, no arrow points at something else', async () => {
  jest.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({
        matches: query.includes('max-width'),
        addEventListener: () => undefined,
        removeEventListener: () => undefined,
      }) as unknown as MediaQueryList,
  );
  await open();
  await userEvent.setup().click(screen.getByRole('button', { name: /^Notifications/ }));
  await screen.findByRole('region', { name: 'Notifications', hidden: true });
  expect(document.querySelector('.ant-popover')).not.toBeNull();
  expect(document.querySelector('.ant-popover-arrow')).toBeNull();
  jest.restoreAllMocks();
});

test('HS-76 a single entry can be cleared', async () => {
  const cleared: string[] = [];
  stubApi(clearNotification, ({ notificationsId }) => {
    cleared.push(notificationsId);
    return { status: true, newNotifications: stored.filter(({ _id }) => _id !== notificationsId) };
  });
  await open();
  await userEvent
    .setup()
    .click(await screen.findByRole('button', { name: 'Clear: sent you a draft' }));
  await waitFor(() => expect(screen.queryByText(/sent you a/)).toBeNull());
  expect(cleared).toEqual(['n1']);
  expect(screen.getByText(/A new invoice/)).toBeVisible();
});

test('HS-76 a double click clears an entry once', async () => {
  const cleared: string[] = [];
  let answer = (): void => undefined;
  stubApi(clearNotification, async ({ notificationsId }) => {
    cleared.push(notificationsId);
    await new Promise<void>((resolve) => (answer = resolve));
    return { status: true, newNotifications: [] };
  });
  await open();
  const clear = await screen.findByRole('button', { name: 'Clear: sent you a draft' });
  await userEvent.setup().dblClick(clear);
  await waitFor(() => expect(cleared).toEqual(['n1']));
  answer();
  await waitFor(() => expect(screen.queryByText(/sent you a/)).toBeNull());
  expect(cleared).toEqual(['n1']);
});

test('HS-77 a failed clear says so and keeps the list', async () => {
  stubApi(clearNotifications, () => {
    throw new RefusedReply('unexpected', 'secret detail');
  });
  await open();
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Clear all' }));
  await expectVisible(() => screen.getByText('Unexpected error, please try again later!'));
  expect(screen.getByText(/A new invoice/)).toBeVisible();
});

test('HS-70 a live message refreshes bell and title without a reload', async () => {
  await open();
  await waitFor(() => expect(document.title).toBe('(2) Notifications · Northwind Writing'));
  stored = [...stored, one('n3', 'o9', 'finished your order')];
  await act(async () =>
    SilentSocket.made.at(-1)?.onmessage?.({ data: '{"type":"notifications.changed"}' }),
  );
  await expectVisible(() => screen.getByText(/finished your order/));
  await waitFor(() => expect(document.title).toBe('(3) Notifications · Northwind Writing'));
});

test('HS-47 a reviewer has neither bell nor Clear', async () => {
  await renderShell({ path: '/nowhere', user: { role: 'reviewer' } });
  await expectVisible(() => screen.getByRole('button', { name: /Account of/ }));
  expect(screen.queryByRole('button', { name: /Notifications/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});
