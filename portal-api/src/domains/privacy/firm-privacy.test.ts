import { unzipSync } from 'fflate';
import {
  downloadPersonExport,
  erasePerson,
  exportPerson,
  keepPerson,
  listAudit,
  listFirmPeople,
  readPersonPrivacy,
} from '@portal/shared-contracts/admin';
import { readOwnData } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { addTalk, markAll, marked, WORD } from '../../../test/people/marked-person.ts';
import { sweep } from '../../housekeeping.ts';
import { saveRights } from '../people/admins/admins.repository.ts';
import { replayErasures } from './erase-due.ts';

const HOUR = 3_600_000;

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

const revenue = () =>
  portal.db().query(
    `select currency, state, count(*)::int as n, sum(amount_minor)::text as sum
       from payment_attempts group by currency, state order by 1, 2`,
  );

test('BO-44 an archive of a person is made in the background, for seven days and for the firm alone', async () => {
  const admin = await portal.signIn('admin');
  const id = portal.personId('customer');
  const asked = await admin.call(exportPerson, { id });
  expect(asked.body.privacy.export?.state).toBe('waiting');
  await portal.settled();
  const { export: ready } = (await admin.call(readPersonPrivacy, { id })).body.privacy;
  expect(ready).toMatchObject({ state: 'ready', endsAt: '2026-03-09T09:00:00.000Z' });
  const path = downloadPersonExport.path.replace('{exportId}', ready?.id ?? '');
  const url = path.replace('{id}', id);
  const files = unzipSync((await admin.inject({ url })).rawPayload);
  expect(Buffer.from(files['people.json'] ?? []).toString()).toContain('customer@example.com');
  const { items } = (await admin.call(listAudit, { subject: id })).body;
  expect(items.map(({ sentence }) => sentence.replace(/^.* (asked|saved)/, '$1'))).toEqual([
    'saved all data of Clara Lindqvist',
    'asked for all data of Clara Lindqvist',
  ]);

  // It is no copy of the person, nor of anybody else.
  const own = await portal.signIn('customer');
  expect((await own.call(readOwnData, {})).body.data.export).toBeNull();
  expect((await own.inject({ url })).statusCode).toBe(403);
  const other = path.replace('{id}', portal.personId('writer'));
  expect((await admin.inject({ url: other })).statusCode).toBe(404);
  portal.clock.advance(7 * 24 * HOUR);
  expect((await (await portal.signIn('admin')).inject({ url })).statusCode).toBe(404);
});

test('BO-44 an archive does not hold the value by which its person comes in', async () => {
  const admin = await portal.signIn('admin');
  const id = portal.personId('customer');
  const db = portal.db();
  await db.query(
    `update critiques set person_id = $1, unique_customer_id =
       (select unique_customer_id from people where id = $1)`,
    [id],
  );
  const [row] = await db.query<{ proof: string }>(
    'select unique_customer_id as proof from people where id = $1',
    [id],
  );
  const exportId = (await admin.call(exportPerson, { id })).body.privacy.export?.id ?? '';
  await portal.settled();
  const path = downloadPersonExport.path.replace('{exportId}', exportId);
  const zip = (await admin.inject({ url: path.replace('{id}', id) })).rawPayload;
  const parts = Object.entries(unzipSync(zip)).filter(([name]) => name.endsWith('.json'));
  expect(parts.map(([name]) => name)).toContain('reviews.json');
  for (const [, bytes] of parts) expect(Buffer.from(bytes).toString()).not.toContain(row?.proof);
});

test('BO-45 BO-07 an erasure shows counts, is confirmed, waits 72 hours, is cancelled, and refuses open orders and disputes', async () => {
  const admin = await portal.signIn('admin');
  const id = portal.personId('customer');
  const { counts, obstacles } = (await admin.call(readPersonPrivacy, { id })).body.privacy;
  expect(counts.orders).toBeGreaterThan(0);
  // The firm reads it of somebody else.
  expect(obstacles).toEqual([expect.not.stringMatching(/\byour?\b/i)]);
  const open = await admin.call(erasePerson, { id });
  expect(open.error).toMatchObject({ code: 'conflict', message: obstacles[0] });
  await portal.db().query("update orders set status_percentage = 100, payment_status = 'disputed'");
  expect((await admin.call(erasePerson, { id })).error.message).toContain('disputed');
  await portal.db().query("update orders set payment_status = 'paid'");
  await portal.db().query("update payment_attempts set state = 'paid' where state <> 'declined'");

  portal.clock.advance(11 * 60_000);
  for (const call of [erasePerson, exportPerson] as const)
    expect((await admin.call(call, { id })).error.message).toMatch(/^Please show once more/);
  const fresh = await portal.signIn('admin');
  const asked = await fresh.call(erasePerson, { id });
  expect(asked.body.privacy.erasure).toEqual({
    askedAt: '2026-03-02T09:11:00.000Z',
    dueAt: '2026-03-05T09:11:00.000Z',
  });
  expect((await fresh.call(keepPerson, { id })).status).toBe(200);
  expect((await fresh.call(readPersonPrivacy, { id })).body.privacy.erasure).toBeNull();
  portal.clock.advance(73 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);

  const last = await (
    await portal.signIn('admin')
  ).call(erasePerson, {
    id: portal.personId('admin'),
  });
  expect(last.error.message).toBe('A firm needs at least one owner.');
});

test('BO-46 BO-47 afterwards lists, search and audit read Erased person, revenue is as before, and a restored backup forgets again', async () => {
  const id = portal.personId('customer');
  await portal.db().query("update orders set status_percentage = 100, payment_status = 'paid'");
  await portal.db().query("update payment_attempts set state = 'paid' where state <> 'declined'");
  await addTalk(portal, id);
  await markAll(portal, id);
  const before = await revenue();
  await (await portal.signIn('admin')).call(erasePerson, { id });
  await portal.settled();
  portal.clock.advance(72 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(1);
  expect(await revenue()).toEqual(before);
  expect((await marked(portal)).toSorted()).toEqual(['contract_signatures', 'erasures']);

  const admin = await portal.signIn('admin');
  expect((await admin.call(listFirmPeople, { search: WORD })).body.items).toEqual([]);
  const { items } = (await admin.call(listFirmPeople, { state: 'erased' })).body;
  expect(items).toMatchObject([{ _id: id, firstName: 'Erased', lastName: 'person' }]);
  const rows = (await admin.call(listAudit, { subject: id })).body.items;
  expect(rows.at(-1)).toMatchObject({ subject: { name: 'Erased person' } });
  expect(rows.map(({ sentence }) => sentence).join()).toContain('asked to erase Erased person');
  expect((await admin.call(readPersonPrivacy, { id })).status).toBe(404);

  const writer = {
    site: 'northwind',
    person: portal.personId('writer'),
    at: '2026-01-01T00:00:00.000Z',
  };
  expect(await replayErasures(portal.platform, [writer])).toBe(1);
  expect((await admin.call(listFirmPeople, { state: 'erased' })).body.total).toBe(2);
});

test('BO-44 BO-45 an admin is exported and erased by owners alone', async () => {
  const granted = { isOwner: false, areas: ['people' as const] };
  await saveRights(portal.db(), portal.personId('moneyAdmin'), granted);
  const milo = await portal.signIn('moneyAdmin');
  const id = portal.personId('admin');
  for (const call of [readPersonPrivacy, exportPerson, erasePerson, keepPerson] as const)
    expect((await milo.call(call, { id })).status).toBe(403);
  const customer = { id: portal.personId('customer') };
  expect((await milo.call(readPersonPrivacy, customer)).status).toBe(200);
});
