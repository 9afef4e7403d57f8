import {
  changeFirmPerson,
  deactivatePerson,
  type FirmPerson,
  inviteMany,
  listFirmPeople,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

const william: FirmPerson = {
  _id: 'p1',
  kind: 'person',
  firstName: 'William',
  lastName: 'Okafor',
  email: 'writer@example.com',
  role: 'writer',
  state: 'active',
  lastSeen: null,
  openOrders: 2,
  admin: null,
  version: 3,
  note: '',
  pendingEmail: null,
  createdAt: '2026-01-02T10:00:00.000Z',
  sessions: [],
  handOver: [
    { id: 'o1', number: '1001', packageName: 'Resume', customer: 'Clara' },
    { id: 'o2', number: '1002', packageName: 'Letter', customer: 'Carl' },
  ],
  dossier: {
    orders: [{ _id: 'o1', title: '#1001 Resume', at: null, to: '/admin/orders/o1' }],
    invoices: [],
    reviews: [],
    conversations: [],
    mails: [],
  },
};

let state: FirmPerson['state'];
beforeEach(() => {
  silenceSockets();
  state = 'active';
  stubApi(readFirmPerson, () => ({ status: true, person: { ...william, state } }));
  stubApi(listFirmPeople, () => ({
    status: true,
    items: [william, { ...william, _id: 'p2', firstName: 'Wanda' }],
    nextCursor: null,
    total: 2,
  }));
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

test('BO-37 deactivating a writer asks who takes each open order, and a refusal keeps the choices', async () => {
  const sent: object[] = [];
  stubApi(deactivatePerson, (input) => {
    sent.push(input);
    if (sent.length === 1) throw new RefusedReply('conflict', 'Hand these orders over first: #7.');
    state = 'deactivated';
    return { status: true };
  });
  await renderShell({ path: '/admin/people/p1', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  const taker = await screen.findByLabelText('Who takes #1002');
  await waitFor(() => expect(taker).toHaveTextContent('Wanda Okafor'));
  expect(taker).not.toHaveTextContent('William');
  await userEvent.selectOptions(taker, 'Wanda Okafor');
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await expectVisible(() => screen.getByText('Hand these orders over first: #7.'));
  await userEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Activate' }));
  expect(sent[1]).toEqual({
    id: 'p1',
    handOver: [
      { orderId: 'o1', writerId: null },
      { orderId: 'o2', writerId: 'p2' },
    ],
  });
});

test('BO-03 the last owner keeps the rights, and the page says why', async () => {
  const sentence = 'A firm needs at least one owner.';
  const rights = { isOwner: true, areas: [] };
  const last: FirmPerson = { ...william, role: 'admin', admin: rights };
  stubApi(readFirmPerson, () => ({ status: true, person: last }));
  stubApi(deactivatePerson, () => {
    throw new RefusedReply('conflict', sentence);
  });
  await renderShell({ path: '/admin/people/p1', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Deactivate' }));
  await expectVisible(() => screen.getByText(sentence));
});

test('BO-39 only what was typed is sent, and a refused role stands at its field with everything kept', async () => {
  const sent: object[] = [];
  stubApi(changeFirmPerson, (change) => {
    sent.push(change);
    const text = 'The role can only change while there are no orders and no drafts.';
    throw new RefusedReply('conflict', text, { role: text });
  });
  await renderShell({ path: '/admin/people/p1', user: owner });
  await userEvent.type(await screen.findByLabelText(/^Note of the firm/), 'Calls on Mondays');
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'reviewer');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(/^Role: The role can only change/));
  expect(sent).toEqual([{ id: 'p1', baseVersion: 3, role: 'reviewer', note: 'Calls on Mondays' }]);
  expect(screen.getByLabelText(/^Note of the firm/)).toHaveValue('Calls on Mondays');
});

test('BO-40 BO-111 a note about a person is taken back on the page', async () => {
  stubApi(changeFirmPerson, () => ({ status: true, person: william, undo: 'act-1' }));
  await renderShell({ path: '/admin/people/p1', user: owner });
  await userEvent.type(await screen.findByLabelText(/^Note of the firm/), 'Calls on Mondays');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a long history shows its newest first and the rest on asking', async () => {
  const orders = Array.from({ length: 12 }, (_, at) => ({
    _id: `o${at}`,
    title: `#${2000 + at} Resume`,
    at: null,
    to: `/admin/orders/o${at}`,
  }));
  const person = { ...william, dossier: { ...william.dossier, orders } };
  stubApi(readFirmPerson, () => ({ status: true, person }));
  await renderShell({ path: '/admin/people/p1', user: owner });
  await expectVisible(() => screen.getByRole('link', { name: '#2007 Resume' }));
  expect(screen.queryByRole('link', { name: '#2008 Resume' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await expectVisible(() => screen.getByRole('link', { name: '#2011 Resume' }));
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument();
});

test('BO-35 a table is read line by line, wrong lines are named, and a refused one by its address', async () => {
  const sent: object[] = [];
  stubApi(inviteMany, ({ people }) => {
    sent.push(people);
    const text = 'This address has an account already.';
    throw new RefusedReply('conflict', text, { 'people.1.email': text });
  });
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a table' }));
  const table = screen.getByLabelText('One person a line: email, role, first name, last name');
  await userEvent.click(table);
  await userEvent.paste('email,role\nno address,writer');
  await expectVisible(() => screen.getByText(/no known role: 2$/));
  await userEvent.clear(table);
  await userEvent.click(table);
  await userEvent.paste('a@example.com;customer;"Ann ""A""";Ray\nb@example.com,writer\n');
  await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  await expectVisible(() =>
    screen.getByText('b@example.com: This address has an account already.'),
  );
  expect(sent[0]).toMatchObject([
    { email: 'a@example.com', role: 'user', firstName: 'Ann "A"', lastName: 'Ray' },
    { email: 'b@example.com', role: 'writer', firstName: '' },
  ]);
});

test('BO-35 after a table whoever could not be mailed is named, and the table cannot be sent twice', async () => {
  stubApi(inviteMany, ({ people }) => ({
    status: true as const,
    invited: people.length,
    unmailed: ['b@example.com'],
  }));
  await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await screen.findByRole('button', { name: 'Invite a table' }));
  await userEvent.click(screen.getByLabelText(/^One person a line/));
  await userEvent.paste('a@example.com,customer\nb@example.com,writer');
  await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }));
  await expectVisible(() => screen.getByText(/^Invited, but the mail did not leave: b@example/));
  expect(screen.getByRole('button', { name: 'Invite 0 people' })).toBeDisabled();
});
