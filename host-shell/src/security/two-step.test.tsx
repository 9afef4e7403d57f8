import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { getCurrentUser, login, secondStep } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import {
  beginTwoStep,
  confirmTwoStep,
  getSecurity,
  listSessions,
  renewRecoveryCodes,
} from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';
import { useSession } from '../session/session-store.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  silenceSockets();
  localStorage.clear();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(listSessions, () => ({ status: true, sessions: [] }));
});
afterEach(clearStubs);

test('TS-01 the password leads on to the code, and the code to where the person was going', async () => {
  const sent: unknown[] = [];
  stubApi(login, () => {
    throw new RefusedReply('second-step-needed', 'Please enter the code');
  });
  stubApi(secondStep, (input) => {
    sent.push(input);
    if (input.code === '000000')
      throw new RefusedReply('unprocessable', 'Wrong', { code: 'This code is not right' });
    return { status: true, currency: 'usd', orders: 0, user: testUser({ role: 'writer' }) };
  });
  const shell = await renderShell({ path: '/login?from=%2Fnotifications' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Email'), 'writer@example.com');
  await user.type(screen.getByLabelText('Password'), 'Portal-demo-1');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await user.type(await screen.findByLabelText('Code'), '000000');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription('This code is not right'),
  );
  await user.clear(screen.getByLabelText('Code'));
  await user.type(screen.getByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(shell.address()).toBe('/notifications'));
  expect(sent).toEqual([{ code: '000000' }, { code: '123456' }]);
});

test.each([
  ['reviewer', '/orders/list'],
  ['admin', '/admin/people'],
] as const)(
  'TS-01 BO-06 staff whose firm asks for it set it up before anything else',
  async (role, path) => {
    let isOn = false;
    const reply = (needsSecondFactor?: boolean) => ({
      status: true as const,
      currency: 'usd' as const,
      orders: 0,
      user: testUser({ role, ...(needsSecondFactor ? { needsSecondFactor } : {}) }),
    });
    stubApi(getCurrentUser, () => reply(!isOn));
    stubApi(getSecurity, () => ({
      status: true,
      hasPassword: true,
      isEmailProven: true,
      pendingEmail: null,
      secondFactor: { isOn, codesLeft: isOn ? 10 : 0 },
    }));
    stubApi(beginTwoStep, () => ({ status: true, secret: 'ABCDEFGHJK', uri: 'otpauth://totp/x' }));
    stubApi(confirmTwoStep, () => {
      isOn = true;
      return { status: true, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
    });
    const shell = await renderShell({
      path,
      user: { role, needsSecondFactor: true },
    });
    await waitFor(() => expect(shell.address()).toBe('/profile/security'));
    const user = userEvent.setup();
    await expectVisible(() => screen.getByText(/Your firm asks for this/));
    const setUp = await screen.findByRole('button', { name: 'Set up' });
    const [, own] = screen.getAllByLabelText<HTMLInputElement>('Current password');
    if (!own) throw new Error('The password is not asked for');
    await user.click(own);
    await user.paste('Portal-demo-1');
    expect(own).toHaveValue('Portal-demo-1');
    await user.click(setUp);
    await expectVisible(() => screen.getByRole('img', { name: /QR code/ }));
    expect(screen.getByText('ABCD EFGH JK')).toBeVisible();
    await user.type(screen.getByLabelText('Code'), '123456');
    await user.click(screen.getByRole('button', { name: 'Turn on' }));
    await expectVisible(() => screen.getByText('aaaa-bbbb-cccc-dddd'));
    await user.click(screen.getByRole('button', { name: 'Copy the codes' }));
    expect(await navigator.clipboard.readText()).toBe('aaaa-bbbb-cccc-dddd');
    await user.click(screen.getByRole('button', { name: 'I have kept them' }));
    await expectVisible(() => screen.getByText('Recovery codes left: 10'));
    await waitFor(() => expect(useSession.getState().user?.needsSecondFactor).toBeUndefined());
  },
);

test('TS-02 codes stay on the page when the account is read again meanwhile', async () => {
  let codesLeft = 10;
  let isOn = false;
  stubApi(getSecurity, () => ({
    status: true,
    hasPassword: true,
    isEmailProven: true,
    pendingEmail: null,
    secondFactor: { isOn, codesLeft },
  }));
  const sent: string[] = [];
  stubApi(confirmTwoStep, () => {
    isOn = true;
    return { status: true, recoveryCodes: ['aaaa-bbbb-cccc-dddd'] };
  });
  stubApi(beginTwoStep, ({ currentPassword }) => {
    sent.push(currentPassword);
    return { status: true, secret: 'ABCD', uri: 'otpauth://totp/x' };
  });
  const shell = await renderShell({ path: '/profile/security', user: { role: 'writer' } });
  const user = userEvent.setup();
  const setUp = await screen.findByRole('button', { name: 'Set up' });
  const own = screen.getAllByLabelText('Current password').at(-1);
  if (!own) throw new Error('The password is not asked for');
  await user.click(own);
  await user.paste(' my pass phrase ');
  await user.click(setUp);
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Turn on' }));
  await screen.findByText('aaaa-bbbb-cccc-dddd');
  codesLeft = 9;
  // Done when everything on the page was read again.
  await act(() => shell.client.invalidateQueries());
  expect(screen.getByText('aaaa-bbbb-cccc-dddd')).toBeVisible();
  // Spaces belong to a password.
  expect(sent).toEqual([' my pass phrase ']);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expectVisible(() => screen.getByText('Recovery codes left: 9'));
});

test('TS-02 new recovery codes are asked for with the password, shown once, and then counted', async () => {
  let codesLeft = 2;
  const sent: unknown[] = [];
  stubApi(getSecurity, () => ({
    status: true,
    hasPassword: true,
    isEmailProven: true,
    pendingEmail: null,
    secondFactor: { isOn: true, codesLeft },
  }));
  stubApi(renewRecoveryCodes, (input) => {
    sent.push(input);
    codesLeft = 10;
    return { status: true, recoveryCodes: ['eeee-ffff-gggg-hhhh'] };
  });
  await renderShell({ path: '/profile/security', user: { role: 'writer' } });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await expectVisible(() => screen.getByText(/stop working as soon as new ones are made/));
  // The buttons that were pressed are gone, and keys go on from the section.
  const section = screen.getByRole('heading', { name: 'Sign-in in two steps' });
  await waitFor(() => expect(section).toHaveFocus());
  const own = screen.getAllByLabelText('Current password').at(-1);
  if (!own) throw new Error('The password is not asked for');
  await user.click(own);
  await user.paste('Portal-demo-1');
  await user.click(screen.getByRole('button', { name: 'Make new codes' }));
  await expectVisible(() => screen.getByText('eeee-ffff-gggg-hhhh'));
  expect(sent).toEqual([{ currentPassword: 'Portal-demo-1' }]);
  await user.click(screen.getByRole('button', { name: 'I have kept them' }));
  await expectVisible(() => screen.getByText('Recovery codes left: 10'));
  await expectVisible(() => screen.getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(section).toHaveFocus());
});
