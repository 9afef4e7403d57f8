import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  copyJob,
  createJob,
  deleteJob,
  getAdminJob,
  importJobs,
  type JobContent,
  listAdminJobs,
  listMissedSearches,
  readJobSource,
  saveAdminJob,
  saveJobSource,
  testJobSource,
} from '@portal/shared-contracts/admin';
import { searchJobs } from '@portal/shared-contracts/jobs';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
let seeker: TestClient;
const asked: URL[] = [];
let status = 200;
const api = createServer((request, response) => {
  asked.push(new URL(request.url ?? '', 'http://api'));
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ count: 7, results: [] }));
});
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const config = { ADZUNA_URL: url, ADZUNA_APP_ID: 'platform', ADZUNA_APP_KEY: 'p' };
  portal = await createTestApp({ seed: 'demo', config });
  admin = await portal.signIn('admin');
  seeker = await portal.signIn('customer');
});
afterAll(async () => {
  await portal.close();
  await new Promise((resolve) => api.close(resolve));
});

const lamplighter: JobContent = {
  title: 'Lamplighter',
  company: 'Gasworks',
  location: 'Leith',
  ...{ category: '', contractType: '', contractTime: '' },
  salaryMinMinor: 3_000_000,
  salaryMaxMinor: null,
  link: 'https://jobs.example.com/lamplighter',
  description: 'Lights lamps.',
  endsOn: null,
};

const source = async () => (await admin.call(readJobSource, {})).body.source;
const choose = async (more: object) => {
  const { version: baseVersion, country } = await source();
  return admin.call(saveJobSource, { baseVersion, kind: 'own', country, ...more });
};
const found = async (what: string) =>
  (await seeker.call(searchJobs, { what, newSearch: true })).body.jobsResults.map(
    ({ title }) => title,
  );

test('BO-104 the source is own jobs or a search API whose keys are written and never read', async () => {
  expect(await source()).toMatchObject({ kind: 'platform', hasKeys: false, platformHasApi: true });
  const bare = await choose({ kind: 'search-api', country: 'de' });
  expect([bare.status, Object.keys(bare.error.errors ?? {})]).toEqual([422, ['appKey']]);
  const keys = { appId: 'firm-id', appKey: 'firm-secret' };
  const kept = await choose({ kind: 'search-api', country: 'de', ...keys });
  expect(kept.body.source).toMatchObject({ kind: 'search-api', hasKeys: true, country: 'de' });
  expect(JSON.stringify(kept.body)).not.toContain('firm-');
  asked.length = 0;
  expect((await admin.call(testJobSource, {})).body).toEqual({
    status: true,
    outcome: 'works',
    count: 7,
  });
  await found('baker');
  expect(asked.map(({ pathname }) => pathname)).toEqual(['/de/search/1', '/de/search/1']);
  expect(asked.map(({ searchParams }) => searchParams.get('app_key'))).toEqual([
    'firm-secret',
    'firm-secret',
  ]);
  status = 401;
  expect((await admin.call(testJobSource, {})).body.outcome).toBe('refused');
  status = 503;
  expect((await admin.call(testJobSource, {})).body.outcome).toBe('silent');
  status = 200;
  const stale = await admin.call(saveJobSource, { baseVersion: 0, kind: 'own', country: 'de' });
  expect([stale.status, stale.error.code]).toEqual([409, 'conflict']);
  const rows = await portal
    .db()
    .query<{ t: string }>(
      "select before::text || after::text as t from audit_entries where action like '%job-source'",
    );
  expect(JSON.stringify(rows)).not.toContain('firm-secret');
  await choose({ kind: 'own' });
  const own = (await admin.call(testJobSource, {})).body;
  expect([own.outcome, own.count]).toEqual(['works', expect.any(Number)]);
});

test('BO-105 an own job is added once, found, changed, and not found after its last day', async () => {
  await choose({ kind: 'own' });
  const again = newAttempt();
  const { job } = (await admin.call(createJob, lamplighter, again)).body;
  expect((await admin.call(createJob, lamplighter, again)).body.job._id).toBe(job._id);
  expect(await found('lamplighter')).toEqual(['Lamplighter']);
  const { _id: id, version: baseVersion } = job;
  const today = portal.clock.now().toISOString().slice(0, 10);
  await admin.call(saveAdminJob, { ...lamplighter, id, baseVersion, endsOn: today });
  expect(await found('lamplighter')).toEqual(['Lamplighter']);
  const late = await admin.call(saveAdminJob, { ...lamplighter, id, baseVersion });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  await admin.call(saveAdminJob, { ...lamplighter, id, baseVersion: 2, endsOn: '2020-01-01' });
  expect(await found('lamplighter')).toEqual([]);
  const ended = (await admin.call(listAdminJobs, { state: 'ended', search: 'gasworks' })).body;
  expect([ended.total, ended.items[0]?.hasEnded]).toEqual([1, true]);
  await admin.call(deleteJob, { id });
  expect((await admin.call(getAdminJob, { id })).status).toBe(404);
});

test('BO-105 CSV: a dry run changes nothing and names wrong lines; then all jobs come in one go, and again none', async () => {
  await choose({ kind: 'own' });
  const head = 'Title,Company,Location,Link,salary_min,ends,description';
  const good = [
    'Cooper,"Barrels, Ltd",Leith,https://jobs.example.com/c,30000.50,2099-01-31,"Makes ""good""\nbarrels"',
  ];
  const wrong = 'Tanner,,Leith,nowhere,much,31.1.2099,';
  const dry = (
    await admin.call(importJobs, { csv: [head, ...good, wrong].join('\r\n'), dryRun: true })
  ).body;
  expect(dry).toMatchObject({ create: 1, change: 0, same: 0 });
  expect(dry.wrong.map(({ line, column }) => [line, column])).toEqual([
    [3, 'company'],
    [3, 'salary_min'],
    [3, 'link'],
    [3, 'ends'],
  ]);
  expect(
    (await admin.call(importJobs, { csv: [head, ...good, wrong].join('\n'), dryRun: false }))
      .status,
  ).toBe(422);
  expect(await found('cooper')).toEqual([]);
  const csv = [head, ...good].join('\n');
  expect((await admin.call(importJobs, { csv, dryRun: false })).body).toMatchObject({ create: 1 });
  expect((await admin.call(importJobs, { csv, dryRun: false })).body).toMatchObject({
    create: 0,
    same: 1,
  });
  const fresh = csv
    .replaceAll('jobs.example.com/c', 'jobs.example.com/d')
    .replace('Cooper', 'Potter');
  const twice = await Promise.all(
    [fresh, fresh].map((same) => admin.call(importJobs, { csv: same, dryRun: false })),
  );
  expect(twice.map(({ body }) => body.create).toSorted()).toEqual([0, 1]);
  expect(await found('potter')).toEqual(['Potter']);
  const other = csv.replace('30000.50', '31000');
  expect((await admin.call(importJobs, { csv: other, dryRun: false })).body).toMatchObject({
    change: 1,
  });
  const [job] = (await admin.call(listAdminJobs, { search: 'cooper' })).body.items;
  expect(job).toMatchObject({
    company: 'Barrels, Ltd',
    salaryMinMinor: 3_100_000,
    endsOn: '2099-01-31',
    description: 'Makes "good"\nbarrels',
  });
  const many = (count: number) =>
    [
      head,
      ...Array.from({ length: count }, (_, at) => `T,C,L,https://j.example.com/${at},,,`),
    ].join('\n');
  expect((await admin.call(importJobs, { csv: many(5000), dryRun: true })).body.create).toBe(5000);
  expect((await admin.call(importJobs, { csv: many(5001), dryRun: true })).status).toBe(400);
  expect((await admin.call(importJobs, { csv: 'Title\nx', dryRun: true })).error.message).toContain(
    'company',
  );
});

test('BO-105 searches without result are listed by how often they were made, of nobody in particular', async () => {
  await choose({ kind: 'own' });
  for (const what of ['Falconer', 'falconer', 'Alchemist']) await found(what);
  const { items } = (await admin.call(listMissedSearches, {})).body;
  expect(items.slice(0, 2).map(({ what, times }) => [what, times])).toEqual(
    expect.arrayContaining([['falconer', 2]]),
  );
  const first = (await admin.call(listMissedSearches, { limit: '25' })).body;
  expect(first.total).toBe(items.length);
});

test('BO-105 a copy of a job is another one with the same words', async () => {
  const { _id: id } = (await admin.call(createJob, lamplighter)).body.job;
  const { _id, ...job } = (await admin.call(copyJob, { id })).body.job;
  expect([job, _id === id]).toEqual([expect.objectContaining(lamplighter), false]);
});
