import { configureApi } from '@portal/shared-contracts';
import {
  askForErasure,
  askForExport,
  cancelErasure,
  type OwnData,
  readOwnData,
} from '@portal/shared-contracts/people';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const NOTHING: OwnData = {
  counts: { orders: 3, invoices: 2 },
  obstacles: [],
  export: null,
  erasure: null,
  hasPassword: true,
};

let data: OwnData;
beforeEach(() => {
  silenceSockets();
  data = NOTHING;
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(readOwnData, () => ({ status: true, data }));
});
afterEach(clearStubs);

const open = async () => {
  await renderShell({ path: '/profile', user: {} });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Show my data' }));
  return user;
};

test('PL-62 a person sees what is kept, asks for a copy and gets its link', async () => {
  stubApi(askForExport, () => {
    const days = { askedAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-09T09:00:00.000Z' };
    data = { ...NOTHING, export: { id: 'e1', state: 'ready', ...days } };
    return { status: true };
  });
  const user = await open();
  await expectVisible(() => screen.getByText('Orders'));
  await user.click(screen.getByRole('button', { name: 'Get a copy' }));
  const link = await screen.findByRole('link', { name: 'Download the copy' });
  expect(link).toHaveAttribute('href', '/api/profile/data/export/e1');
  await expectVisible(() => screen.getByText('Available until March 9, 2026.'));
});

test('PL-62 UX-16 while a copy is made, the focus stays at the section whose button is gone', async () => {
  stubApi(askForExport, () => {
    const days = { askedAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-09T09:00:00.000Z' };
    data = { ...NOTHING, export: { id: 'e1', state: 'waiting', ...days } };
    return { status: true };
  });
  const user = await open();
  await user.click(await screen.findByRole('button', { name: 'Get a copy' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Get a copy' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Your data' })).toHaveFocus());
});

test('PL-63 an erasure asks for the password at its field, says when, and is taken back', async () => {
  stubApi(askForErasure, ({ ownPassword }) => {
    if (ownPassword !== 'right')
      throw new RefusedReply('unprocessable', 'This is not your password.', {
        ownPassword: 'This is not your password.',
      });
    data = {
      ...NOTHING,
      erasure: { askedAt: '2026-03-02T09:00:00.000Z', dueAt: '2026-03-05T09:00:00.000Z' },
    };
    return { status: true };
  });
  stubApi(cancelErasure, () => {
    data = NOTHING;
    return { status: true };
  });
  const user = await open();
  const section = screen.getByRole('heading', { level: 2, name: 'Your data' });
  await waitFor(() => expect(section).toHaveFocus());
  await user.click(await screen.findByRole('button', { name: 'Erase my account' }));
  expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
  await user.type(screen.getByLabelText('Your password'), 'wrong');
  await user.click(screen.getByRole('button', { name: 'Erase in 72 hours' }));
  await expectVisible(() => screen.getByText('This is not your password.'));
  await user.clear(screen.getByLabelText('Your password'));
  await user.type(screen.getByLabelText('Your password'), 'right');
  await user.click(screen.getByRole('button', { name: 'Erase in 72 hours' }));
  await expectVisible(() => screen.getByText(/Your account will be erased on Mar 5, 2026/));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Erase my account' }));
});

test('PL-63 Cancel pressed twice takes the erasure back once', async () => {
  let asked = 0;
  let answer = (): void => undefined;
  data = {
    ...NOTHING,
    erasure: { askedAt: '2026-03-02T09:00:00.000Z', dueAt: '2026-03-05T09:00:00.000Z' },
  };
  stubApi(cancelErasure, async () => {
    asked += 1;
    await new Promise<void>((resolve) => (answer = resolve));
    data = NOTHING;
    return { status: true };
  });
  const user = await open();
  await user.dblClick(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(asked).toBe(1));
  answer();
  await expectVisible(() => screen.getByRole('button', { name: 'Erase my account' }));
  expect(asked).toBe(1);
});

test('PL-62 FX-11 a copy that is gone says so instead of a dead link', async () => {
  const days = { askedAt: '2026-03-02T09:00:00.000Z', endsAt: '2026-03-09T09:00:00.000Z' };
  data = { ...NOTHING, export: { id: 'e1', state: 'ready', ...days } };
  const user = await open();
  const link = await screen.findByRole('link', { name: 'Download the copy' });
  configureApi({ fetch: () => Promise.resolve(new Response(null, { status: 404 })) });
  await user.click(link);
  await expectShown('Please Try Again Later!');
});

test('PL-63 what stands in the way is said instead of a button that refuses', async () => {
  data = { ...NOTHING, obstacles: ['You have orders that are not finished yet.'] };
  await open();
  await expectVisible(() => screen.getByText('You have orders that are not finished yet.'));
  expect(screen.queryByRole('button', { name: 'Erase my account' })).toBeNull();
});
