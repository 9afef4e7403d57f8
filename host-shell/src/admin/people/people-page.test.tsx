import {
  invitePerson,
  listFirmPeople,
  type ListedPerson,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };
const ofPeople: Partial<PortalUser> = {
  role: 'admin',
  admin: { isOwner: false, areas: ['people'] },
};

const william: ListedPerson = {
  _id: 'p1',
  kind: 'person',
  firstName: 'William',
  lastName: 'Okafor',
  email: 'writer@example.com',
  role: 'writer',
  state: 'active',
  lastSeen: null,
  openOrders: 4,
  admin: null,
};
const ada: ListedPerson = {
  ...william,
  _id: 'i1',
  kind: 'invitation',
  firstName: 'Ada',
  lastName: '',
  email: 'ada@example.com',
  state: 'invited',
  openOrders: 0,
};

let asked: object[];
beforeEach(() => {
  silenceSockets();
  asked = [];
  stubApi(listFirmPeople, (filter) => {
    asked.push(filter);
    return filter.cursor
      ? { status: true, items: [ada], nextCursor: null, total: 2 }
      : { status: true, items: [william], nextCursor: 'next', total: 2 };
  });
});
afterEach(clearStubs);

test('BO-34 the list shows a page, then the next one, and filters stand in the address', async () => {
  const shell = await renderShell({ path: '/admin/people', user: owner });
  await expectVisible(() => screen.getByText('William Okafor'));
  expect(screen.getByText('2 people')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await expectVisible(() => screen.getByText('ada@example.com'));
  await userEvent.selectOptions(screen.getByLabelText('State'), 'invited');
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ state: 'invited' }));
  expect(shell.address()).toBe('/admin/people?state=invited');
});

test('BO-35 somebody is invited, and an address with an account is refused at its field', async () => {
  const sent: object[] = [];
  stubApi(invitePerson, (person) => {
    sent.push(person);
    if (sent.length > 1) return { status: true, _id: 'i2' };
    const text = 'This address has an account already.';
    throw new RefusedReply('conflict', text, { email: text });
  });
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  await userEvent.type(screen.getByLabelText('Email'), 'new@example.com');
  await userEvent.selectOptions(screen.getAllByLabelText('Role')[0] as HTMLElement, 'admin');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Money' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await expectVisible(() => screen.getByText(/^Email: This address has an account already/));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() => expect(screen.queryByLabelText('Email')).toBeNull());
  expect(sent[1]).toMatchObject({ email: 'new@example.com', role: 'admin', areas: ['money'] });
});

test('BO-02 whoever is no owner makes no admins', async () => {
  await renderShell({ path: '/admin/people', user: ofPeople });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
  const [choice] = screen.getAllByLabelText('Role');
  expect(choice).not.toHaveTextContent('Admin');
});

test('BO-35 an invitation is taken back', async () => {
  const revoked: unknown[] = [];
  stubApi(revokeInvitation, ({ id }) => {
    revoked.push(id);
    return { status: true };
  });
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Take back: ada@example.com' }));
  await waitFor(() => expect(revoked).toEqual(['i1']));
});
