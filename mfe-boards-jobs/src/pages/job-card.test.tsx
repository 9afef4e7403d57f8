import { saveJob, searchJobs, type Job } from '@portal/shared-contracts/jobs';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
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

test('BJ-25 Save anyway that fails says so in its dialog, and the focus goes back to the button', async () => {
  await open([makeJob('1')]);
  stubApi(saveJob, ({ evenIfThere }) => {
    if (evenIfThere) throw new RefusedReply('unexpected', 'The tracker is full.');
    const alreadyThere = { cardId: 'c0', title: 'Nurse 1', column: 'Applied' };
    return { status: true, boardId: 'b1', cardId: null, alreadyThere };
  });
  const user = userEvent.setup();
  const save = await screen.findByRole('button', { name: 'Save to tracker: Nurse 1' });
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }));
  const dialog = screen.getByRole('dialog');
  expect(await within(dialog).findByText('The tracker is full.')).toBeInTheDocument();
  expect(screen.getAllByText('The tracker is full.')).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(save).toHaveFocus());
  expect(screen.queryByText('The tracker is full.')).toBeNull();
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
