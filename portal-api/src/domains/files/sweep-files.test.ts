import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { downloadFile, uploadFileCall } from '@portal/shared-contracts/files';
import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { folderFileStore } from '../../adapters/file-store.folder.ts';
import { sweep } from '../../housekeeping.ts';
import type { FileStore } from '../../kernel/file-store.ts';
import type { Platform } from '../../kernel/platform.ts';
import { adoptStore, claimStore } from './store-owner.service.ts';

const DAY = 86_400_000;

let portal: TestApp;
let folder: string;
let store: FileStore;
let platform: Platform;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

beforeEach(async () => {
  const db = portal.platform.database.platform();
  await db.query('delete from file_tombstones');
  await db.query('update portal_store set rounds = 0');
  folder = await mkdtemp(path.join(tmpdir(), 'portal-sweep-'));
  store = await folderFileStore(folder);
  platform = { ...portal.platform, fileStore: store };
  await claimStore(platform);
  // The store goes by the disk's time, so the clock starts there.
  portal.clock.set(new Date());
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const orphan = (key: string) => store.put(key, Readable.from([smallPdf]));
const isThere = async (key: string, where: FileStore = store) => {
  try {
    (await where.get(key)).destroy();
    return true;
  } catch {
    return false;
  }
};
const sweepAfter = async (days: number, on: Platform = platform) => {
  portal.clock.advance(days * DAY);
  return sweep(on);
};
const run = async (...argv: string[]) => {
  const { exit, lines } = await runOn({ ...portal, platform }, ...argv);
  return { exit, text: lines.join('\n') };
};

test('P-04 PL-28 bytes without a row wait a day and then thirty more, and are gone after that', async () => {
  await orphan('orphan-of-a-killed-process');
  expect(await sweepAfter(0.9)).toMatchObject({ marked: 0, orphans: 0 });
  expect(await sweepAfter(0.2)).toMatchObject({ marked: 1, orphans: 0 });
  expect(await sweepAfter(29.9)).toMatchObject({ orphans: 0 });
  expect(await isThere('orphan-of-a-killed-process')).toBe(true);
  expect(await sweepAfter(0.2)).toMatchObject({ orphans: 1 });
  expect(await isThere('orphan-of-a-killed-process')).toBe(false);
});

test('P-04 a key that gets its row back within thirty days stays for ever', async () => {
  const browser = await portal.signIn('customer');
  const { body } = await browser.upload(uploadFileCall, { name: 'cv.pdf', content: smallPdf });
  const [row] = await portal
    .db()
    .query<Record<string, unknown>>(
      `update files set subject_kind = 'order', subject_id = 'o1' where key = $1 returning *`,
      [body.file.key],
    );
  const own = portal.platform;
  await claimStore(own);
  await portal.db().query('delete from files where key = $1', [body.file.key]);
  await sweepAfter(1.1, own);
  const columns = Object.keys(row ?? {});
  await portal
    .db()
    .query(
      `insert into files (${columns.join()}) values (${columns.map((_, index) => `$${index + 1}`).join()})`,
      Object.values(row ?? {}),
    );
  await sweepAfter(40, own);
  await sweepAfter(40, own);
  const saved = await (
    await portal.signIn('customer')
  ).inject({ url: downloadFile.path.replace('{key}', body.file.key) });
  expect(saved.rawPayload.equals(smallPdf)).toBe(true);
});

test('P-04 a copy of the database on the same store removes nothing, and says so', async () => {
  const copy: Platform = { ...platform, identity: { ...platform.identity, place: 'elsewhere' } };
  await claimStore(copy);
  await orphan('file-of-the-real-portal');
  for (const days of [2, 40, 40])
    expect(await sweepAfter(days, copy)).toMatchObject({ isCopy: true, marked: 0, orphans: 0 });
  expect(await isThere('file-of-the-real-portal')).toBe(true);
  expect(portal.logged.some(({ message }) => message.includes('portal files adopt'))).toBe(true);
});

test('P-04 an older database removes nothing until somebody says that it counts', async () => {
  await orphan('uploaded-after-the-backup');
  await sweepAfter(2);
  await sweepAfter(1);
  await sweepAfter(1);
  // What a restore does: the database is as it was before these rounds.
  await platform.database.platform().query('update portal_store set rounds = 0');
  expect(await sweepAfter(40)).toMatchObject({ isCopy: true, orphans: 0 });
  expect((await run('files', 'sweep', '--remove')).text).toContain('portal files adopt');
  await adoptStore(platform, platform.now());
  expect(await sweepAfter(1)).toMatchObject({ isCopy: false, orphans: 0 });
  expect(await isThere('uploaded-after-the-backup')).toBe(true);
  expect(await sweepAfter(30)).toMatchObject({ orphans: 1 });
});

test('P-04 a store of another portal stops the start', async () => {
  const stranger = { ...platform, identity: { ...platform.identity, id: 'another' } };
  await expect(claimStore(stranger)).rejects.toThrow(/belongs to portal/);
});

test('P-04 one key that will not go never stops the others', async () => {
  for (const key of ['a-first', 'b-stuck', 'c-last']) await orphan(key);
  const stubborn: Platform = {
    ...platform,
    fileStore: {
      ...store,
      remove: async (key) => {
        if (key === 'b-stuck') throw new Error('access denied');
        await store.remove(key);
      },
    },
  };
  await sweepAfter(2, stubborn);
  expect(await sweepAfter(31, stubborn)).toMatchObject({ orphans: 2, failed: 1 });
  expect([await isThere('a-first'), await isThere('b-stuck'), await isThere('c-last')]).toEqual([
    false,
    true,
    false,
  ]);
  expect(await sweepAfter(1)).toMatchObject({ orphans: 1, failed: 0 });
});

test('P-04 the command only says what it would do, until it is told to', async () => {
  await orphan('an-orphan');
  await sweepAfter(2);
  portal.clock.advance(31 * DAY);
  const said = await run('files', 'sweep');
  expect(said).toMatchObject({ exit: 0, text: expect.stringContaining('1 files that waited') });
  expect(await isThere('an-orphan')).toBe(true);
  expect((await run('files', 'sweep', '--remove')).exit).toBe(0);
  expect(await isThere('an-orphan')).toBe(false);
});
