import { inviteMany, invitePerson, listFirmPeople } from '@portal/shared-contracts/admin';
import { listMails } from '@portal/shared-contracts/mails';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { createVault } from '@portal/shared-contracts/vault';
import { expectVisible, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

let reading: jest.SpyInstance<Promise<string>, [], Request>;
beforeEach(() => {
  silenceSockets();
  stubApi(listFirmPeople, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  reading = jest.spyOn(Request.prototype, 'text');
});
afterEach(async () => {
  reading.mockRestore();
  clearStubs();
  await forgetKept();
});

const keys = () =>
  reading.mock.contexts
    .map(({ headers }) => headers.get('Idempotency-Key'))
    .filter((key) => key !== null);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const lose = () => {
  throw new TypeError('the reply is lost');
};
/** Presses once more; answers the keys of all calls so far. */
const pressAgain = async (name: string, count: number) => {
  await waitFor(() => expect(screen.getByRole('button', { name })).toBeEnabled());
  await press(name);
  await waitFor(() => expect(keys()).toHaveLength(count));
  return keys();
};

const openTable = async (lines: string) => {
  const page = await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a table' }));
  await userEvent.click(screen.getByLabelText(/^One person a line/));
  if (lines !== '') await userEvent.paste(lines);
  return page;
};

test('BO-35 a table goes out again under the same key until it arrives, and another table under another', async () => {
  stubApi(inviteMany, lose);
  await openTable('a@example.com,writer');
  await pressAgain('Invite 1 person', 1);
  const [first, second] = await pressAgain('Invite 1 person', 2);
  expect(second).toBe(first);
  await userEvent.type(screen.getByLabelText(/^One person a line/), ',Ada');
  const [, , third] = await pressAgain('Invite 1 person', 3);
  expect(third).not.toBe(first);
});

test('BO-35 PL-23 a table that was left while it went out is gone when it is opened again', async () => {
  const reply = Promise.withResolvers<void>();
  stubApi(inviteMany, async () => {
    await reply.promise;
    return { status: true, invited: 1, unmailed: [] };
  });
  const first = await openTable('a@example.com,writer');
  await press('Invite 1 person');
  await waitFor(() => expect(keys()).toHaveLength(1));
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  first.unmount();
  const vault = createVault({ site: location.host, person: testUser()._id });
  const kept = async (): Promise<unknown> => (await vault.peek('invitations'))?.value;
  await waitFor(async () => expect(await kept()).toBe('a@example.com,writer'));
  await act(async () => reply.resolve());
  await waitFor(async () => expect(await kept()).toBeUndefined());
  vault.close();
  await openTable('');
  expect(screen.getByLabelText(/^One person a line/)).toHaveValue('');
});

test('BO-35 a table that is still on its way is not offered when its page is opened again', async () => {
  const reply = Promise.withResolvers<void>();
  stubApi(listMails, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  stubApi(inviteMany, async () => {
    await reply.promise;
    return { status: true, invited: 1, unmailed: [] };
  });
  const page = await openTable('a@example.com,writer');
  await press('Invite 1 person');
  await waitFor(() => expect(keys()).toHaveLength(1));
  await act(() => page.go('/admin/mails'));
  await screen.findByRole('heading', { name: 'Mails' });
  await act(() => page.go('/admin/people'));
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a table' }));
  expect(screen.queryByLabelText(/^One person a line/)).toBeNull();
  await act(async () => reply.resolve());
  expect(await screen.findByLabelText(/^One person a line/)).toHaveValue('');
  expect(screen.getByRole('button', { name: 'Invite 0 people' })).toBeDisabled();
});

test('BO-35 what was refused stays with its address while the table is corrected', async () => {
  const text = 'This address has an account already.';
  stubApi(inviteMany, () => {
    throw new RefusedReply('conflict', text, { 'people.0.email': text });
  });
  await openTable('a@example.com,writer\nb@example.com,writer');
  await press('Invite 2 people');
  await expectVisible(() => screen.getByText(`a@example.com: ${text}`));
  const table = screen.getByLabelText(/^One person a line/);
  await userEvent.clear(table);
  await userEvent.click(table);
  await userEvent.paste('b@example.com,writer');
  expect(screen.getByText(`a@example.com: ${text}`)).toBeVisible();
  expect(screen.queryByText(`b@example.com: ${text}`)).toBeNull();
});

test('BO-35 an invitation goes out again under the same key after a lost reply, and under another after a refusal', async () => {
  stubApi(invitePerson, lose);
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await pressAgain('Send the invitation', 1);
  stubApi(invitePerson, () => {
    throw new RefusedReply('provider-failed', 'The mail did not leave.');
  });
  const [first, second] = await pressAgain('Send the invitation', 2);
  expect(second).toBe(first);
  await expectVisible(() => screen.getByText('The mail did not leave.'));
  const [, , third] = await pressAgain('Send the invitation', 3);
  expect(third).not.toBe(first);
});

test('BO-35 UX-16 an invitation on its way cannot be given up as if it had not left', async () => {
  const reply = Promise.withResolvers<void>();
  stubApi(invitePerson, async () => {
    await reply.promise;
    throw new RefusedReply('provider-failed', 'The mail did not leave.');
  });
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await press('Send the invitation');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled());
  await act(async () => reply.resolve());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled());
});
