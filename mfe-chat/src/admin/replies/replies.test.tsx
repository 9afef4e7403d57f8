import {
  changeSavedReply,
  createSavedReply,
  deleteSavedReply,
  listSavedReplies,
  readSavedReply,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import chat from '../../locales/en.json';
import chatadmin from '../locales/en.json';
import { Page } from './replies-page.tsx';

const thanks = { _id: 'r1', title: 'Thanks', text: 'Thank you!', version: 1 };

let stored = thanks;

const open = () => {
  stubApi(listSavedReplies, () => ({
    status: true,
    items: [stored],
    nextCursor: null,
    total: 1,
  }));
  return renderPage(<Page />, {
    bundles: { chat, chatadmin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
  });
};

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  stored = thanks;
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('BO-107 a reply is saved with name and text, and what is missing is said at its field', async () => {
  const given: object[] = [];
  stubApi(createSavedReply, (input) => {
    given.push(input);
    return { status: true, reply: { ...thanks, ...input } };
  });
  await open();
  const form = section('New reply');
  await userEvent.click(form.getByRole('button', { name: 'Save the reply' }));
  expect(form.getByText('Enter a name.')).toBeVisible();
  await userEvent.type(form.getByLabelText(/Name/), 'Hello');
  await userEvent.type(form.getByLabelText(/Text/), 'Good morning');
  await userEvent.click(form.getByRole('button', { name: 'Save the reply' }));
  await waitFor(() => expect(given).toEqual([{ title: 'Hello', text: 'Good morning' }]));
  await waitFor(() => expect(form.getByLabelText(/Name/)).toHaveValue(''));
});

test('BO-107 BO-114 a stale change is kept or given up, never lost unasked', async () => {
  const given: { baseVersion: number }[] = [];
  stubApi(changeSavedReply, (input) => {
    given.push(input);
    if (input.baseVersion === 1) throw new RefusedReply('conflict', 'Ann changed this.');
    return { status: true, reply: { ...thanks, version: 3 } };
  });
  stubApi(readSavedReply, () => ({ status: true, reply: { ...thanks, version: 2 } }));
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  const form = section('All replies');
  await userEvent.type(form.getByLabelText(/Text/), ' Truly.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await expectVisible(() => form.getByText('Ann changed this.'));
  await userEvent.click(form.getByRole('button', { name: 'Keep mine' }));
  await waitFor(() => expect(given.map(({ baseVersion }) => baseVersion)).toEqual([1, 2]));
});

test('BO-107 BO-114 a reply that somebody else changed while this one was typed is not overwritten unasked', async () => {
  const given: number[] = [];
  stubApi(changeSavedReply, ({ baseVersion }) => {
    given.push(baseVersion);
    throw new RefusedReply('conflict', 'Ann changed this.');
  });
  const { client } = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  const form = section('All replies');
  await userEvent.type(form.getByLabelText(/Text/), ' Truly.');
  stored = { ...thanks, title: 'Many thanks', text: 'Thanks a lot!', version: 2 };
  await client.invalidateQueries();
  await expectVisible(() => screen.getByRole('button', { name: 'Many thanks' }));
  expect(form.getByLabelText(/Text/)).toHaveValue('Thank you! Truly.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await userEvent.click(await form.findByRole('button', { name: 'Take theirs' }));
  expect(given).toEqual([1]);
  expect(form.getByLabelText(/Text/)).toHaveValue('Thanks a lot!');
});

test('BO-107 PL-23 what is typed of a reply while a save is on its way stays in its field', async () => {
  const given: { text: string; baseVersion: number }[] = [];
  const held: (() => void)[] = [];
  stubApi(changeSavedReply, async ({ title, text, baseVersion }) => {
    given.push({ text, baseVersion });
    await new Promise<void>((resolve) => held.push(resolve));
    stored = { ...stored, title, text, version: stored.version + 1 };
    return { status: true, reply: stored };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  const form = section('All replies');
  await userEvent.type(form.getByLabelText(/Text/), ' Truly');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.type(form.getByLabelText(/Text/), ' yours');
  await act(async () => held[0]?.());
  await expectShown('Reply saved.');
  expect(form.getByLabelText(/Text/)).toHaveValue('Thank you! Truly yours');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(held).toHaveLength(2));
  await act(async () => held[1]?.());
  expect(given).toEqual([
    { text: 'Thank you! Truly', baseVersion: 1 },
    { text: 'Thank you! Truly yours', baseVersion: 2 },
  ]);
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('BO-107 PL-23 what is typed of a new reply while it is on its way stays in its field and on the device', async () => {
  const held: (() => void)[] = [];
  stubApi(createSavedReply, async (input) => {
    await new Promise<void>((resolve) => held.push(resolve));
    return { status: true, reply: { ...thanks, ...input } };
  });
  const page = await open();
  const form = section('New reply');
  await userEvent.type(form.getByLabelText(/Name/), 'Hello');
  await userEvent.type(form.getByLabelText(/Text/), 'Good morning');
  await userEvent.click(form.getByRole('button', { name: 'Save the reply' }));
  await waitFor(() => expect(held).toHaveLength(1));
  await userEvent.type(form.getByLabelText(/Text/), ' to you');
  await act(async () => held[0]?.());
  await expectShown('Reply saved.');
  expect(form.getByLabelText(/Name/)).toHaveValue('');
  expect(form.getByLabelText(/Text/)).toHaveValue('Good morning to you');
  page.unmount();
  await open();
  await waitFor(() =>
    expect(section('New reply').getByLabelText(/Text/)).toHaveValue('Good morning to you'),
  );
});

test('BO-107 BO-111 a reply, which nothing brings back, is deleted after a question that names it', async () => {
  const deleted: string[] = [];
  stubApi(deleteSavedReply, ({ id }) => {
    deleted.push(id);
    return { status: true };
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  await userEvent.click(section('All replies').getByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('The reply “Thanks” goes for everybody.');
  expect(deleted).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(deleted).toEqual(['r1']));
});

test('BO-107 a new reply is another one under another key once its words are others', async () => {
  stubApi(createSavedReply, () => {
    throw new TypeError('the reply is lost');
  });
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  await open();
  const form = section('New reply');
  const save = async (count: number) => {
    await userEvent.click(await form.findByRole('button', { name: 'Save the reply' }));
    await waitFor(() => expect(keys()).toHaveLength(count));
    await waitFor(() => expect(form.getByRole('button', { name: 'Save the reply' })).toBeEnabled());
    await form.findByRole('alert');
  };
  await userEvent.type(form.getByLabelText(/Name/), 'Hello');
  await userEvent.type(form.getByLabelText(/Text/), 'Good morning');
  await save(1);
  await save(2);
  await userEvent.type(form.getByLabelText(/Text/), ' to you');
  await save(3);
  const [first, second, third] = keys();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  reading.mockRestore();
});
