import 'fake-indexeddb/auto';
import { autologin } from '@portal/shared-contracts/auth';
import { listNotifications } from '@portal/shared-contracts/notifications';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '../session/session-store.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  silenceSockets();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

test('P-14 a link for another account asks before it takes the browser over', async () => {
  const asked: unknown[] = [];
  stubApi(autologin, (input) => {
    asked.push(input);
    if (!input.replace) throw new RefusedReply('conflict', 'Somebody else');
    return { status: true, currency: 'usd', orders: 0, user: testUser({ _id: 'person-2' }) };
  });
  await renderShell({ path: '/autologin/code-9', user: {} });
  await expectVisible(() => screen.getByText(/This link belongs to another account/));
  expect(useSession.getState().user?._id).toBe('person-1');
  await userEvent
    .setup()
    .click(screen.getByRole('button', { name: 'Switch to the other account' }));
  await waitFor(() => expect(useSession.getState().user?._id).toBe('person-2'));
  expect(asked).toEqual([{ code: 'code-9' }, { code: 'code-9', replace: 'true' }]);
});
