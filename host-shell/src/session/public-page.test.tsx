import { getCurrentUser } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { everywhere, headingPage, renderShell } from '../testing/render-shell.tsx';
import { silenceSockets, SilentSocket } from '../testing/silent-socket.ts';
import { watchForExpiry } from './expire-session.ts';
import { takeInlinedSession } from './load-session.ts';
import { readStoredUser } from './session-store.ts';

beforeEach(() => {
  silenceSockets();
  watchForExpiry();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('HS-09 a page of the server without a person says that nobody is signed in, any other page says nothing', () => {
  const page = document.implementation.createHTMLDocument();
  expect(takeInlinedSession(page)).toBe('unknown');
  page.body.innerHTML = '<script type="application/json" id="portal-website">{}</script>';
  expect(takeInlinedSession(page)).toBe('nobody');
});

test('HS-20 a session that has ended leaves a public page where it is, as the page of a guest', async () => {
  const review = {
    manifest: {
      pages: [
        {
          key: 'review',
          path: '/review/:id',
          roles: 'public' as const,
          title: everywhere('Review'),
        },
      ],
    },
    pages: { review: headingPage('Review') },
  };
  const shell = await renderShell({ path: '/review/r1', user: {}, remotes: [review] });
  await expectVisible(() => screen.getByRole('heading', { name: 'Review' }));
  stubApi(getCurrentUser, () => {
    throw new RefusedReply('not-signed-in', 'Please sign in');
  });
  await act(async () => SilentSocket.made.at(-1)?.onclose?.({ code: 1006 }));
  await waitFor(() => expect(readStoredUser()).toBeNull());
  expect(shell.address()).toBe('/review/r1');
  await expectVisible(() => screen.getByRole('heading', { name: 'Review' }));
});
