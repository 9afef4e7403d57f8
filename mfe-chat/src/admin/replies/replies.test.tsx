import {
  changeSavedReply,
  createSavedReply,
  listSavedReplies,
  readSavedReply,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import chat from '../../locales/en.json';
import chatadmin from '../locales/en.json';
import { Page } from './replies-page.tsx';

const thanks = { _id: 'r1', title: 'Thanks', text: 'Thank you!', version: 1 };

const open = () => {
  stubApi(listSavedReplies, () => ({
    status: true,
    items: [thanks],
    nextCursor: null,
    total: 1,
  }));
  return renderPage(<Page />, {
    bundles: { chat, chatadmin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
};

afterEach(clearStubs);

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
