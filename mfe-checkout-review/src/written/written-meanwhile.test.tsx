import {
  type EditedReview,
  getAdminReview,
  listReviewSnippets,
  saveReview,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import checkout from '../locales/en.json';
import { review } from '../testing/written-review.ts';
import writtenreviews from './locales/en.json';
import { Page as ReviewPage } from './review-page.tsx';

let held: EditedReview;
let sent: object[];
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  held = review;
  sent = [];
  stubApi(getAdminReview, () => ({ status: true, review: held }));
  stubApi(listReviewSnippets, () => ({ status: true, snippets: [] }));
  stubApi(saveReview, ({ id: _id, baseVersion, ...changes }) => {
    sent.push({ baseVersion, ...changes });
    if (baseVersion !== held.version) throw new RefusedReply('conflict', 'Ann changed this.');
    held = {
      ...held,
      version: held.version + 1,
      written: { ...held.written, ...(changes as object) },
    };
    return { status: true, review: held };
  });
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = async () => {
  const page = await renderPage(<ReviewPage />, {
    path: '/admin/reviews/r1',
    pattern: '/admin/reviews/:id',
    bundles: { checkout, writtenreviews },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
  });
  await expectVisible(() => screen.getByLabelText('First name (optional)'));
  return page;
};
const skills = () => screen.getByLabelText(/^Skills/);
const why = () =>
  within(screen.getByRole('group', { name: 'Measurable impact' })).getByLabelText(/^Why/);
const type = (field: HTMLElement, value: string): void => {
  fireEvent.change(field, { target: { value } });
};
const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};

/** Ann writes skills. */
const changeMeanwhile = (): void => {
  const ats_section = { ...review.written.content.ats_section, hard_skills: ['SAP'] };
  const content = { ...review.written.content, ats_section };
  held = { ...review, version: 6, written: { ...review.written, content } };
};

const mine = { impact_and_experience_section: { impact_check: { report_text: 'No numbers.' } } };
const theirs = { ats_section: { hard_skills: ['SAP'] } };

test('BO-102 BO-114 a section that another admin saved stays, and a save over it asks first', async () => {
  const { client } = await open();
  type(why(), 'No numbers.');
  changeMeanwhile();
  await act(() => client.invalidateQueries());
  await waitFor(() => expect(skills()).toHaveValue('SAP'));
  press('Save');
  await expectVisible(() => screen.getByRole('button', { name: 'Keep mine' }));
  press('Keep mine');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ baseVersion: 5 }, { baseVersion: 6 }]);
  expect(held.written.content).toMatchObject({ ...mine, ...theirs });
});

test('BO-102 BO-114 SC-36 a save over another one says so where that one cannot be read, and may be tried again', async () => {
  await open();
  type(why(), 'No numbers.');
  changeMeanwhile();
  stubApi(getAdminReview, () => {
    throw new RefusedReply('unexpected', 'Not now.');
  });
  press('Save');
  await expectVisible(() => screen.getByText('Not now.'));
  expect(why()).toHaveValue('No numbers.');
  expect(screen.queryByRole('button', { name: 'Keep mine' })).not.toBeInTheDocument();
  stubApi(getAdminReview, () => ({ status: true, review: held }));
  press('Save');
  await expectVisible(() => screen.getByRole('button', { name: 'Keep mine' }));
});

test('BO-102 BO-114 PL-23 what comes back after a reload is saved against what was seen then', async () => {
  const before = await open();
  type(why(), 'No numbers.');
  before.unmount();
  changeMeanwhile();
  await open();
  await waitFor(() => expect(why()).toHaveValue('No numbers.'));
  expect(skills()).toHaveValue('SAP');
  press('Save');
  await expectVisible(() => screen.getByRole('button', { name: 'Take theirs' }));
  expect(sent).toMatchObject([{ baseVersion: 5 }]);
  press('Take theirs');
  await waitFor(() => expect(why()).toHaveValue(''));
});

test('BO-102 PL-23 what is typed while a review is being saved stays in its field and is saved next', async () => {
  const saving = Promise.withResolvers<{ status: true; review: EditedReview }>();
  stubApi(saveReview, ({ id: _id, ...save }) => {
    sent.push(save);
    return saving.promise;
  });
  await open();
  type(why(), 'No');
  press('Save');
  await act(async () => undefined);
  type(why(), 'No numbers.');
  const [{ content }] = sent as [Pick<EditedReview['written'], 'content'>];
  held = { ...review, version: 6, written: { ...review.written, content } };
  await act(async () => saving.resolve({ status: true, review: held }));
  expect(why()).toHaveValue('No numbers.');
  press('Save');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ baseVersion: 6, content: mine });
});
