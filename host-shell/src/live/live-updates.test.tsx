import { getCurrentUser } from '@portal/shared-contracts/auth';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets, SilentSocket } from '../testing/silent-socket.ts';

const reports = {
  manifest: {
    pages: [
      {
        key: 'reports',
        path: '/admin/reports',
        roles: ['admin' as const],
        area: 'money' as const,
        title: everywhere('Reports'),
      },
    ],
  },
  pages: { reports: headingPage('Figures') },
};

const adminOf = (area: 'money' | 'people'): Partial<PortalUser> => ({
  role: 'admin',
  admin: { isOwner: false, areas: [area] },
});

/** The connection is lost, and stands again as soon as the portal tries. */
const loseConnection = (): void => {
  jest.useFakeTimers();
  SilentSocket.made.at(-1)?.onclose?.({ code: 1006 });
  jest.advanceTimersByTime(2000);
  jest.useRealTimers();
  SilentSocket.made.at(-1)?.onopen?.();
};

beforeEach(silenceSockets);
afterEach(clearStubs);

test('BO-02 HS-70 whoever lost a right while the connection was away is told at the open page once it is back', async () => {
  await renderShell({ path: '/admin/reports', user: adminOf('money'), remotes: [reports] });
  await expectVisible(() => screen.getByRole('heading', { name: 'Figures' }));
  stubApi(getCurrentUser, () => ({
    status: true,
    currency: 'usd',
    orders: 0,
    user: testUser(adminOf('people')),
  }));
  act(() => SilentSocket.made.at(-1)?.onopen?.());
  act(loseConnection);
  await expectVisible(() => screen.getByRole('heading', { name: 'Not for your role' }));
});
