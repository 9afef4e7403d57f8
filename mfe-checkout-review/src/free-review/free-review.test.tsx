import {
  deleteReview,
  getReviewScan,
  getReviewState,
  resendReviewMail,
  setReviewLanguage,
  type Critique,
} from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openReview } from '../testing/open-review.tsx';
import { freeReview } from '../testing/free-review.ts';

afterEach(() => {
  clearStubs();
  sessionStorage.clear();
});

const open = (part: Partial<Critique> = {}) => openReview(freeReview(part), '#language');
const openOwn = () => {
  sessionStorage.setItem('review-proof:critique-1', 'proof-1');
  return open({ uniqueCustomerId: 'proof-1' });
};
const findingOf = async (title: string) =>
  (await screen.findByRole('heading', { name: title, level: 3 })).closest('li') as HTMLElement;

test('RV-09 RV-57 an unread review names who has not read it; a read one says by whom', async () => {
  const page = await open();
  expect(screen.getByText('Made by a program, Eleanor Finch has not read it yet.')).toBeVisible();
  expect(screen.queryByText(/Reviewed by/)).toBeNull();
  page.unmount();
  await open({ checkedBy: { name: 'Wanda Wells', at: '2026-11-22T10:00:00.000Z' } });
  expect(screen.getByText('Read by Wanda Wells')).toBeVisible();
  expect(screen.queryByText(/has not read it yet/)).toBeNull();
});

test('RV-29 RV-35 a finding shows verdict, reason with its number, quote, place and what to write', async () => {
  await open();
  const weak = await findingOf('Weak verbs');
  for (const text of [
    'To improve',
    '1 of 6 bullets begins with a weak verb; none should.',
    'Helped the team',
    'Page 1, line 12',
    'Instead: Supported the team',
  ])
    expect(weak).toHaveTextContent(text);
  expect(within(weak).getByRole('checkbox', { name: /Work on this/ })).toBeVisible();
});

test('RV-29 what to write is said once where the check and its only quote say the same', async () => {
  await open();
  const weak = await findingOf('Weak verbs');
  expect(within(weak).getAllByText(/Supported the team/)).toHaveLength(1);
});

test('RV-29 what could not be checked says so with its reason, comes last and has no tick', async () => {
  await open();
  const spelling = await findingOf('Spelling');
  expect(spelling).toHaveTextContent('Not checked');
  expect(spelling).toHaveTextContent('There is no dictionary for Thai.');
  expect(within(spelling).queryByRole('checkbox')).toBeNull();
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
  expect(titles.filter((title) => ['Weak verbs', 'Spelling'].includes(title ?? ''))).toEqual([
    'Weak verbs',
    'Spelling',
  ]);
});

test('RV-44 a tab counts its good checks and shows the sum behind a button', async () => {
  await open();
  await expectVisible(() => screen.getByText('1 of 2 checks good · 33 of 100 points'));
  expect(screen.queryByText(/100 × 1 ÷ 3 = 33/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'How this is counted' }));
  expect(screen.getByText(/100 × 1 ÷ 3 = 33/)).toBeVisible();
  expect(screen.getAllByRole('row')).toHaveLength(3);
});

test('RV-10 RV-49 with the bare link the limits are told, and nothing can be read or deleted', async () => {
  await open();
  await expectVisible(() => screen.getByText('Only the first 10 of 12 pages were read.'));
  expect(screen.queryByText('What a scanner reads')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete my data' })).toBeNull();
});

test('RV-34 RV-49 the reader sees both orders where they differ, and what was left out', async () => {
  stubApi(getReviewScan, ({ proof }) => ({
    status: true,
    scan: {
      stream: ['2020', 'Clerk'],
      reading: ['Clerk 2020'],
      dropped: [{ why: 'hidden', text: 'SAP' }],
    },
    notRead: [],
    file: proof ? { name: 'cv.pdf', size: 10 } : null,
  }));
  await openOwn();
  fireEvent.click(await screen.findByRole('button', { name: 'Show it' }));
  const stream = await screen.findByRole('region', { name: 'In the order of the file' });
  expect(stream).toHaveTextContent('2020 Clerk');
  expect(screen.getByRole('region', { name: 'As a person reads it' })).toHaveTextContent(
    'Clerk 2020',
  );
  expect(screen.getByText(/Hidden text/)).toHaveTextContent('SAP');
  // RV-49: with the proof the file itself opens too.
  expect(screen.getByText('Your file')).toBeVisible();
  expect(screen.getByRole('link', { name: 'cv.pdf' })).toHaveAttribute(
    'href',
    '/api/review/critique-1/file?proof=proof-1',
  );
});

test('RV-54 Delete my data asks once, deletes with the proof, and nothing of it stays', async () => {
  const asked: unknown[] = [];
  stubApi(deleteReview, (input) => {
    asked.push(input);
    return { status: true };
  });
  await openOwn();
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my data' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your data is deleted.' }));
  expect(asked).toEqual([{ id: 'critique-1', proof: 'proof-1' }]);
  expect(sessionStorage.getItem('review-proof:critique-1')).toBeNull();
  expect(screen.queryByText('Weak verbs')).toBeNull();
});

test('RV-36 RV-51 the reader has it checked in another language and has the link mailed again', async () => {
  const asked: unknown[] = [];
  stubApi(setReviewLanguage, (input) => {
    asked.push(input);
    return { status: true };
  });
  stubApi(getReviewState, () => ({ status: true, stage: 'ready', language: 'de' }));
  stubApi(resendReviewMail, () => ({ status: true, left: 2, waitSeconds: 300 }));
  await openOwn();
  fireEvent.change(await screen.findByLabelText('Language of the checks'), {
    target: { value: 'de' },
  });
  await waitFor(() =>
    expect(asked).toEqual([{ id: 'critique-1', proof: 'proof-1', language: 'de' }]),
  );
  fireEvent.click(screen.getByRole('button', { name: 'Mail me the link again' }));
  expect((await screen.findAllByText('The mail is on its way.')).length).toBeGreaterThan(0);
});

const chooseLanguage = async (value: string): Promise<void> => {
  const select = await screen.findByLabelText('Language of the checks');
  await waitFor(() => expect(select).toBeEnabled());
  fireEvent.change(select, { target: { value } });
};
const said = (text: string): boolean =>
  screen.queryAllByRole('status').some(({ textContent }) => textContent.includes(text));

test('RV-36 a second change of the language waits for its own checks', async () => {
  const stages = ['ready', 'checking'] as const;
  let change = -1;
  let looks = 0;
  stubApi(setReviewLanguage, () => {
    change += 1;
    return { status: true };
  });
  stubApi(getReviewState, () => {
    if (change === 1) looks += 1;
    return { status: true, stage: stages[change] ?? 'ready', language: 'en' };
  });
  await openOwn();
  await chooseLanguage('de');
  await waitFor(() => expect(change).toBe(0));
  await chooseLanguage('it');
  await waitFor(() => expect(change).toBe(1));
  // Whoever looks again has read the answer before.
  await waitFor(() => expect(looks).toBeGreaterThan(1));
  expect(screen.getByLabelText('Language of the checks')).toBeDisabled();
});

test('RV-36 checks that could not be made again say why, and are not called ready', async () => {
  stubApi(setReviewLanguage, () => ({ status: true }));
  stubApi(getReviewState, () => ({
    status: true,
    stage: 'failed',
    language: 'en',
    message: 'The reading of the resume took too long.',
  }));
  await openOwn();
  await chooseLanguage('de');
  await expectVisible(() => screen.getByText('The reading of the resume took too long.'));
  expect(said('ready')).toBe(false);
  expect(screen.getByLabelText('Language of the checks')).toHaveValue('en');
});
