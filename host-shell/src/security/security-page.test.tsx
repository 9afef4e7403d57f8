import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { apiSettings, configureApi } from '@portal/shared-contracts';
import { confirmOwnIdentity } from '@portal/shared-contracts/admin';
import { confirmEmail } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import {
  endOneSession,
  endOtherSessions,
  getSecurity,
  listSessions,
  proveEmail,
  updatePassword,
  updateProfile,
} from '@portal/shared-contracts/people';
import { createVault } from '@portal/shared-contracts/vault';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

const account = {
  status: true as const,
  hasPassword: true,
  isEmailProven: true,
  pendingEmail: null as string | null,
  secondFactor: { isOn: false, codesLeft: 0 },
};

const session = (_id: string, browser: string, isThis: boolean) => ({
  _id,
  browser,
  system: 'Linux',
  firstSeen: '2026-03-02T09:00:00.000Z',
  lastSeen: '2026-03-02T11:00:00.000Z',
  isThis,
});

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  silenceSockets();
  localStorage.clear();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(getSecurity, () => account);
  stubApi(listSessions, () => ({ status: true, sessions: [session('s1', 'Firefox', true)] }));
});
afterEach(clearStubs);

test('P-09 a person sees the browsers, ends one, then all others', async () => {
  let sessions = [
    session('s1', 'Firefox', true),
    session('s2', 'Safari', false),
    session('s3', 'Chrome', false),
  ];
  stubApi(listSessions, () => ({ status: true, sessions }));
  stubApi(endOneSession, ({ id }) => {
    sessions = sessions.filter(({ _id }) => _id !== id);
    return { status: true };
  });
  stubApi(endOtherSessions, () => {
    sessions = sessions.filter(({ isThis }) => isThis);
    return { status: true };
  });
  await renderShell({ path: '/profile/security', user: {} });
  const user = userEvent.setup();
  const here = await screen.findByText('Firefox on Linux');
  expect(within(here).getByText('This browser')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Sign out Safari on Linux' }));
  await waitFor(() => expect(screen.queryByText('Safari on Linux')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Sign out all others' }));
  await waitFor(() => expect(screen.queryByText('Chrome on Linux')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Sign out all others' })).toBeNull();
});

test('P-09 the page asks who it is where the server wants to know, and ends the session then', async () => {
  let isConfirmed = false;
  const ended: string[] = [];
  stubApi(listSessions, () => ({
    status: true,
    sessions: [session('s1', 'Firefox', true), session('s2', 'Safari', false)],
  }));
  stubApi(confirmOwnIdentity, ({ password }) => {
    isConfirmed = password === 'right';
    return { status: true };
  });
  stubApi(endOneSession, ({ id }) => {
    ended.push(id);
    return { status: true };
  });
  await renderShell({ path: '/profile/security', user: {} });
  const { fetch: stubbed = fetch } = apiSettings();
  const refusal = { code: 'identity-unconfirmed', params: {} };
  const body = { status: false, code: 'forbidden', message: 'Show it once more.', refusal };
  configureApi({
    fetch: (input, init) =>
      !isConfirmed && input instanceof Request && input.method === 'DELETE'
        ? Promise.resolve(Response.json(body, { status: 403 }))
        : stubbed(input, init),
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Sign out Safari on Linux' }));
  await user.type(await screen.findByLabelText('Your password, or the code of your app'), 'right');
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await waitFor(() => expect(ended).toEqual(['s2']));
});

test.each(['user', 'writer', 'reviewer'] as const)(
  'FX-35 FX-44 a %s without a password sets the first one without a current one',
  async (role) => {
    let hasPassword = false;
    const sent: unknown[] = [];
    stubApi(getSecurity, () => ({ ...account, hasPassword }));
    stubApi(updatePassword, (input) => {
      sent.push(input);
      hasPassword = true;
      return { status: true };
    });
    await renderShell({ path: '/profile/security', user: { role } });
    const user = userEvent.setup();
    await screen.findByRole('heading', { name: 'Set a password' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.type(screen.getByLabelText('Enter New Password'), 'quiet river stone 7');
    await user.type(screen.getByLabelText('Confirm Password'), 'quiet river stone 7');
    await user.click(screen.getByRole('button', { name: 'Set a password' }));
    // The form of the second step may ask for it as well; this is the field of the password's own form.
    const own = { selector: '#field-currentPassword' };
    await expectVisible(() => screen.getByLabelText('Current password', own));
    expect(sent).toEqual([{ _id: 'person-1', password: 'quiet river stone 7' }]);
  },
);

test('P-09 another address asks for the password at its field, keeps it nowhere, and says what is waited for', async () => {
  const sent: unknown[] = [];
  let pendingEmail: string | null = null;
  stubApi(getSecurity, () => ({ ...account, pendingEmail }));
  stubApi(updateProfile, (input) => {
    sent.push(input);
    pendingEmail = input.email;
    return { status: true, user: testUser(), pendingEmail };
  });
  await renderShell({ path: '/profile', user: {} });
  const user = userEvent.setup();
  const email = await screen.findByLabelText('Email');
  await user.clear(email);
  await user.type(email, 'new@example.com');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(/: Enter your current password$/));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText(/because the email changes/), 'Portal-demo-1');
  const vault = createVault({ site: location.host, person: 'person-1' });
  await waitFor(async () => expect(JSON.stringify(await vault.load('profile'))).toContain('new@'));
  expect(JSON.stringify(await vault.load('profile'))).not.toContain('Portal-demo-1');
  vault.close();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(/We sent a link to new@example.com/));
  expect(sent).toEqual([expect.objectContaining({ currentPassword: 'Portal-demo-1' })]);
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
});

test('P-09 who has not proven the address can ask for the link', async () => {
  stubApi(getSecurity, () => ({ ...account, isEmailProven: false }));
  stubApi(proveEmail, () => ({ status: true }));
  await renderShell({ path: '/profile', user: {} });
  await userEvent.setup().click(await screen.findByRole('button', { name: 'Send the link' }));
  await expectShown('The link is on its way.');
});

test('P-09 a link to confirm does nothing until it is asked to, and leads to a password where one is due', async () => {
  let calls = 0;
  stubApi(confirmEmail, () => {
    calls += 1;
    return { status: true, passwordCode: 'p1' };
  });
  const shell = await renderShell({ path: '/confirm-email/c1' });
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(calls).toBe(0);
  await userEvent.setup().click(button);
  await waitFor(() => expect(shell.address()).toBe('/forgot-password-2/p1'));
});

test('PL-62 a reviewer, who has no profile, finds the own data here', async () => {
  await renderShell({ path: '/profile/security', user: { role: 'reviewer' } });
  await expectVisible(() => screen.getByRole('button', { name: 'Show my data' }));
});

test('PL-62 a customer has it on the profile alone', async () => {
  await renderShell({ path: '/profile/security', user: { role: 'user' } });
  await expectVisible(() => screen.getByRole('heading', { name: /two steps/i }));
  expect(screen.queryByRole('button', { name: 'Show my data' })).toBeNull();
});
