import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import {
  autologin,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@portal/shared-contracts/auth';
import { createVault } from '@portal/shared-contracts/vault';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../session/session-store.ts';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';
import { autologinState, autologinTarget } from './autologin-target.ts';
import { customLoginUrl } from './custom-login-url.ts';

const remote = {
  manifest: {
    pages: [
      {
        key: 'checkout',
        path: '/checkout',
        roles: 'public' as const,
        title: everywhere('Checkout'),
      },
    ],
  },
  pages: { checkout: headingPage('Checkout') },
};

beforeEach(() => {
  // The vault outlives a page, so it would outlive a test too.
  globalThis.indexedDB = new IDBFactory();
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
  stubApi(logout, () => ({ status: true }));
});
afterEach(clearStubs);

test('HS-54 signing out calls the server, clears the person and goes to the login page', async () => {
  let calls = 0;
  stubApi(logout, () => {
    calls += 1;
    return { status: true };
  });
  const shell = await renderShell({ path: '/logout', user: {} });
  await waitFor(() => expect(shell.address()).toBe('/login'));
  expect(calls).toBe(1);
  expect(useSession.getState().user).toBeNull();
});

test('HS-54 unsent texts are removed only after a warning', async () => {
  const vault = createVault({ site: location.host, person: 'person-1' });
  await vault.save('review:7', 'half a sentence');
  const shell = await renderShell({ path: '/logout', user: {} });
  await expectVisible(() => screen.getByText(/has not been sent/));
  expect(useSession.getState().user).not.toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Remove it and sign out' }));
  await waitFor(() => expect(shell.address()).toBe('/login'));
  expect(await vault.keys()).toEqual([]);
  vault.close();
});

test('HS-28 the address of a custom login carries its queries', () => {
  expect(customLoginUrl({ customLoginDomain: '', loginDomainQueries: 'a=1' })).toBeUndefined();
  expect(
    customLoginUrl({
      customLoginDomain: 'https://id.example/in',
      loginDomainQueries: 'client=7&x=a b',
    }),
  ).toBe('https://id.example/in?client=7&x=a+b');
});

test('HS-55 a recovery link is asked for by email and confirmed with the fixed text', async () => {
  const sent: string[] = [];
  stubApi(requestPasswordReset, ({ email }) => {
    sent.push(email);
    return { status: true };
  });
  const user = userEvent.setup();
  await renderShell({ path: '/forgot-password' });
  await screen.findByLabelText('Email');
  await user.click(screen.getByRole('button', { name: 'Send Recovery Link' }));
  await expectVisible(() => screen.getByText('Enter your email'));
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.click(screen.getByRole('button', { name: 'Send Recovery Link' }));
  expect((await screen.findAllByText('Reset password email is sent.')).length).toBeGreaterThan(0);
  expect(sent).toEqual(['ada@example.com']);
});

test('HS-55 a failed second try does not say that a link is in the mailbox', async () => {
  let tries = 0;
  stubApi(requestPasswordReset, () => {
    tries += 1;
    if (tries > 1) throw new RefusedReply('unexpected', 'No mail today');
    return { status: true };
  });
  const user = userEvent.setup();
  await renderShell({ path: '/forgot-password' });
  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  const send = screen.getByRole('button', { name: 'Send Recovery Link' });
  await user.click(send);
  await expectVisible(() => screen.getByText(/the link is in its mailbox/));
  await user.click(send);
  await expectVisible(() => screen.getByText('No mail today'));
  expect(screen.queryByText(/the link is in its mailbox/)).toBeNull();
});

test('HS-56 HS-57 a new password is set with the code of the mail', async () => {
  const sent: unknown[] = [];
  stubApi(resetPassword, (input) => {
    sent.push(input);
    return { status: true };
  });
  const user = userEvent.setup();
  const shell = await renderShell({ path: '/forgot-password-2/code-1' });
  await user.type(await screen.findByLabelText('Enter New Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  await waitFor(() => expect(shell.address()).toBe('/login'));
  expect((await screen.findAllByText('Password Reset Successfully')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ code: 'code-1', password: 'long enough' }]);
});

test('HS-56 a used code says so and offers a new link', async () => {
  stubApi(resetPassword, () => {
    throw new RefusedReply('gone', 'This link has been used');
  });
  const user = userEvent.setup();
  await renderShell({ path: '/forgot-password-2/code-1' });
  await user.type(await screen.findByLabelText('Enter New Password'), 'long enough');
  await user.type(screen.getByLabelText('Confirm Password'), 'long enough');
  await user.click(screen.getByRole('button', { name: 'Save the new password' }));
  await expectVisible(() => screen.getByText('This link has been used'));
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute(
    'href',
    '/forgot-password',
  );
});

test('HS-58 HS-59 an auto-login with a pending package leads to its checkout with all parameters', async () => {
  const asked: unknown[] = [];
  stubApi(autologin, (input) => {
    asked.push(input);
    return {
      status: true,
      currency: 'usd',
      orders: 0,
      user: testUser({ pending_purchase_package_id: 'p1' }),
    };
  });
  const shell = await renderShell({
    path: '/autologin/code-9',
    state: {
      packageId: 'p1',
      critiqueId: 'c1',
      critiqueViewId: 'v1',
      uniqueCustomerId: 'u1',
      from: '/invoices',
    },
    remotes: [remote],
  });
  await waitFor(() =>
    expect(shell.address()).toBe(
      '/checkout?item=p1&critiqueId=c1&critiqueViewId=v1&autoLoggedIn=true&uniqueCustomerId=u1',
    ),
  );
  expect(asked).toEqual([{ code: 'code-9', packageId: 'p1' }]);
});

test('HS-59 without a pending package from is followed, and nothing else than a path of the site', () => {
  const user = { role: 'user', pending_purchase_package_id: null, uniqueCustomerId: 'u' } as const;
  expect(autologinTarget(user, autologinState(null, '?from=/orders/view/7'))).toBe(
    '/orders/view/7',
  );
  expect(autologinTarget(user, autologinState({ from: '//evil.example' }, ''))).toBe('/');
  expect(autologinTarget(user, autologinState({ from: { evil: 1 } }, ''))).toBe('/');
});

test('HS-60 a refused code shows Error and error in logging in', async () => {
  stubApi(autologin, () => {
    throw new RefusedReply('gone', 'used');
  });
  await renderShell({ path: '/autologin/code-9' });
  await expectVisible(() => screen.getByRole('heading', { name: 'Error' }));
  expect(screen.getByText('error in logging in')).toBeVisible();
  await waitFor(() => expect(document.title).toBe('Error'));
});
