import {
  editStaffReview,
  getStaffReview,
  listStaffReviews,
  readStaffReview,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import free from '../free-review/locales/en.json';
import en from '../locales/en.json';
import staff from '../staff/locales/en.json';
import { findings } from '../testing/free-review.ts';
import { Page } from './staff-review.tsx';
import { Page as ListPage } from './staff-reviews.tsx';

afterEach(clearStubs);

const row = {
  _id: 'critique-1',
  firstName: 'Paula',
  lastName: 'Reyes',
  email: 'paula@example.com',
  emailProven: false,
  language: 'en' as const,
  processedAt: '2026-11-20T10:00:00.000Z',
  checkedBy: null,
  bought: false,
};
const one: StaffReview = {
  ...row,
  version: 4,
  findings,
  scores: [],
  notRead: [],
  scan: { stream: ['Helped the team'], reading: ['Helped the team'], dropped: [] },
  file: { name: 'Paula.docx', size: 2048 },
  history: [
    {
      at: '2026-11-21T10:00:00.000Z',
      by: 'Wanda Wells',
      finding: 'language.weak_verbs',
      kind: 'changed',
      before: { ...findings[0]!, reason: { code: 'own-words', params: {}, text: 'Old words' } },
      after: findings[0]!,
    },
  ],
};

const options = {
  bundles: { checkout: en, freereview: free, staffreviews: staff },
  portal: { user: testUser({ role: 'writer' }) },
};
const openOne = async () => {
  stubApi(getStaffReview, () => ({ status: true, review: one }));
  await renderPage(<Page />, { path: '/reviews/critique-1', pattern: '/reviews/:id', ...options });
  await screen.findByRole('heading', { name: 'Paula Reyes' });
};

test('RV-55 writers see who asked, how many are unread, and each review’s state', async () => {
  const asked: unknown[] = [];
  stubApi(listStaffReviews, (input) => {
    asked.push(input);
    return { status: true, reviews: [row], total: 1, pages: 1, unread: 3 };
  });
  await renderPage(<ListPage />, {
    path: '/reviews?q=paula&filter.state=unread',
    pattern: '/reviews',
    ...options,
  });
  await expectVisible(() => screen.getByText('3 unread'));
  expect(screen.getByRole('link', { name: 'Open the review of Paula Reyes' })).toHaveAttribute(
    'href',
    '/reviews/critique-1',
  );
  expect(asked).toContainEqual({ search: 'paula', state: 'unread', page: 1 });
});

test('RV-56 a finding gets other words and a verdict; only what was changed travels with the version', async () => {
  await openOne();
  const edits: unknown[] = [];
  stubApi(editStaffReview, (input) => {
    edits.push(input);
    return { status: true, review: { ...one, version: 5 } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Weak verbs' }));
  fireEvent.change(screen.getByLabelText('Verdict'), { target: { value: 'good' } });
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'Fine here.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  const change = { kind: 'change', finding: 'language.weak_verbs' };
  await waitFor(() =>
    expect(edits).toEqual([
      {
        id: 'critique-1',
        baseVersion: 4,
        edits: [{ ...change, result: 'good', reason: 'Fine here.' }],
      },
    ]),
  );
  // What comes next is sent with the version of this answer.
  await waitFor(() => expect(screen.queryByLabelText('Verdict')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Drop: Spelling' }));
  await waitFor(() =>
    expect(edits).toContainEqual({
      id: 'critique-1',
      baseVersion: 5,
      edits: [{ kind: 'drop', finding: 'language.spelling' }],
    }),
  );
});

test('RV-56 of two quick changes the second waits for the first and goes out with its version', async () => {
  await openOne();
  const sent: number[] = [];
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  stubApi(editStaffReview, async ({ baseVersion }) => {
    sent.push(baseVersion);
    await answered;
    return { status: true, review: { ...one, version: baseVersion + 1 } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Drop: Weak verbs' }));
  fireEvent.click(screen.getByRole('button', { name: 'Drop: Spelling' }));
  await waitFor(() => expect(sent).toEqual([4]));
  answer();
  await waitFor(() => expect(sent).toEqual([4, 5]));
});

test('RV-56 a quote that is not in the document and a stale version are told, what was typed stays', async () => {
  await openOne();
  const stale = 'Somebody else has changed this review.';
  stubApi(editStaffReview, () => {
    throw new RefusedReply('conflict', stale);
  });
  fireEvent.click(screen.getByRole('button', { name: 'Add a finding' }));
  fireEvent.change(screen.getByLabelText('Why'), { target: { value: 'New words' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(stale));
  expect(screen.getByLabelText('Why')).toHaveValue('New words');
  expect(screen.getByRole('button', { name: 'Load the newest' })).toBeVisible();
});

test('RV-56 the history tells who, what and what stood there before', async () => {
  await openOne();
  const history = screen.getByRole('heading', { name: 'History' }).closest('section');
  const lines = within(history as HTMLElement);
  expect(lines.getByText(/Wanda Wells changed “Weak verbs”/)).toBeVisible();
  expect(lines.getByText('Before: Old words')).toBeVisible();
});

test('RV-57 Read by me says so at once and needs no second press', async () => {
  await openOne();
  const checkedBy = { name: 'Ada Byron', at: '2026-11-22T10:00:00.000Z' };
  stubApi(readStaffReview, () => ({ status: true, review: { ...one, checkedBy } }));
  fireEvent.click(screen.getByRole('button', { name: 'Read by me' }));
  await expectVisible(() => screen.getByText('Read by Ada Byron'));
  expect(screen.queryByRole('button', { name: 'Read by me' })).toBeNull();
});

test('RV-49 the file that was sent opens from its review', async () => {
  await openOne();
  expect(screen.getByRole('link', { name: 'Paula.docx' })).toHaveAttribute(
    'href',
    '/api/review/critique-1/file',
  );
});

test('RV-56 every quote is shown with what is said to it, and no quote travels as none', async () => {
  const [weak] = findings;
  const second = { ...weak!.quotes[0]!, quote: 'Worked on trucks' };
  const two = {
    ...weak!,
    quotes: [...weak!.quotes, second],
    suggestion: weak!.quotes[0]!.suggestion,
  };
  stubApi(getStaffReview, () => ({ status: true, review: { ...one, findings: [two] } }));
  await renderPage(<Page />, { path: '/reviews/critique-1', pattern: '/reviews/:id', ...options });
  await screen.findByRole('heading', { name: 'Paula Reyes' });
  for (const quote of ['Helped the team', 'Worked on trucks'])
    expect(screen.getAllByText(quote).some((shown) => shown.tagName === 'Q')).toBe(true);
  expect(screen.getAllByText('Supported the team')).toHaveLength(2);
  const edits: unknown[] = [];
  stubApi(editStaffReview, (input) => {
    edits.push(input.edits);
    return { status: true, review: { ...one, version: 5 } };
  });
  fireEvent.click(screen.getByRole('button', { name: 'Change: Weak verbs' }));
  fireEvent.change(screen.getByLabelText(/Words of the resume/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(edits).toEqual([[{ kind: 'change', finding: 'language.weak_verbs', quote: '' }]]),
  );
});
