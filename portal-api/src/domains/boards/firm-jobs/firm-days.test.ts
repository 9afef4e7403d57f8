import {
  createJob,
  listAdminJobs,
  readJobSource,
  readSettings,
  saveJobSource,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { searchJobs } from '@portal/shared-contracts/jobs';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { bestFitJobs } from '../jobs/best-fit.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const lamplighter = {
  title: 'Lamplighter',
  company: 'Gasworks',
  location: 'Leith',
  ...{ category: '', contractType: '', contractTime: '' },
  ...{ salaryMinMinor: null, salaryMaxMinor: null },
  link: 'https://jobs.example.com/lamplighter',
  description: 'Lights lamps.',
};

const useSettings = async (changes: Readonly<Record<string, unknown>>): Promise<void> => {
  const admin = await portal.signIn('admin');
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  expect((await admin.call(saveSettings, { baseVersion, changes })).status).toBe(200);
};

test('BO-16 BO-105 a job is found until its last day is over where the firm is', async () => {
  const admin = await portal.signIn('admin');
  const seeker = await portal.signIn('customer');
  await admin.call(createJob, { ...lamplighter, endsOn: '2026-03-01' });
  const found = async () => {
    const { body } = await seeker.call(searchJobs, { what: 'lamplighter', newSearch: true });
    const { total } = (await admin.call(listAdminJobs, { state: 'ended', search: 'gasworks' }))
      .body;
    return { found: body.jobsResults.length, ended: total };
  };
  // It is nine in the morning of the second of March in London.
  expect(await found()).toEqual({ found: 0, ended: 1 });
  await useSettings({ timeZone: 'Pacific/Pago_Pago' });
  expect(await found()).toEqual({ found: 1, ended: 0 });
  await useSettings({ timeZone: 'Europe/Berlin' });
  expect(await found()).toEqual({ found: 0, ended: 1 });
});

test('BO-105 BJ-02 BJ-04 SC-53 a salary is found as it was typed, also in money without cents', async () => {
  const admin = await portal.signIn('admin');
  const seeker = await portal.signIn('customer');
  const salaries = async (what: string) => {
    const { body } = await seeker.call(searchJobs, { what, newSearch: true });
    return body.jobsResults.map((job) => [job.salary_min, job.salary_max]);
  };
  const job = { ...lamplighter, title: 'Beekeeper', link: 'https://jobs.example.com/bees' };
  const paid = { ...job, salaryMinMinor: 2_400_000, salaryMaxMinor: 3_600_000, endsOn: null };
  expect((await admin.call(createJob, paid)).status).toBe(200);
  expect(await salaries('beekeeper')).toEqual([[24_000, 36_000]]);
  const wanted = { skills: [], titles: ['Beekeeper'] };
  const fitting = async () => bestFitJobs(await portal.context(), undefined, wanted);
  expect(await fitting()).toMatchObject([{ salaryMin: 24_000, salaryMax: 36_000 }]);
  await useSettings({ currency: 'ugx' });
  expect(await salaries('beekeeper')).toEqual([[2_400_000, 3_600_000]]);
  expect(await fitting()).toMatchObject([{ salaryMin: 2_400_000, salaryMax: 3_600_000 }]);
  await useSettings({ currency: 'usd' });
});

test('BO-07 the keys of the search API are changed only by whoever has just shown who it is', async () => {
  const admin = await portal.signIn('admin');
  portal.clock.advance(11 * 60_000);
  const { version: baseVersion } = (await admin.call(readJobSource, {})).body.source;
  const keys = { appId: 'firm-id', appKey: 'firm-secret' };
  const choice = { kind: 'search-api', country: 'de' } as const;
  const refused = await admin.call(saveJobSource, { baseVersion, ...choice, ...keys });
  expect(refused.error).toMatchObject({ refusal: { code: 'identity-unconfirmed' } });
  const own = await admin.call(saveJobSource, { baseVersion, kind: 'own', country: 'de' });
  expect(own.body.source).toMatchObject({ kind: 'own', hasKeys: false });
});
