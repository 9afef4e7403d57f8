import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

let isBroken: boolean;

jest.mock('../notifications/notifications-page.tsx', () => ({
  NotificationsPage: () => {
    if (isBroken) throw new Error('boom');
    return <h1>Well again</h1>;
  },
}));

beforeEach(() => {
  isBroken = true;
  silenceSockets();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('a page of the shell that throws leaves the frame standing, and Retry shows it once it works', async () => {
  await renderShell({ path: '/notifications', user: {} });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent(/Nothing you entered is lost/);
  expect(screen.getByRole('link', { name: 'Home' })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await userEvent.click(retry);
  await expectVisible(() => screen.getByRole('button', { name: 'Retry' }));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Well again' }));
});
