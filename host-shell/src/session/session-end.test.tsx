import { callApi, type EndpointOutput } from '@portal/shared-contracts';
import { getCurrentUser } from '@portal/shared-contracts/auth';
import { SESSION_ENDED } from '@portal/shared-contracts/live';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets, SilentSocket } from '../testing/silent-socket.ts';
import { watchForExpiry } from './expire-session.ts';
import { loadSession, takeInlinedSession } from './load-session.ts';
import { beginSession, clearSession, readStoredUser, useSession } from './session-store.ts';

const remote = {
  manifest: {
    pages: [
      {
        key: 'dashboard',
        path: '/dashboard',
        roles: ['user' as const],
        title: everywhere('Dashboard'),
      },
    ],
  },
  pages: { dashboard: headingPage('Dashboard') },
};

beforeEach(() => {
  silenceSockets();
  watchForExpiry();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const refuse = (): never => {
  throw new RefusedReply('not-signed-in', 'Please sign in');
};

/** Who is signed in, asked now and answered when the test says so. */
const answeredLate = (reply: () => EndpointOutput<typeof getCurrentUser>) => {
  let answer = (): void => undefined;
  const late = new Promise<void>((resolve) => (answer = resolve));
  const slow = jest.fn(async () => {
    await late;
    return reply();
  });
  stubApi(getCurrentUser, slow);
  return { slow, answer };
};

test('SC-32 a 401 of any call clears the session and goes to the login page with the way back', async () => {
  const shell = await renderShell({ path: '/dashboard?tab=2', user: {}, remotes: [remote] });
  await expectVisible(() => screen.getByRole('heading', { name: 'Dashboard' }));
  stubApi(getCurrentUser, refuse);
  await act(async () => {
    await callApi(getCurrentUser, {}).catch(() => undefined);
  });
  await waitFor(() => expect(shell.address()).toBe('/login?from=%2Fdashboard%3Ftab%3D2'));
  await expectVisible(() => screen.getByText(/Your session has ended/));
  expect(readStoredUser()).toBeNull();
});

test('SC-32 the server ending the session over the socket has the same effect', async () => {
  const shell = await renderShell({ path: '/dashboard', user: {}, remotes: [remote] });
  await screen.findByRole('heading', { name: 'Dashboard' });
  await act(async () => SilentSocket.made.at(-1)?.onclose?.({ code: SESSION_ENDED }));
  await waitFor(() => expect(shell.address()).toBe('/login?from=%2Fdashboard'));
});

test('SC-32 the page of signing in says that the session has ended, however many calls were refused', async () => {
  await renderShell({ path: '/dashboard', user: {}, remotes: [remote] });
  await expectVisible(() => screen.getByRole('heading', { name: 'Dashboard' }));
  stubApi(getCurrentUser, refuse);
  for (let call = 0; call < 3; call += 1)
    await act(() => callApi(getCurrentUser, {}).catch(() => undefined));
  await expectVisible(() => screen.getByText(/Your session has ended/));
});

test('SC-32 what was asked in the ended session and is refused after somebody signed in again ends nothing', async () => {
  const user = testUser();
  beginSession({ user, currency: 'usd' });
  const { slow, answer } = answeredLate(refuse);
  const asked = callApi(getCurrentUser, {}).catch((error: unknown) => error);
  await waitFor(() => expect(slow).toHaveBeenCalled());
  clearSession(true);
  beginSession({ user, currency: 'usd' });
  answer();
  expect(await asked).toMatchObject({ status: 401 });
  expect(useSession.getState()).toMatchObject({ user: { _id: user._id }, hasExpired: false });
  await callApi(getCurrentUser, {}).catch(() => undefined);
  expect(useSession.getState()).toMatchObject({ user: null, hasExpired: true });
});

test('HS-09 HS-54 what the server says of somebody who has left meanwhile brings nobody back', async () => {
  const user = testUser();
  beginSession({ user, currency: 'usd' });
  const { slow, answer } = answeredLate(() => ({ status: true, currency: 'usd', orders: 0, user }));
  const loading = loadSession();
  await waitFor(() => expect(slow).toHaveBeenCalled());
  clearSession();
  answer();
  await loading;
  expect(useSession.getState().user).toBeNull();
  expect(readStoredUser()).toBeNull();
});

test("SC-32 wrong credentials end nobody else's session", async () => {
  beginSession({ user: testUser(), currency: 'usd' });
  stubApi(getCurrentUser, () => {
    throw new RefusedReply('wrong-credentials', 'no');
  });
  await callApi(getCurrentUser, {}).catch(() => undefined);
  expect(useSession.getState().user).not.toBeNull();
});

test('HS-09 the current user gives person, currency and number of orders', async () => {
  clearSession();
  stubApi(getCurrentUser, () => ({ status: true, currency: 'eur', orders: 4, user: testUser() }));
  await loadSession();
  expect(useSession.getState()).toMatchObject({ currency: 'eur', user: { orders: 4 } });
});

test('HS-09 the person in the page is taken over once, and only in the form of the call', () => {
  const write = (text: string): void => {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'portal-session';
    script.textContent = text;
    document.body.append(script);
  };
  clearSession();
  write(JSON.stringify({ status: true, currency: 'gbp', orders: 2, user: testUser() }));
  expect(takeInlinedSession()).toBe('taken');
  expect(useSession.getState()).toMatchObject({ currency: 'gbp', user: { orders: 2 } });
  expect(takeInlinedSession()).toBe('unknown');
  for (const wrong of ['{', 'null', '{"status":true,"user":{"role":"admin"}}']) {
    write(wrong);
    expect(takeInlinedSession()).toBe('unknown');
  }
});

test('HS-10 a 401 at the start with a stored person signs that person out', async () => {
  beginSession({ user: testUser(), currency: 'usd' });
  stubApi(getCurrentUser, refuse);
  await loadSession();
  expect(useSession.getState().user).toBeNull();
  expect(readStoredUser()).toBeNull();
});

test('SC-52 the currency is usd until the server says another', () => {
  clearSession();
  expect(useSession.getState().currency).toBe('usd');
});

test('SC-02 a damaged stored person reads as nobody', () => {
  localStorage.setItem('portal.user', '{"role":"admin"}');
  expect(readStoredUser()).toBeNull();
  localStorage.setItem('portal.user', '{');
  expect(readStoredUser()).toBeNull();
});

test('SC-32 another tab signing out signs this one out too', async () => {
  const shell = await renderShell({ path: '/dashboard', user: {}, remotes: [remote] });
  await screen.findByRole('heading', { name: 'Dashboard' });
  const other = shell.bus.for({ name: 'other-tab', release: '1', sends: 'all', hears: 'all' });
  const heard = jest.fn();
  other.subscribe('session.changed', heard);
  await act(async () => other.publish('session.changed', { userId: null }));
  await waitFor(() => expect(shell.address()).toBe('/login?from=%2Fdashboard'));
  // A tab that wakes late would else sign out whoever has signed in again meanwhile.
  expect(heard.mock.calls).toEqual([[{ userId: null }]]);
});
