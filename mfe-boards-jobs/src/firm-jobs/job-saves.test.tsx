import {
  copyJob,
  createJob,
  type EditedJob,
  getAdminJob,
  type JobSourceState,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
  saveJobSource,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cooper, firmJobsOptions } from '../testing/cooper-job.ts';
import { Page as JobPage } from './job-page.tsx';
import { Page as JobsPage } from './jobs-page.tsx';

/** A server that somebody else saves to as well, and that answers a save when it is let. */
const stubJob = () => {
  let row = cooper;
  const sent: { title: string; company: string; baseVersion: number }[] = [];
  const held = Promise.withResolvers<void>();
  const next = (change: Partial<EditedJob>): EditedJob =>
    (row = { ...row, ...change, version: row.version + 1 });
  stubApi(getAdminJob, () => ({ status: true, job: row }));
  stubApi(saveAdminJob, async (input) => {
    sent.push(input);
    if (input.baseVersion !== row.version) throw new RefusedReply('conflict', 'Ann changed this.');
    await held.promise;
    return { status: true, job: next({ title: input.title, company: input.company }) };
  });
  return { sent, next, answer: held.resolve };
};
const openJob = () =>
  renderPage(<JobPage />, {
    path: '/admin/jobs/j1',
    pattern: '/admin/jobs/:id',
    ...firmJobsOptions,
  });
const put = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
});

test.each(['Keep mine', 'Take theirs'])(
  'BO-105 BO-114 a job is saved over the version that was typed over, and a conflict can be ended: %s',
  async (way) => {
    const { sent, next, answer } = stubJob();
    answer();
    const page = await openJob();
    await screen.findByLabelText('Title');
    put('Title', 'Maker');
    next({ title: 'Brewer', company: 'Barrels & Sons' });
    await act(() => page.client.invalidateQueries());
    await expectVisible(() => screen.getByDisplayValue('Barrels & Sons'));
    await save();
    await expectVisible(() => screen.getByText('Ann changed this.'));
    expect(sent).toMatchObject([{ title: 'Maker', baseVersion: 4 }]);
    expect(screen.getByLabelText('Title')).toHaveValue('Maker');
    await userEvent.click(screen.getByRole('button', { name: way }));
    await waitFor(() => expect(screen.queryByText('Ann changed this.')).toBeNull());
    const isMine = way === 'Keep mine';
    await waitFor(() =>
      expect(screen.getByLabelText('Title')).toHaveValue(isMine ? 'Maker' : 'Brewer'),
    );
    const mine = { title: 'Maker', company: 'Barrels & Sons', baseVersion: 5 };
    expect(sent.slice(1)).toMatchObject(isMine ? [mine] : []);
  },
);

test('BO-105 PL-23 what is typed while a job is being saved stays and is the next change', async () => {
  const { sent, answer } = stubJob();
  await openJob();
  await screen.findByLabelText('Title');
  put('Title', 'Maker');
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  put('Title', 'Maker of casks');
  answer();
  expect(await screen.findAllByText('Saved.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Title')).toHaveValue('Maker of casks');
  await save();
  await waitFor(() => expect(sent[1]).toMatchObject({ title: 'Maker of casks', baseVersion: 5 }));
});

test('BO-104 PL-23 what is typed while the source is being saved stays', async () => {
  const none = { items: [], nextCursor: null, total: 0 };
  stubApi(listAdminJobs, () => ({ status: true, ...none }));
  stubApi(listMissedSearches, () => ({ status: true, ...none }));
  let source: JobSourceState = {
    ...{ kind: 'search-api', country: 'us', hasKeys: true, platformHasApi: false },
    version: 2,
  };
  stubApi(readJobSource, () => ({ status: true, source }));
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  stubApi(saveJobSource, async ({ country }) => {
    await answered;
    source = { ...source, country, version: 3 };
    return { status: true, source };
  });
  await renderPage(<JobsPage />, { path: '/admin/jobs', ...firmJobsOptions });
  await screen.findByLabelText('Country (two letters)');
  put('Country (two letters)', 'de');
  await save();
  put('Country (two letters)', 'at');
  fireEvent.change(screen.getByLabelText(/^Key/), { target: { value: 'secret' } });
  answer();
  expect(await screen.findAllByText('Saved.')).not.toHaveLength(0);
  expect(screen.getByLabelText('Country (two letters)')).toHaveValue('at');
  expect(screen.getByLabelText(/^Key/)).toHaveValue('secret');
});

const sentKeys = () => {
  const reading = jest.spyOn(Request.prototype, 'text');
  return () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
};

test('BO-105 a job is copied once, also when its reply was lost and it is copied again', async () => {
  stubJob();
  let isLost = true;
  stubApi(copyJob, () => {
    if (isLost) throw new TypeError('the reply is lost');
    return { status: true, job: cooper };
  });
  const keys = sentKeys();
  await openJob();
  const copy = () => userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  await screen.findByLabelText('Title');
  await copy();
  await waitFor(() => expect(keys()).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Copy' })).toBeEnabled());
  isLost = false;
  await copy();
  await waitFor(() => expect(keys()).toHaveLength(2));
  expect(keys()[0]).toMatch(/^[\da-f-]{36}$/);
  expect(keys()[1]).toBe(keys()[0]);
});

test('BO-105 a new job that is corrected after a lost reply is another one, and put back it is the first', async () => {
  stubApi(createJob, () => {
    throw new TypeError('the reply is lost');
  });
  const keys = sentKeys();
  await renderPage(<JobPage />, {
    path: '/admin/jobs/new',
    pattern: '/admin/jobs/:id',
    ...firmJobsOptions,
  });
  await screen.findByLabelText('Title');
  put('Title', 'Cooper');
  for (const [title, count] of [
    ['Cooper', 1],
    ['Cooper', 2],
    ['Brewer', 3],
    ['Cooper', 4],
  ] as const) {
    put('Title', title);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
    await save();
    await waitFor(() => expect(keys()).toHaveLength(count));
    await screen.findByRole('alert');
  }
  expect(keys()[1]).toBe(keys()[0]);
  expect(keys()[2]).not.toBe(keys()[0]);
  expect(keys()[3]).toBe(keys()[0]);
});
