import {
  editStaffReview,
  getStaffReview,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import free from '../free-review/locales/en.json';
import en from '../locales/en.json';
import { Page } from '../pages/staff-review.tsx';
import { findings } from '../testing/free-review.ts';
import staff from './locales/en.json';

const review: StaffReview = {
  _id: 'critique-1',
  firstName: 'Paula',
  lastName: 'Reyes',
  email: 'paula@example.com',
  emailProven: false,
  language: 'en',
  processedAt: '2026-11-20T10:00:00.000Z',
  checkedBy: null,
  bought: false,
  version: 4,
  findings,
  scores: [],
  notRead: [],
  scan: null,
  file: null,
  history: [],
};

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  stubApi(getStaffReview, () => ({ status: true, review }));
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = async () => {
  const page = await renderPage(<Page />, {
    path: '/reviews/critique-1',
    pattern: '/reviews/:id',
    bundles: { checkout: en, freereview: free, staffreviews: staff },
    portal: { user: testUser({ role: 'writer' }), vault },
  });
  await screen.findByRole('heading', { name: 'Paula Reyes' });
  return page;
};

const press = (name: string): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
const edit = async (title: string): Promise<HTMLElement> => {
  press(`Change: ${title}`);
  return screen.findByLabelText('Why');
};
const type = (value: string): void => {
  fireEvent.change(screen.getByLabelText('Why'), { target: { value } });
};

test('RV-56 PL-23 what is typed of a finding is there after another one was opened, and after a reload', async () => {
  const page = await open();
  await edit('Weak verbs');
  type('Too weak');
  const other = await edit('Spelling');
  expect(other).not.toHaveValue('Too weak');
  await waitFor(async () => expect(await edit('Weak verbs')).toHaveValue('Too weak'));
  page.unmount();
  await open();
  expect(await edit('Weak verbs')).toHaveValue('Too weak');
  press('Cancel');
  expect(await edit('Weak verbs')).not.toHaveValue('Too weak');
});

test('RV-56 PL-23 a finding that is saved closes its own form only, and one that is refused is told', async () => {
  const saving = Promise.withResolvers<{ status: true; review: StaffReview }>();
  stubApi(editStaffReview, () => saving.promise);
  await open();
  await edit('Weak verbs');
  type('Too weak');
  press('Save');
  await act(async () => undefined);
  await edit('Spelling');
  type('Two letters');
  await act(async () => saving.resolve({ status: true, review: { ...review, version: 5 } }));
  expect(screen.getByLabelText('Why')).toHaveValue('Two letters');
  const refusing = Promise.withResolvers<never>();
  stubApi(editStaffReview, () => refusing.promise);
  press('Save');
  await act(async () => undefined);
  expect(await edit('Weak verbs')).not.toHaveValue('Too weak');
  await act(async () => refusing.reject(new RefusedReply('conflict', 'Ann changed this.')));
  await expectShown('Ann changed this.');
  expect(await edit('Spelling')).toHaveValue('Two letters');
});

test('RV-56 PL-23 what is typed while a finding is being saved stays in its field', async () => {
  const saving = Promise.withResolvers<{ status: true; review: StaffReview }>();
  stubApi(editStaffReview, () => saving.promise);
  await open();
  await edit('Weak verbs');
  type('Too');
  press('Save');
  await act(async () => undefined);
  type('Too weak');
  await act(async () => saving.resolve({ status: true, review: { ...review, version: 5 } }));
  expect(screen.getByLabelText('Why')).toHaveValue('Too weak');
});

test('RV-56 words that a colleague wrote meanwhile are not written over before that was said', async () => {
  const page = await open();
  await edit('Weak verbs');
  type('Mine');
  page.unmount();
  const theirs = {
    ...review,
    version: 5,
    findings: review.findings.map((finding) => ({
      ...finding,
      reason: { ...finding.reason, text: `${finding.reason.text} (theirs)` },
    })),
  };
  stubApi(getStaffReview, () => ({ status: true, review: theirs }));
  const bases: number[] = [];
  stubApi(editStaffReview, ({ baseVersion }) => {
    bases.push(baseVersion);
    if (baseVersion < 5) throw new RefusedReply('conflict', 'Ann changed this.');
    return { status: true, review: { ...theirs, version: 6 } };
  });
  await open();
  expect(await edit('Weak verbs')).toHaveValue('Mine');
  press('Save');
  await expectShown('Ann changed this.');
  expect(screen.getByLabelText('Why')).toHaveValue('Mine');
  press('Load the newest');
  await waitFor(() => expect(screen.queryByText('Ann changed this.')).not.toBeInTheDocument());
  press('Save');
  await waitFor(() => expect(bases).toEqual([4, 5]));
});

test('RV-56 SC-36 why a finding could not be dropped stands at that finding, until it is read anew', async () => {
  await open();
  const stale = 'Somebody else has changed this review.';
  stubApi(editStaffReview, () => {
    throw new RefusedReply('conflict', stale);
  });
  press('Drop: Spelling');
  const line = screen.getByRole('heading', { name: 'Spelling' }).closest('li') as HTMLElement;
  expect(await within(line).findByText(stale)).toBeVisible();
  fireEvent.click(within(line).getByRole('button', { name: staff.reload }));
  await waitFor(() => expect(screen.queryByText(stale)).toBeNull());
});
