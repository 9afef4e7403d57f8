import { copyJob, type EditedJob, getAdminJob } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cooper, firmJobsOptions } from '../testing/cooper-job.ts';
import { Page as JobPage } from './job-page.tsx';

const job: EditedJob = { ...cooper, contractType: 'permanent', contractTime: 'zero_hours' };

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = () =>
  renderPage(<JobPage />, {
    path: '/admin/jobs/j1',
    pattern: '/admin/jobs/:id',
    ...firmJobsOptions,
    portal: { ...firmJobsOptions.portal, vault },
  });

test('BO-105 how long and how much somebody works is chosen in words; a code of an import stays', async () => {
  stubApi(getAdminJob, () => ({ status: true, job }));
  await open();
  await expectVisible(() => screen.getByLabelText(/Kind of contract/));
  expect(screen.getByLabelText(/Kind of contract/)).toHaveDisplayValue('Permanent');
  expect(screen.getByLabelText(/Working time/)).toHaveDisplayValue('zero_hours');
  await userEvent.selectOptions(screen.getByLabelText(/Working time/), 'Part time');
  expect(screen.getByLabelText(/Working time/)).toHaveValue('part_time');
});

test('BO-105 a copy of a job is opened under its own address', async () => {
  stubApi(getAdminJob, ({ id }) => ({ status: true, job: { ...job, _id: id } }));
  stubApi(copyJob, () => ({ status: true, job: { ...job, _id: 'j2' } }));
  const page = await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(page.address()).toBe('/admin/jobs/j2'));
});

test('BO-105 UX-07 a refused job leads to the first field that needs a change', async () => {
  stubApi(getAdminJob, () => ({ status: true, job }));
  await open();
  const from = await screen.findByLabelText(/^Salary a year, from/);
  await userEvent.clear(from);
  await userEvent.type(from, 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(from).toHaveFocus());
});

test('BO-105 UX-07 UX-16 a job that is gone leaves a page with its heading and the way to the list', async () => {
  stubApi(getAdminJob, () => {
    throw new RefusedReply('not-found', 'There is no such job.');
  });
  await open();
  await expectVisible(() => screen.getByText('There is no such job.'));
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Jobs' })).toBeVisible();
});
