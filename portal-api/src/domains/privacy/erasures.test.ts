import { getCurrentUser, login } from '@portal/shared-contracts/auth';
import { uploadFileCall } from '@portal/shared-contracts/files';
import {
  askForErasure,
  askForExport,
  cancelErasure,
  readOwnData,
} from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { smallPdf } from '../../../test/documents.ts';
import { waitForMail } from '../../../test/people/reset-mail.ts';
import { addTalk, markAll, marked, WORD } from '../../../test/people/marked-person.ts';
import { sweep } from '../../housekeeping.ts';
import { ERASED, ERASED_FIRST, ERASED_LAST } from '../../kernel/words/erased.ts';
import { parseErasures, readErasures } from './erasure-list.ts';
import { replayErasures } from './erase-due.ts';
import { erasePerson } from './erasures.service.ts';

const HOUR = 3_600_000;
const PASSWORD = 'Portal-demo-1';

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterEach(() => portal.close());

test('PL-63 an open order or a disputed payment stands in the way of an erasure, and says so', async () => {
  const browser = await portal.signIn('customer');
  const { data } = (await browser.call(readOwnData, {})).body;
  expect(data.obstacles[0]).toBe(
    'There are orders that are not finished yet. The account can be erased when they are complete.',
  );
  const reply = await browser.call(askForErasure, { ownPassword: PASSWORD });
  expect(reply.error).toMatchObject({ code: 'conflict', message: data.obstacles[0] });
  await portal.db().query("update orders set status_percentage = 100, payment_status = 'disputed'");
  const disputed = await browser.call(askForErasure, { ownPassword: PASSWORD });
  expect(disputed.error.message).toContain('disputed');
  expect((await browser.call(readOwnData, {})).body.data.erasure).toBeNull();
});

test('PL-63 an erasure asks for the password, waits 72 hours and can be taken back', async () => {
  const browser = await portal.signIn('newCustomer');
  await portal.db().query('update orders set status_percentage = 100');
  const wrong = await browser.call(askForErasure, { ownPassword: 'not it' });
  expect(wrong.error.errors).toHaveProperty('ownPassword');
  const none = await browser.call(askForErasure, {});
  expect(none.error.errors).toEqual({ ownPassword: 'Please enter your password.' });
  expect((await browser.call(askForErasure, { ownPassword: PASSWORD })).status).toBe(200);
  const mail = await waitForMail(portal, { to: 'new-customer@example.com' });
  expect(mail.subject).toContain('will be erased');
  expect(mail.body).toContain('March 5, 2026');
  expect(mail.body).toContain('/profile');
  const { erasure } = (await browser.call(readOwnData, {})).body.data;
  expect(erasure).toEqual({
    askedAt: '2026-03-02T09:00:00.000Z',
    dueAt: '2026-03-05T09:00:00.000Z',
  });
  portal.clock.advance(71 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);
  const still = await portal.signIn('newCustomer');
  await still.call(cancelErasure, {});
  portal.clock.advance(2 * HOUR);
  expect((await sweep(portal.platform)).erased).toBe(0);
  expect((await still.call(getCurrentUser, {})).body.user.email).toBe('new-customer@example.com');
});

test('PL-63 after an erasure no table and no file knows the person; the books and what was signed stay', async () => {
  const browser = await portal.signIn('customer');
  const customer = portal.personId('customer');
  const upload = await browser.upload(uploadFileCall, {
    name: 'clara.pdf',
    content: smallPdf,
  });
  await browser.call(askForExport, {});
  await portal.settled();
  await portal.db().query("update orders set status_percentage = 100, payment_status = 'paid'");
  await portal.db().query("update payment_attempts set state = 'paid' where state <> 'declined'");
  await addTalk(portal, customer);
  await markAll(portal, customer);
  expect((await marked(portal)).length).toBeGreaterThan(12);
  const invoices = await portal.db().query('select id, price_minor from invoices order by id');
  const { fileStore } = portal.platform;
  const removed: string[] = [];
  portal.platform.fileStore = {
    ...fileStore,
    remove: async (key) => {
      removed.push(key);
      await fileStore.remove(key);
    },
  };
  const expected = await portal
    .db()
    .query<{ key: string }>('select key from files where owner_id = $1', [customer]);
  expect((await browser.call(askForErasure, { ownPassword: PASSWORD })).status).toBe(200);
  await portal.settled();
  portal.clock.advance(72 * HOUR);
  const tab = await portal.signIn('customer');
  const sent: string[] = [];
  const { mailer } = portal.platform;
  portal.platform.mailer = {
    ...mailer,
    send: async (one) => {
      sent.push(`${one.to}: ${one.subject}`);
      await mailer.send(one);
    },
  };
  expect((await sweep(portal.platform)).erased).toBe(1);

  // The address is the one that it had; the mailbox of the demo has forgotten the mail by now.
  expect(sent).toEqual([expect.stringMatching(/@.+: Your account at .+ is erased$/)]);
  expect((await marked(portal)).toSorted()).toEqual(['contract_signatures', 'erasures']);
  expect(expected.map(({ key }) => key).filter((key) => !removed.includes(key))).toEqual([]);
  await expect(fileStore.get(upload.body.file.key)).rejects.toThrow();

  expect(await portal.db().query('select id, price_minor from invoices order by id')).toEqual(
    invoices,
  );
  const [person] = await portal
    .db()
    .query<object>('select * from people where id = $1', [customer]);
  expect(person).toMatchObject({
    first_name: ERASED_FIRST,
    last_name: ERASED_LAST,
    password_hash: null,
  });
  expect((await tab.call(getCurrentUser, {})).status).toBe(401);
  const door = { email: `${WORD}@example.com`, password: PASSWORD };
  expect((await portal.visit().call(login, door)).status).toBe(401);
});

test('P-04 PL-63 a copy of the database erases rows and leaves the bytes of the store to their owner', async () => {
  const browser = await portal.signIn('customer');
  const { body } = await browser.upload(uploadFileCall, { name: 'own.pdf', content: smallPdf });
  const person = { siteId: 'northwind', personId: portal.personId('customer') };
  const { platform } = portal;
  const copy = { ...platform, identity: { ...platform.identity, place: 'elsewhere' } };
  expect(await erasePerson(copy, person)).toBe(true);
  expect((await browser.call(getCurrentUser, {})).status).toBe(401);
  await expect(platform.fileStore.get(body.file.key)).resolves.toBeDefined();
  await sweep(platform);
  await expect(platform.fileStore.get(body.file.key)).rejects.toThrow();
});

test('PL-63 a restored backup forgets whoever was erased after it was made', async () => {
  const list = [
    {
      site: 'northwind',
      person: portal.personId('customer'),
      at: portal.clock.now().toISOString(),
    },
  ];
  expect(await replayErasures(portal.platform, list)).toBe(1);
  expect(await replayErasures(portal.platform, list)).toBe(0);
  expect(await readErasures(portal.platform.config.dataDir)).toEqual(list);
  expect(parseErasures(`${JSON.stringify(list[0])}\n{"site":"nor`)).toEqual(list);
  const [row] = await portal
    .db()
    .query<object>('select * from people where id = $1', [list[0]?.person]);
  expect(row).toMatchObject({ first_name: ERASED_FIRST, password_hash: null });
});

test('PL-63 an erased writer leaves the documents to the customer, without name or words', async () => {
  const writer = portal.personId('writer');
  const db = portal.db();
  await db.query('update orders set status_percentage = 100');
  await addTalk(portal, portal.personId('customer'));
  await db.query(
    `update chat_messages set sender_id = $1, sender_name = '${WORD}', writer_name = 'William Okafor',
       content = '${WORD}'`,
    [writer],
  );
  const drafts = await db.query('select id, number from drafts where writer_id = $1 order by id', [
    writer,
  ]);
  expect(drafts.length).toBeGreaterThan(3);
  const person = { siteId: 'northwind', personId: writer };
  expect(await erasePerson(portal.platform, person)).toBe(true);
  expect(await marked(portal)).toEqual([]);
  expect(
    await db.query('select id, number from drafts where writer_id = $1 order by id', [writer]),
  ).toEqual(drafts);
  const [message] = await db.query<object>('select * from chat_messages');
  expect(message).toMatchObject({
    sender_name: ERASED,
    writer_name: ERASED,
    content: '—',
  });
});
