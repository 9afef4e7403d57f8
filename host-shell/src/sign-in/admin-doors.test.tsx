import { login } from '@portal/shared-contracts/auth';
import { acceptInvitation, readInvitation } from '@portal/shared-contracts/invitations';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openFreshPage } from '../session/fresh-page.ts';
import { useSession } from '../session/session-store.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

jest.mock('../session/fresh-page.ts', () => ({ openFreshPage: jest.fn() }));

beforeEach(() => {
  silenceSockets();
  jest.mocked(openFreshPage).mockClear();
});
afterEach(clearStubs);

const admin = testUser({ role: 'admin', admin: { isOwner: true, areas: [] } });
const reply = { status: true, currency: 'usd', orders: 0, user: admin } as const;

const signIn = async (): Promise<void> => {
  await userEvent.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await userEvent.type(screen.getByLabelText('Password'), 'Portal-demo-1');
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
};

test('BO-05 BO-08 a stranger at the back office comes to its door, and goes on with a fresh page', async () => {
  const doors: unknown[] = [];
  stubApi(login, ({ door }) => {
    doors.push(door);
    return reply;
  });
  const website = { customLoginDomain: 'https://login.example/' };
  const shell = await renderShell({ path: '/admin/people?state=invited', website });
  await waitFor(() =>
    expect(shell.address()).toBe('/admin/login?from=%2Fadmin%2Fpeople%3Fstate%3Dinvited'),
  );
  await signIn();
  await waitFor(() => expect(openFreshPage).toHaveBeenCalledWith('/admin/people?state=invited'));
  expect(doors).toEqual(['admin']);
  expect(useSession.getState().user).toBeNull();
});

test('BO-05 somebody else is told whose door it is', async () => {
  stubApi(login, () => {
    throw new RefusedReply('forbidden', 'This page is for the people who run the firm.');
  });
  await renderShell({ path: '/admin/login' });
  await signIn();
  await expectVisible(() => screen.getByText('This page is for the people who run the firm.'));
});

test('BO-04 BO-08 an admin at the ordinary door is led to the back office by a fresh page', async () => {
  stubApi(login, () => reply);
  await renderShell({ path: '/login' });
  await signIn();
  await waitFor(() => expect(openFreshPage).toHaveBeenCalledWith('/admin'));
});

test('BO-10 an invitation is taken up with names and a password', async () => {
  const taken: unknown[] = [];
  stubApi(readInvitation, () => ({
    status: true,
    email: 'ada@example.com',
    role: 'admin',
    firstName: '',
    lastName: 'Byron',
    language: null,
  }));
  stubApi(acceptInvitation, (input) => {
    taken.push(input);
    return reply;
  });
  await renderShell({ path: '/invite/abc' });
  await expectVisible(() => screen.getByText(/for ada@example.com/));
  await userEvent.type(await screen.findByLabelText('First name'), 'Ada');
  await userEvent.type(screen.getByLabelText('Enter New Password'), 'a-long-new-password');
  await userEvent.type(screen.getByLabelText('Confirm Password'), 'a-long-new-password');
  await userEvent.click(screen.getByRole('button', { name: 'Begin' }));
  await waitFor(() => expect(openFreshPage).toHaveBeenCalledWith('/admin'));
  expect(taken).toEqual([
    {
      code: 'abc',
      language: 'en',
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'a-long-new-password',
    },
  ]);
});

test('BO-10 an invitation that was used says so', async () => {
  stubApi(readInvitation, () => {
    throw new RefusedReply('gone', 'This link has already been used or has expired.');
  });
  await renderShell({ path: '/invite/abc' });
  await expectVisible(() => screen.getByText(/already been used/));
});
