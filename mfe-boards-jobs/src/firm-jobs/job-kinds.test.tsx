import { copyJob, type EditedJob, getAdminJob } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Page as JobPage } from './job-page.tsx';
import firmjobs from './locales/en.json';

const job: EditedJob = {
  ...{ _id: 'j1', title: 'Cooper', company: 'Barrels', location: 'Leith', category: '' },
  ...{ contractType: 'permanent', contractTime: 'zero_hours', description: '', version: 4 },
  ...{ salaryMinMinor: null, salaryMaxMinor: null, link: 'https://jobs.example.com/c' },
  ...{ endsOn: null, postedAt: '2026-11-20T10:00:00.000Z', hasEnded: false },
};

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
    bundles: { firmjobs },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
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
