import { Readable } from 'node:stream';
import { unzipSync } from 'fflate';
import { uploadFileCall } from '@portal/shared-contracts/files';
import { askForExport, downloadExport, readOwnData } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { waitForMail } from '../../../test/people/reset-mail.ts';
import { addTalk } from '../../../test/people/marked-person.ts';
import { sweep } from '../../housekeeping.ts';
import { bindSite } from '../../database/scoped-database.ts';
import type { Database } from '../../kernel/database.ts';
import { insertFile } from '../files/files.service.ts';
import { erasePerson } from './erasures.service.ts';
import { finishExport } from './exports.repository.ts';
import { askExport, tidyExports } from './exports.service.ts';

const HOUR = 3_600_000;

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

test('PL-62 a person takes everything along as one archive, for seven days and nobody else', async () => {
  const browser = await portal.signIn('customer');
  await addTalk(portal, portal.personId('customer'));
  const content = smallPdf;
  await browser.upload(uploadFileCall, { name: 'resume of Clara.pdf', content });
  expect((await browser.call(askForExport, {})).status).toBe(200);
  await portal.settled();
  const { export: ready } = (await browser.call(readOwnData, {})).body.data;
  expect(ready).toMatchObject({ state: 'ready', endsAt: '2026-03-09T09:00:00.000Z' });
  const mail = await waitForMail(portal, { to: 'customer@example.com' });
  expect(mail.subject).toMatch(/^Your data from .+ is ready$/);
  expect(mail.body).toMatch(/\/profile[\s\S]*7 days/);
  const url = downloadExport.path.replace('{id}', ready?.id ?? '');
  const reply = await browser.inject({ url });
  expect(reply.headers['content-type']).toBe('application/zip');
  const files = unzipSync(reply.rawPayload);
  const text = (name: string) => Buffer.from(files[name] ?? []).toString();
  expect(JSON.parse(text('people.json'))).toMatchObject({
    people: [{ email: 'customer@example.com', first_name: 'Clara' }],
  });
  expect(text('people.json')).not.toContain('password_hash');
  for (const name of ['orders', 'answers', 'documents', 'payments', 'chat', 'boards', 'reviews'])
    expect(JSON.parse(text(`${name}.json`))).not.toEqual({});
  const own = Object.keys(files).find((name) => name.endsWith('resume of Clara.pdf')) ?? '';
  expect(Buffer.from(files[own] ?? [])).toEqual(content);
  expect(JSON.parse(text('about.json'))).toMatchObject({ filesWithoutBytes: [] });

  expect((await (await portal.signIn('newCustomer')).inject({ url })).statusCode).toBe(404);
  expect((await portal.visit().inject({ url })).statusCode).toBe(401);
  portal.clock.advance(7 * 24 * HOUR);
  const later = await portal.signIn('customer');
  expect((await later.inject({ url })).statusCode).toBe(404);
  await sweep(portal.platform);
  expect(await portal.db().query('select 1 from person_exports')).toEqual([]);
  expect(
    await portal.db().query("select 1 from files where subject_kind = 'person-export'"),
  ).toEqual([]);
});

test('PL-62 an export that a stopped process left is made by the next round', async () => {
  await portal
    .db()
    .query(
      `insert into person_exports (id, site_id, person_id, asked_at) values ('e1', 'northwind', $1, $2)`,
      [portal.personId('writer'), portal.clock.now()],
    );
  portal.clock.advance(HOUR);
  await sweep(portal.platform);
  const { export: found } = (await (await portal.signIn('writer')).call(readOwnData, {})).body.data;
  expect(found).toMatchObject({ id: 'e1', state: 'ready' });
});

test('PL-62 BO-55 two servers whose rounds meet make a forgotten export once and mail it once', async () => {
  const writer = portal.personId('writer');
  await portal.db().query(
    `insert into person_exports (id, site_id, person_id, asked_at)
     values ('e1', 'northwind', $1, $2)`,
    [writer, portal.clock.now()],
  );
  portal.clock.advance(HOUR);
  await Promise.all([tidyExports(portal.platform), tidyExports(portal.platform)]);
  expect(
    await portal.db().query("select 1 from files where subject_kind = 'person-export'"),
  ).toHaveLength(1);
  expect(
    await portal.db().query("select 1 from mails where subject like 'Your data from %'"),
  ).toHaveLength(1);
});

test('PL-62 an export that was begun anew while it was made leaves one archive', async () => {
  const { fileStore } = portal.platform;
  const kept = new Set<string>();
  let isSlow = true;
  portal.platform.fileStore = {
    ...fileStore,
    put: async (key, content) => {
      const stored = await fileStore.put(key, content);
      kept.add(key);
      if (!isSlow) return stored;
      isSlow = false;
      portal.clock.advance(HOUR);
      await tidyExports(portal.platform);
      return stored;
    },
    remove: async (key) => {
      kept.delete(key);
      await fileStore.remove(key);
    },
  };
  const browser = await portal.signIn('customer');
  await browser.call(askForExport, {});
  await portal.settled();
  const files = await portal
    .db()
    .query<{ key: string }>("select key from files where subject_kind = 'person-export'");
  expect(files.map(({ key }) => key)).toEqual([...kept]);
  expect(kept.size).toBe(1);
  expect((await browser.call(readOwnData, {})).body.data.export).toMatchObject({ state: 'ready' });
});

test('PL-62 PL-63 an archive that is finished while its person is erased goes as well', async () => {
  const { platform, clock } = portal;
  const person = { siteId: 'northwind', personId: portal.personId('customer') };
  const id = await askExport(portal.db(), person.personId);
  const key = 'archive-of-the-erased';
  const stored = await platform.fileStore.put(key, Readable.from(['everything']));
  const finish = async (db: Database): Promise<void> => {
    const tx = bindSite(db, 'northwind', clock.now);
    await finishExport(tx, id, key);
    const kind = { subject_kind: 'person-export', subject_id: person.personId };
    const file = { key, owner_id: null, originalname: 'a.zip', mimetype: 'application/zip' };
    await insertFile(tx, { ...file, ...kind, ...stored, at: clock.now() });
  };
  const late = (db: Database): Database => ({
    transaction: (work) => db.transaction((tx) => work(late(tx))),
    query: async (sql, params) => {
      if (sql.startsWith('delete from person_exports')) await finish(db);
      return db.query(sql, params);
    },
  });
  const { database } = platform;
  const slow = { ...database, platform: () => late(database.platform()) };
  expect(await erasePerson({ ...platform, database: slow }, person)).toBe(true);
  const left = "select key from files where subject_kind = 'person-export'";
  expect(await portal.db().query(left)).toEqual([]);
  await expect(platform.fileStore.get(key)).rejects.toThrow();
});
