import 'fake-indexeddb/auto';
import { autologin, secondStep } from '@portal/shared-contracts/auth';
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

test('HS-59 a second step on the way forgets nothing of where the link leads', async () => {
  stubApi(autologin, () => {
    throw new RefusedReply('second-step-needed', 'Please enter the code');
  });
  stubApi(secondStep, () => ({
    status: true,
    currency: 'usd',
    orders: 0,
    user: testUser({ role: 'writer' }),
  }));
  const shell = await renderShell({ path: '/autologin/code-9?from=%2Fnotifications' });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(shell.address()).toBe('/notifications'));
});

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

test('HS-58 HS-60 a link that gets no answer can be tried again, one that is refused cannot', async () => {
  let answers = 0;
  stubApi(autologin, () => {
    answers += 1;
    throw answers === 1
      ? new RefusedReply('unexpected', 'The server is restarting')
      : new RefusedReply('not-found', 'This link was used');
  });
  await renderShell({ path: '/autologin/code-9' });
  const retry = await screen.findByRole('button', { name: 'Retry' });
  expect(screen.getByRole('alert')).toHaveTextContent('error in logging in');
  expect(screen.queryByText(/works once/)).not.toBeInTheDocument();
  await userEvent.setup().click(retry);
  await expectVisible(() => screen.getByText(/works once/));
  expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  expect(answers).toBe(2);
});
