import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { createVault } from '@portal/shared-contracts/vault';
import { listNotifications } from '@portal/shared-contracts/notifications';
import {
  cancelEmailChange,
  getSecurity,
  updatePassword,
  updateProfile,
} from '@portal/shared-contracts/people';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectShown, expectVisible, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beginSession } from '../session/session-store.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { silenceSockets } from '../testing/silent-socket.ts';

beforeEach(() => {
  // The vault outlives a page, so it would outlive a test too.
  globalThis.indexedDB = new IDBFactory();
  silenceSockets();
  localStorage.clear();
  stubApi(listNotifications, () => ({ status: true, notifications: [] }));
});
afterEach(clearStubs);

const open = async () => {
  await renderShell({ path: '/profile', user: {} });
  await screen.findByLabelText('First name');
  return userEvent.setup();
};

test('HS-66 names are required and the email must be one; the top bar follows a saved name', async () => {
  const sent: unknown[] = [];
  stubApi(updateProfile, (input) => {
    sent.push(input);
    return { status: true, user: testUser({ firstName: input.firstName }) };
  });
  const user = await open();
  await user.clear(screen.getByLabelText('First name'));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('First name: Enter your first name'));
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('First name'), 'Augusta');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Account of Augusta Byron' }));
  expect(sent).toEqual([
    { _id: 'person-1', firstName: 'Augusta', lastName: 'Byron', email: 'ada@example.com' },
  ]);
});

test('HS-66 HS-67 what one person typed does not stay for the next, and is there when the first comes back', async () => {
  const user = await open();
  const first = () => screen.findByLabelText<HTMLInputElement>('First name');
  await user.clear(await first());
  await user.type(await first(), 'Augusta');
  await user.type(screen.getByLabelText('Current password'), 'Portal-demo-1');
  const signIn = (person: ReturnType<typeof testUser>) =>
    act(async () => beginSession({ user: person, currency: 'usd' }));
  await signIn(testUser({ _id: 'person-2', firstName: 'Grace', email: 'grace@example.com' }));
  expect(await first()).toHaveValue('Grace');
  expect(screen.getByLabelText('Current password')).toHaveValue('');
  await signIn(testUser());
  await waitFor(async () => expect(await first()).toHaveValue('Augusta'));
});

test('HS-66 SC-32 a name that another tab saved is not taken back by a save here, and what is typed here stays', async () => {
  const sent: unknown[] = [];
  stubApi(updateProfile, (input) => {
    sent.push(input);
    return { status: true, user: testUser(input) };
  });
  const user = await open();
  await user.type(screen.getByLabelText('Last name'), '-King');
  await act(async () =>
    beginSession({ user: testUser({ firstName: 'Augusta' }), currency: 'usd' }),
  );
  await waitFor(() => expect(screen.getByLabelText('First name')).toHaveValue('Augusta'));
  expect(screen.getByLabelText('Last name')).toHaveValue('Byron-King');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ firstName: 'Augusta', lastName: 'Byron-King' }]),
  );
});

test('HS-67 both passwords must match, else Please make sure both passwords match.', async () => {
  const user = await open();
  await user.type(screen.getByLabelText('Current password'), 'Portal-demo-1');
  await user.type(screen.getByLabelText('Enter New Password'), 'a new password');
  await user.type(screen.getByLabelText('Confirm Password'), 'another one');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await expectVisible(() =>
    screen.getByText('Confirm Password: Please make sure both passwords match.'),
  );
});

test('HS-67 HS-68 an error of the server stands under its field, another above the form', async () => {
  stubApi(updatePassword, () => {
    throw new RefusedReply('unprocessable', 'Wrong', {
      currentPassword: 'This is not your current password',
    });
  });
  const user = await open();
  await user.type(screen.getByLabelText('Current password'), 'wrong');
  await user.type(screen.getByLabelText('Enter New Password'), 'a new password');
  await user.type(screen.getByLabelText('Confirm Password'), 'a new password');
  await user.click(screen.getByRole('button', { name: 'Change the password' }));
  await waitFor(() =>
    expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription(
      'This is not your current password',
    ),
  );
});

test('HS-68 a refusal without fields is shown as one message', async () => {
  stubApi(updateProfile, () => {
    throw new RefusedReply('conflict', 'This address is taken');
  });
  const user = await open();
  await user.type(screen.getByLabelText('Last name'), 'x');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('This address is taken'));
});

test('HS-66 FX-10 what was typed and not saved is there again after the page was left', async () => {
  const { unmount } = await renderShell({ path: '/profile', user: {} });
  const user = userEvent.setup();
  await user.type(await screen.findByLabelText('Last name'), ' King');
  await expectVisible(() => screen.getByText(/^Draft kept on this device, not saved yet/));
  unmount();
  await renderShell({ path: '/profile', user: {} });
  expect(await screen.findByLabelText('Last name')).toHaveValue('Byron King');
});

test('HS-66 PL-23 what is typed while a save is on its way stays in the field and on the device', async () => {
  let release: (() => void) | undefined;
  stubApi(updateProfile, async ({ lastName }) => {
    await new Promise<void>((resolve) => (release = resolve));
    return { status: true, user: testUser({ lastName }) };
  });
  const { unmount } = await renderShell({ path: '/profile', user: {} });
  await userEvent.type(await screen.findByLabelText('Last name'), ' King');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(release).toBeDefined());
  await userEvent.type(screen.getByLabelText('Last name'), '-Noel');
  await act(async () => release?.());
  await expectShown('Your profile is up to date.');
  expect(screen.getByLabelText('Last name')).toHaveValue('Byron King-Noel');
  unmount();
  await renderShell({ path: '/profile', user: { lastName: 'Byron King' } });
  expect(await screen.findByLabelText('Last name')).toHaveValue('Byron King-Noel');
});

test('HS-66 another person on the same device sees none of it', async () => {
  const vault = createVault({ site: location.host, person: 'person-1' });
  await vault.save('profile', {
    firstName: 'Secret',
    lastName: 'Secret',
    email: 'secret@example.com',
  });
  await renderShell({ path: '/profile', user: { _id: 'person-2', firstName: 'Bob' } });
  expect(await screen.findByLabelText('First name')).toHaveValue('Bob');
  await vault.removeAll();
  vault.close();
});

test('HS-65 a file that is no picture is refused before anything is sent', async () => {
  await open();
  const user = userEvent.setup({ applyAccept: false });
  await user.upload(
    screen.getByLabelText('Choose a picture', { selector: 'input' }),
    new File(['x'], 'cv.pdf'),
  );
  await expectVisible(() => screen.getByText(/This kind of file is not accepted here/));
});

test('P-09 a begun change of the address is cancelled on the page, and the focus goes to the address', async () => {
  let pendingEmail: string | null = 'ada@exmaple.com';
  stubApi(getSecurity, () => ({
    status: true,
    hasPassword: true,
    isEmailProven: true,
    pendingEmail,
    secondFactor: { isOn: false, codesLeft: 0 },
  }));
  stubApi(cancelEmailChange, () => {
    pendingEmail = null;
    return { status: true };
  });
  const user = await open();
  await expectVisible(() => screen.getByText(/We sent a link to ada@exmaple.com/));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.getByLabelText('Email')).toHaveFocus());
  expect(screen.queryByText(/We sent a link/)).toBeNull();
});
