import {
  changeFirmPerson,
  type FirmPerson,
  inviteMany,
  invitePerson,
  listFirmPeople,
  readFirmPerson,
} from '@portal/shared-contracts/admin';
import type { PortalUser } from '@portal/shared-contracts/people';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetKept } from '../../testing/forget-kept.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { silenceSockets } from '../../testing/silent-socket.ts';
import { clara } from '../../testing/firm-person.ts';

const owner: Partial<PortalUser> = { role: 'admin', admin: { isOwner: true, areas: [] } };

const nobody = { status: true as const, items: [], nextCursor: null, total: 0 };

const MEANWHILE = 'Ann changed this 2 minutes ago.';

let person: FirmPerson;
let sent: { baseVersion: number }[];
/** Holds each reply until it is called. */
let release: (() => void) | undefined;

const changeTo = (change: Partial<FirmPerson>): void => {
  person = { ...person, ...change, version: person.version + 1 };
};

beforeEach(() => {
  silenceSockets();
  person = clara;
  sent = [];
  release = undefined;
  stubApi(readFirmPerson, () => ({ status: true, person }));
  stubApi(changeFirmPerson, ({ id: _id, baseVersion, email: _email, ...change }) => {
    sent.push({ baseVersion, ...change });
    if (baseVersion !== person.version)
      throw new RefusedReply('conflict', MEANWHILE, undefined, 'changed-meanwhile');
    changeTo(change as Partial<FirmPerson>);
    return { status: true, person };
  });
});
afterEach(async () => {
  clearStubs();
  await forgetKept();
});

const open = () => renderShell({ path: '/admin/people/p1', user: owner });
const note = () => screen.findByLabelText<HTMLTextAreaElement>(/^Note of the firm/);
const save = async (times: number): Promise<void> => {
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(times));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled());
};

test('BO-39 BO-40 a note that was saved and emptied again is sent empty', async () => {
  await open();
  await userEvent.type(await note(), 'x');
  await save(1);
  await userEvent.clear(await note());
  await save(2);
  expect(sent).toEqual([
    { baseVersion: 3, note: 'x' },
    { baseVersion: 4, note: '' },
  ]);
});

test('BO-02 BO-39 an area that was given and taken away again is taken away', async () => {
  changeTo({ role: 'admin', admin: { isOwner: false, areas: [] } });
  await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Money' }));
  await save(1);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Money' }));
  await save(2);
  expect(sent).toMatchObject([
    { admin: { isOwner: false, areas: ['money'] } },
    { admin: { isOwner: false, areas: [] } },
  ]);
});

test('BO-40 BO-111 what is taken back or changed elsewhere is followed, and what is typed stays', async () => {
  const { client } = await open();
  await userEvent.type(await note(), 'x');
  await save(1);
  changeTo({ note: '' });
  await client.invalidateQueries();
  await waitFor(async () => expect(await note()).toHaveValue(''));
  await userEvent.type(await note(), 'Mine');
  changeTo({ lastName: 'Okoro' });
  await client.invalidateQueries();
  await waitFor(() => expect(screen.getByLabelText(/^Last name/)).toHaveValue('Okoro'));
  expect(await note()).toHaveValue('Mine');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(MEANWHILE)).toBeVisible();
  await save(3);
  expect(sent.slice(1)).toEqual([
    { baseVersion: 5, note: 'Mine' },
    { baseVersion: 6, note: 'Mine' },
  ]);
});

test('BO-40 PL-23 what is typed while a save is on its way stays in the field', async () => {
  stubApi(changeFirmPerson, async ({ note: text, baseVersion }) => {
    sent.push({ baseVersion });
    await new Promise<void>((resolve) => (release = resolve));
    changeTo({ note: text ?? '' });
    return { status: true, person };
  });
  await open();
  await userEvent.type(await note(), 'Calls');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(release).toBeDefined());
  await userEvent.type(await note(), ' on Mondays');
  await act(async () => release?.());
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(await note()).toHaveValue('Calls on Mondays');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.map(({ baseVersion }) => baseVersion)).toEqual([3, 4]));
  await act(async () => release?.());
});

test('BO-40 PL-23 a note is there again after the page was left, until it is saved', async () => {
  const first = await open();
  await userEvent.type(await note(), 'Calls on Mondays');
  first.unmount();
  const second = await open();
  await waitFor(async () => expect(await note()).toHaveValue('Calls on Mondays'));
  await save(1);
  expect(sent).toEqual([{ baseVersion: 3, note: 'Calls on Mondays' }]);
  second.unmount();
  changeTo({ note: 'Somebody else wrote this' });
  await open();
  expect(await note()).toHaveValue('Somebody else wrote this');
});

test('BO-35 PL-23 what is typed of an invitation is there again after the page was left, until it is sent', async () => {
  stubApi(listFirmPeople, () => nobody);
  stubApi(invitePerson, (input) => {
    sent.push({ ...input, baseVersion: 0 });
    return { status: true, _id: 'p9' };
  });
  const openForm = async () => {
    const page = await renderShell({ path: '/admin/people', user: owner });
    await userEvent.click(await screen.findByRole('button', { name: 'Invite somebody' }));
    return page;
  };
  const first = await openForm();
  await userEvent.type(screen.getByLabelText(/^Email/), 'new@example.com');
  await userEvent.type(screen.getByLabelText(/^A few words/), 'Welcome');
  first.unmount();
  const second = await openForm();
  await waitFor(() => expect(screen.getByLabelText(/^A few words/)).toHaveValue('Welcome'));
  await userEvent.click(screen.getByRole('button', { name: 'Send the invitation' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Invite somebody' })).toBeVisible(),
  );
  expect(sent).toMatchObject([{ email: 'new@example.com', note: 'Welcome' }]);
  second.unmount();
  await openForm();
  expect(screen.getByLabelText(/^A few words/)).toHaveValue('');
});

test('BO-35 PL-23 a table of people is there again after the page was closed, and gone once they are invited', async () => {
  stubApi(listFirmPeople, () => nobody);
  stubApi(inviteMany, ({ people }) => ({
    status: true as const,
    invited: people.length,
    unmailed: [],
  }));
  const openTable = async (): Promise<HTMLElement> => {
    await userEvent.click(await screen.findByRole('button', { name: 'Invite a table' }));
    return screen.getByLabelText(/^One person a line/);
  };
  const first = await renderShell({ path: '/admin/people', user: owner });
  await userEvent.click(await openTable());
  await userEvent.paste('a@example.com,writer');
  first.unmount();
  const second = await renderShell({ path: '/admin/people', user: owner });
  const table = await openTable();
  await waitFor(() => expect(table).toHaveValue('a@example.com,writer'));
  await userEvent.click(screen.getByRole('button', { name: 'Invite 1 person' }));
  await screen.findByRole('button', { name: 'Invite a table' });
  second.unmount();
  await renderShell({ path: '/admin/people', user: owner });
  expect(await openTable()).toHaveValue('');
});
