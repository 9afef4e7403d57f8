import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import {
  downloadPersonExport,
  erasePerson,
  exportPerson,
  listAudit,
  listFirmOrders,
  listFirmPeople,
  listPayments,
  readPersonPrivacy,
  searchFirm,
} from '@portal/shared-contracts/admin';
import { uploadFileCall } from '@portal/shared-contracts/files';
import { listMails } from '@portal/shared-contracts/mails';
import { apiProcess } from '../../../test/chaos/api-process.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { actOnMarked } from '../../../test/people/marked-acts.ts';
import { addTalk, markAll, marked, markedIn, WORD } from '../../../test/people/marked-person.ts';
import { folderPlace, type Place } from '../../../test/recovery/places.ts';
import { sweep } from '../../housekeeping.ts';
import { makeKey } from '../../recovery/archive/backup-key.ts';
import { backUp } from '../../recovery/backup/back-up.ts';
import { restoreHere } from '../../restore-here.ts';
import { readErasures } from './erasure-list.ts';

const HOUR = 3_600_000;

/** What the law wants to be kept: who signed, that somebody was erased, and by what the bank knows a payment. */
const KEPT = ['contract_signatures', 'erasures', 'outside_payments'];

let portal: TestApp;
let folder: string;
let place: Place;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-forgotten-'));
  portal = await createTestApp({ seed: 'demo' });
  place = await folderPlace();
});
afterAll(async () => {
  await portal.close();
  await place.destroy();
  await rm(folder, { recursive: true });
});

/** Everything that the firm's lists and its search say to the word that only this person used. */
const found = async (): Promise<unknown[]> => {
  const admin = await portal.signIn('admin');
  const lists = [
    await admin.call(searchFirm, { q: WORD }).then(({ body }) => body.found),
    await admin.call(listFirmPeople, { search: WORD }).then(({ body }) => body.items),
    await admin.call(listFirmOrders, { search: WORD }).then(({ body }) => body.items),
    await admin.call(listPayments, { search: WORD }).then(({ body }) => body.items),
    await admin.call(listMails, { search: WORD }).then(({ body }) => body.items),
    // The log has no search of its own: all of it is read.
    await admin
      .call(listAudit, { limit: '100' })
      .then(({ body }) => body.items.filter((row) => JSON.stringify(row).includes(WORD))),
  ];
  return lists.flat();
};

/** The firm asks for everything about the person, and reads it. */
const takeAlong = async (id: string): Promise<string> => {
  const admin = await portal.signIn('admin');
  await admin.call(exportPerson, { id });
  await portal.settled();
  const { privacy } = (await admin.call(readPersonPrivacy, { id })).body;
  const where = downloadPersonExport.path.replace('{exportId}', privacy.export?.id ?? '');
  const reply = await admin.inject({ url: where.replace('{id}', id) });
  const { 'people.json': people } = unzipSync(reply.rawPayload);
  return Buffer.from(people ?? []).toString();
};

const erase = async (id: string): Promise<void> => {
  const db = portal.db();
  await db.query("update orders set status_percentage = 100, payment_status = 'paid'");
  await db.query("update payment_attempts set state = 'paid' where state <> 'declined'");
  expect((await (await portal.signIn('admin')).call(erasePerson, { id })).status).toBe(200);
  await portal.settled();
  portal.clock.advance(72 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(1);
};

/** Brings the backup to an empty place, where a server starts as it always does. */
const restoreElsewhere = async (backup: string, key: string, list: string): Promise<void> => {
  const argv = [backup, '--key', key, '--erasures', list];
  const lines: string[] = [];
  const exit = await restoreHere(argv, place.config, (line) => void lines.push(line));
  expect({ exit, text: lines.join('\n') }).toEqual({
    exit: 0,
    text: expect.stringContaining('1 erasures will be repeated.'),
  });
  const server = await apiProcess(place.config.dataDir, {});
  await server.start();
  expect(await server.stop()).toBe(0);
};

test('BO-44 BO-45 BO-46 BO-47 BO-109 after an export and an erasure no list, search, log, file or restored backup finds the person', async () => {
  const id = portal.personId('customer');
  const own = await portal.signIn('customer');
  const content = Buffer.concat([smallPdf, Buffer.from(`\n% ${WORD}`)]);
  const { file } = (await own.upload(uploadFileCall, { name: 'mine.pdf', content })).body;
  await addTalk(portal, id);
  await markAll(portal, id);
  await actOnMarked(portal, id);
  expect(await takeAlong(id)).toContain(`${WORD}@example.com`);
  expect((await found()).length).toBeGreaterThan(3);

  const backup = path.join(folder, 'before.backup');
  const key = path.join(folder, 'key');
  const { text, recipient } = await makeKey();
  await writeFile(key, text);
  await backUp(portal.platform, backup, recipient);

  await erase(id);
  expect(await found()).toEqual([]);
  expect((await marked(portal)).toSorted()).toEqual(KEPT);
  await expect(portal.platform.fileStore.get(file.key)).rejects.toThrow();

  const list = path.join(folder, 'erasures.jsonl');
  const erased = await readErasures(portal.platform.config.dataDir);
  await writeFile(list, erased.map((one) => JSON.stringify(one)).join('\n'));
  await restoreElsewhere(backup, key, list);
  expect((await place.look((server) => markedIn(server, 'northwind'))).toSorted()).toEqual(KEPT);
  expect([...(await place.bytes()).keys()].filter((name) => name.includes(file.key))).toEqual([]);
});
