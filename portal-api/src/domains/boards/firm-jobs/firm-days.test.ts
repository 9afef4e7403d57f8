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

const useZone = async (timeZone: string): Promise<void> => {
  const admin = await portal.signIn('admin');
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const saved = await admin.call(saveSettings, { baseVersion, changes: { timeZone } });
  expect(saved.status).toBe(200);
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
  await useZone('Pacific/Pago_Pago');
  expect(await found()).toEqual({ found: 1, ended: 0 });
  await useZone('Europe/Berlin');
  expect(await found()).toEqual({ found: 0, ended: 1 });
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
