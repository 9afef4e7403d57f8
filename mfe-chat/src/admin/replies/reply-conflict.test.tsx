import { changeSavedReply, listSavedReplies, readSavedReply } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import chat from '../../locales/en.json';
import chatadmin from '../locales/en.json';
import { Page } from './replies-page.tsx';

afterEach(clearStubs);

test('BO-107 BO-114 “Keep mine” whose reading breaks says so and saves nothing', async () => {
  const given: number[] = [];
  stubApi(listSavedReplies, () => {
    const thanks = { _id: 'r1', title: 'Thanks', text: 'Thank you!', version: 1 };
    return { status: true, items: [thanks], nextCursor: null, total: 1 };
  });
  stubApi(changeSavedReply, ({ baseVersion }) => {
    given.push(baseVersion);
    throw new RefusedReply('conflict', 'Ann changed this.');
  });
  stubApi(readSavedReply, () => {
    throw new RefusedReply('not-found', 'It is gone.');
  });
  await renderPage(<Page />, {
    bundles: { chat, chatadmin },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Thanks' }));
  const heading = screen.getByRole('heading', { name: 'All replies' });
  const form = within(heading.closest('section') as HTMLElement);
  await userEvent.type(form.getByLabelText(/Text/), ' Truly.');
  await userEvent.click(form.getByRole('button', { name: 'Save' }));
  await userEvent.click(await form.findByRole('button', { name: 'Keep mine' }));
  await expectVisible(() => form.getByText('It is gone.'));
  expect(given).toEqual([1]);
});
