import { saveJob, saveSearchClick, searchJobs, type Job } from '@portal/shared-contracts/jobs';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { makeJob } from '../testing/make-job.ts';
import { Page } from './jobs-page.tsx';

type Asked = Record<string, unknown>;
const asked: Asked[] = [];
const answerWith = (jobs: Job[], count = jobs.length, words = { what: '', where: '' }) =>
  stubApi(searchJobs, (input) => {
    asked.push(input);
    return {
      searchCount: count,
      jobsResults: jobs,
      totalPagesNumber: Math.ceil(count / 20),
      searchKeywords: input.pageLoad ? words.what : input.what,
      searchLocation: input.pageLoad ? words.where : input.where,
    };
  });
const flags = ['enable_customer_job_search', 'enable_boards'] as const;
const open = (path = '/jobs') =>
  renderPage(<Page />, { bundles: { boards: en }, flags, path, pattern: '/jobs' });

beforeEach(() => {
  asked.length = 0;
});
afterEach(clearStubs);

test('BJ-01 BJ-02 the first visit repeats the last search, with its words in both fields', async () => {
  answerWith([makeJob('1')], 45, { what: 'nurse', where: 'Texas' });
  await open();
  await expectVisible(() => screen.getByText('45 jobs found'));
  expect(asked[0]).toMatchObject({ pageLoad: true });
  expect(screen.getByLabelText('What?')).toHaveValue('nurse');
  expect(screen.getByLabelText('Where?')).toHaveValue('Texas');
});

test('BJ-01 BJ-02 a search trims both words and is in the address', async () => {
  answerWith([makeJob('1')]);
  const page = await open();
  await screen.findByText('1 job found');
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('What?'), '  nurse ');
  await user.type(screen.getByLabelText('Where?'), ' Austin{Enter}');
  await waitFor(() => expect(page.address()).toBe('/jobs?what=nurse&where=Austin'));
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      pageLoad: false,
      what: 'nurse',
      where: 'Austin',
      pageNumber: 1,
      newSearch: true,
    }),
  );
});

test('BJ-01 PL-23 what is typed while the first answer is on its way stays, with the focus, and is searched for', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const nothing = { searchCount: 0, jobsResults: [], totalPagesNumber: 0 };
  stubApi(searchJobs, async ({ pageLoad, what, where }) => {
    if (pageLoad) await answered;
    const last = { searchKeywords: 'nurse', searchLocation: 'Texas' };
    return { ...nothing, ...(pageLoad ? last : { searchKeywords: what, searchLocation: where }) };
  });
  const page = await open();
  const user = userEvent.setup();
  const what = screen.getByLabelText('What?');
  await user.type(what, 'pilo');
  answer();
  await expectVisible(() => screen.getByText('No job matches this search'));
  expect(what).toHaveValue('pilo');
  expect(what).toHaveFocus();
  await user.keyboard('t{Enter}');
  await waitFor(() => expect(page.address()).toBe('/jobs?what=pilot&where='));
  expect(what).toHaveFocus();
  // Whoever goes back is shown the words of that search again.
  await page.navigate('/jobs');
  await waitFor(() => expect(what).toHaveValue('nurse'));
  expect(screen.getByLabelText('Where?')).toHaveValue('Texas');
});

test('BJ-01 First, Previous, Next and Last turn the pages', async () => {
  answerWith([makeJob('1')], 100);
  const page = await open('/jobs?what=nurse&where=&page=2');
  await screen.findByText('Page 2 of 5');
  const user = userEvent.setup();
  for (const [name, shown] of [
    ['Next', 'Page 3 of 5'],
    ['Last', 'Page 5 of 5'],
    ['Previous', 'Page 4 of 5'],
    ['First', 'Page 1 of 5'],
  ] as const) {
    await user.click(screen.getByRole('button', { name }));
    await expectVisible(() => screen.getByText(shown));
  }
  expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  expect(asked.map((input) => input['pageNumber'])).toEqual([2, 3, 5, 4, 1]);
  expect(page.address()).toBe('/jobs?what=nurse&where=');
});

test('BJ-03 BJ-04 a job shows company, location, kind, and its yearly salary in whole dollars', async () => {
  answerWith([makeJob('1')]);
  await open();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Nightingale Care');
  expect(card).toHaveTextContent('Austin, Texas');
  expect(card).toHaveTextContent('$70,123 – $80,124 per year');
  expect(card).toHaveTextContent('Full time');
  expect(within(card).getByRole('link', { name: /Nurse 1/ })).toHaveAttribute(
    'href',
    'https://jobs.example.com/1',
  );
});

test('BJ-05 opening a job reports it with the words of the search', async () => {
  answerWith([makeJob('1')]);
  const clicks: unknown[] = [];
  stubApi(saveSearchClick, (input) => {
    clicks.push(input);
    return { status: true };
  });
  await open('/jobs?what=nurse&where=Austin');
  await userEvent.click(await screen.findByRole('link', { name: /Nurse 1/ }));
  await waitFor(() => expect(clicks).toHaveLength(1));
  expect(clicks[0]).toEqual({
    searchKeywords: 'nurse',
    searchLocation: 'Austin',
    jobDetails: {
      id: '1',
      title: 'Nurse 1',
      jobLocation: 'Austin, Texas',
      salaryMin: 70_123.4,
      salaryMax: 80_123.6,
      company: 'Nightingale Care',
      url: 'https://jobs.example.com/1',
      jobCreated: '2026-02-01T00:00:00.000Z',
    },
  });
});

test('BJ-06 without enable_customer_job_search the page is not available', async () => {
  await renderPage(<Page />, { bundles: { boards: en }, flags: ['enable_boards'] });
  expect(screen.getByText('The page is not available')).toBeVisible();
});

test('BJ-01 a search without a hit says so, and a failed one says why and can be tried again', async () => {
  let fails = true;
  stubApi(searchJobs, () => {
    if (fails) throw new RefusedReply('provider-failed', 'Job search is not answering right now.');
    return {
      searchCount: 0,
      jobsResults: [],
      totalPagesNumber: 0,
      searchKeywords: '',
      searchLocation: '',
    };
  });
  await open();
  await expectVisible(() => screen.getByText('Job search is not answering right now.'));
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await expectVisible(() => screen.getByText('No job matches this search'));
});

test('BJ-25 Save to tracker sends the job once and warns before a second similar card', async () => {
  answerWith([makeJob('1')]);
  const requests: { evenIfThere: boolean; columnTitles: string[] }[] = [];
  stubApi(saveJob, (input) => {
    requests.push(input);
    const duplicate = { cardId: 'c0', title: 'Nurse 1', column: 'Applied' };
    return input.evenIfThere
      ? { status: true, boardId: 'b1', cardId: input.cardId, alreadyThere: null }
      : { status: true, boardId: 'b1', cardId: null, alreadyThere: duplicate };
  });
  const page = await open();
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save to tracker: Nurse 1' }));
  const dialog = await screen.findByRole('dialog', { name: 'Already on your tracker' });
  expect(dialog).toHaveTextContent('“Nurse 1” is already in the list “Applied”.');
  expect(page.published).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save anyway' }));
  expect(await screen.findByRole('link', { name: 'On your tracker' })).toHaveAttribute(
    'href',
    '/board',
  );
  expect(page.published).toEqual([
    { name: 'card.saved', payload: { boardId: 'b1', cardId: expect.any(String) } },
  ]);
  expect(requests[0]?.columnTitles).toEqual(['Wishlist', 'Applied', 'Interview', 'Offer']);
});
