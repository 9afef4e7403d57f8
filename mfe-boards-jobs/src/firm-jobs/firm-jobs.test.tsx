import {
  createJob,
  type EditedJob,
  getAdminJob,
  importJobs,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
  saveJobSource,
  testJobSource,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cooper, firmJobsOptions } from '../testing/cooper-job.ts';
import { Page as JobPage } from './job-page.tsx';
import { Page as JobsPage } from './jobs-page.tsx';

const job: EditedJob = {
  ...cooper,
  salaryMinMinor: 3_000_000,
  endsOn: '2020-01-31',
  hasEnded: true,
};
const source = {
  kind: 'own',
  country: 'us',
  hasKeys: false,
  platformHasApi: false,
  version: 2,
} as const;

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  stubApi(listAdminJobs, () => ({ status: true, items: [job], nextCursor: null, total: 1 }));
  stubApi(listMissedSearches, () => ({
    status: true,
    items: [{ what: 'falconer', where: '', times: 3, lastAt: '2026-11-21T10:00:00.000Z' }],
    nextCursor: null,
    total: 1,
  }));
  stubApi(readJobSource, () => ({ status: true, source }));
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const openList = async () => {
  await renderPage(<JobsPage />, { path: '/admin/jobs', ...firmJobsOptions });
  await expectVisible(() => screen.getByRole('link', { name: 'Cooper' }));
};
const openJob = (id: string) =>
  renderPage(<JobPage />, {
    path: `/admin/jobs/${id}`,
    pattern: '/admin/jobs/:id',
    ...firmJobsOptions,
    portal: { ...firmJobsOptions.portal, vault },
  });

test('BO-104 the source takes country and keys, shows no key again, and is tried', async () => {
  const sent: object[] = [];
  stubApi(saveJobSource, (input) => {
    sent.push(input);
    return {
      status: true,
      source: { ...source, kind: 'search-api', country: 'de', hasKeys: true, version: 3 },
    };
  });
  stubApi(testJobSource, () => ({ status: true, outcome: 'refused', count: null }));
  await openList();
  await userEvent.selectOptions(screen.getByLabelText('Source'), 'search-api');
  fireEvent.change(screen.getByLabelText('Country (two letters)'), { target: { value: 'DE' } });
  await userEvent.type(screen.getByLabelText('Account'), 'me');
  await userEvent.type(screen.getByLabelText('Key'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { baseVersion: 2, kind: 'search-api', country: 'de', appId: 'me', appKey: 'secret' },
    ]),
  );
  await waitFor(() => expect(screen.getByLabelText(/^Key/)).toHaveValue(''));
  await userEvent.click(screen.getByRole('button', { name: 'Test' }));
  await expectVisible(() => screen.getByText('The provider refuses this account or country.'));
});

test('BO-105 own jobs say when they ended, and searches in vain how often they were made', async () => {
  await openList();
  expect(screen.getByText(/Over/, { selector: 'td, td *, dd, dd *' })).toBeVisible();
  await expectVisible(() => screen.getByText('falconer'));
});

test('BO-105 a file is tried first: wrong lines are named, and nothing is taken before it is said', async () => {
  const asked: boolean[] = [];
  let wrong = [{ line: 3, column: 'link', problem: 'Please enter a whole address.' }];
  stubApi(importJobs, ({ dryRun }) => {
    asked.push(dryRun);
    return { status: true, create: 2, change: 1, same: 0, wrong };
  });
  await openList();
  const choose = () =>
    userEvent.upload(
      screen.getByLabelText(/^File/),
      new File(['title\nx'], 'jobs.csv', { type: 'text/csv' }),
    );
  await choose();
  await expectVisible(() => screen.getByText(/Line 3, link: Please enter a whole address/));
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  wrong = [];
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  await expectShown('Imported.');
  expect(asked).toEqual([true, true, false]);
});

test('BO-105 a job is changed with the version it began with, and a wrong link is said at its field', async () => {
  const sent: object[] = [];
  stubApi(getAdminJob, () => ({ status: true, job }));
  stubApi(saveAdminJob, (input) => {
    sent.push(input);
    const text = 'Please enter a whole address.';
    throw new RefusedReply('bad-input', text, { link: text });
  });
  await openJob('j1');
  const most = await screen.findByLabelText(/^Salary a year, to/);
  // Forty thousand in one language is forty in another.
  fireEvent.change(most, { target: { value: '40.000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Please enter a number.'));
  fireEvent.change(most, { target: { value: '40000' } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).toMatchObject({
    id: 'j1',
    baseVersion: 4,
    salaryMinMinor: 3_000_000,
    salaryMaxMinor: 4_000_000,
  });
  await waitFor(() =>
    expect(screen.getByLabelText('Link')).toHaveAttribute('aria-invalid', 'true'),
  );
});

test('BO-105 a new job is added and opened under its own address', async () => {
  const made: object[] = [];
  stubApi(getAdminJob, () => ({ status: true, job }));
  stubApi(createJob, (content) => {
    made.push(content);
    return { status: true, job };
  });
  const page = await openJob('new');
  await screen.findByLabelText('Title');
  const typed = { Title: 'Cooper', Company: 'Barrels', Place: 'Leith', Link: 'https://a.example' };
  for (const [label, value] of Object.entries(typed))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/jobs/j1'));
  expect(made).toEqual([
    expect.objectContaining({ title: 'Cooper', endsOn: null, salaryMinMinor: null }),
  ]);
});

test('BO-105 PL-23 what was typed of a job is there after a reload, and a stale save goes again', async () => {
  const seen: number[] = [];
  stubApi(getAdminJob, () => ({ status: true, job: { ...job, version: 4 + seen.length } }));
  stubApi(saveAdminJob, ({ baseVersion }) => {
    seen.push(baseVersion);
    if (baseVersion === 4) throw new RefusedReply('conflict', 'Ann changed this.');
    return { status: true, job };
  });
  const before = await openJob('j1');
  fireEvent.change(await screen.findByLabelText('Title'), { target: { value: 'Maker' } });
  before.unmount();
  await openJob('j1');
  await waitFor(() => expect(screen.getByLabelText('Title')).toHaveValue('Maker'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText('Ann changed this.'));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(seen).toEqual([4, 5]));
});
