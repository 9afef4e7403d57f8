import { saveJob, searchJobs, type Job } from '@portal/shared-contracts/jobs';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import en from '../locales/en.json';
import { makeJob } from '../testing/make-job.ts';
import { Page } from './jobs-page.tsx';

const open = (jobs: Job[]) => {
  stubApi(searchJobs, () => ({
    searchCount: jobs.length,
    jobsResults: jobs,
    totalPagesNumber: 1,
    searchKeywords: '',
    searchLocation: '',
  }));
  return renderPage(<Page />, {
    bundles: { boards: en },
    flags: ['enable_customer_job_search', 'enable_boards'],
  });
};

afterEach(clearStubs);

test('UX-15 On your tracker takes the place of the button, and the focus of whoever pressed it', async () => {
  await open([makeJob('1'), makeJob('2', { saved: true })]);
  stubApi(saveJob, ({ cardId }) => ({ status: true, boardId: 'b1', cardId, alreadyThere: null }));
  const user = userEvent.setup();
  const [fresh, saved] = await screen.findAllByRole('article');
  expect(within(saved!).queryByRole('button', { name: /Save to tracker/ })).toBeNull();
  await user.click(within(fresh!).getByRole('button', { name: 'Save to tracker: Nurse 1' }));
  const link = await within(fresh!).findByRole('link', { name: 'On your tracker' });
  expect(link).toHaveFocus();
  expect(within(fresh!).queryByRole('button', { name: /Save to tracker/ })).toBeNull();
});

test('UX-15 the facts of a job are tags of their own', async () => {
  await open([makeJob('1')]);
  const facts = within(await screen.findByRole('article')).getAllByRole('listitem');
  expect(facts.map((fact) => fact.textContent?.trim())).toEqual([
    'Nightingale Care',
    'Austin, Texas',
    '$70,123 – $80,124 per year',
    'Full time',
    'Permanent',
    'Nursing',
  ]);
});

test('UX-15 what the advertisement says is folded until somebody asks for it', async () => {
  await open([makeJob('1')]);
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText('Care for patients.')).toBeNull();
  await userEvent.click(card.getByRole('button', { name: 'Show more', expanded: false }));
  expect(card.getByText('Care for patients.')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Show less', expanded: true }));
  expect(card.queryByText('Care for patients.')).toBeNull();
});
