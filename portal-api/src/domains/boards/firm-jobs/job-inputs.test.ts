import {
  importJobs,
  listAdminJobs,
  readJobSource,
  saveJobSource,
} from '@portal/shared-contracts/admin';
import { limits } from '@portal/shared-contracts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp();
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

test('BO-104 one key of the search API without the other is refused under the missing one, and none is changed', async () => {
  const choose = async (keys: object) => {
    const { version: baseVersion } = (await admin.call(readJobSource, {})).body.source;
    const wanted = { baseVersion, kind: 'search-api', country: 'de', ...keys } as const;
    const { status, error } = await admin.call(saveJobSource, wanted);
    return [status, Object.keys(error?.errors ?? {})];
  };
  expect(await choose({ appKey: 'secret' })).toEqual([422, ['appId']]);
  expect(await choose({ appId: 'id', appKey: 'secret' })).toEqual([200, []]);
  expect(await choose({ appId: 'other' })).toEqual([422, ['appKey']]);
  expect(await choose({ appKey: 'other' })).toEqual([422, ['appId']]);
  expect(await choose({})).toEqual([200, []]);
});

test('BO-105 a CSV file as long as the contract allows is read in any script', async () => {
  const head = 'Title,Company,Location,Link,description\n';
  const line = (at: number) =>
    `พนักงานขาย,ตลาดน้อย,กรุงเทพ,https://jobs.example.com/${at},${'ดูแลลูกค้า '.repeat(80)}\n`;
  const lines = Array.from({ length: 2000 }, (_, at) => line(at)).join('');
  const csv = (head + lines).slice(0, limits.jobs.importCharacters);
  expect(csv).toHaveLength(limits.jobs.importCharacters);
  const { status, body } = await admin.call(importJobs, { csv, dryRun: true });
  expect([status, body.create]).toEqual([200, expect.any(Number)]);
});

test('BO-105 a table that was saved with semicolons is read like one with commas', async () => {
  const csv = [
    '\uFEFFtitle;company;location;link;ends',
    '"Clerk; part-time";"Lake, Sons";Berlin;https://jobs.example.com/semicolon;2099-12-31',
  ].join('\r\n');
  const { body } = await admin.call(importJobs, { csv, dryRun: false });
  expect(body).toMatchObject({ create: 1, wrong: [] });
  const { items } = (await admin.call(listAdminJobs, { search: 'Clerk' })).body;
  expect(items).toEqual([
    expect.objectContaining({
      title: 'Clerk; part-time',
      company: 'Lake, Sons',
      location: 'Berlin',
    }),
  ]);
});

test('BO-105 what separates the cells is read of the first line alone, also where lines end by a return only', async () => {
  const csv = [
    'title,company,location,link,description',
    'Cook,Lake & Sons,Berlin,https://jobs.example.com/return-only,"Bread; soup; fish; cake; tea; salad; rice; beans; eggs; jam"',
  ].join('\r');
  const { status, body } = await admin.call(importJobs, { csv, dryRun: true });
  expect([status, body]).toEqual([200, expect.objectContaining({ create: 1, wrong: [] })]);
});
