import { rm } from 'node:fs/promises';
import path from 'node:path';
import { askForErasure, cancelErasure, readOwnData } from '@portal/shared-contracts/people';
import { runOn } from '../../../test/commands/run-on.ts';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import type { Mail } from '../../kernel/mailer.ts';
import { sweep } from '../../housekeeping.ts';
import { eraseDue } from './erase-due.ts';
import { readErasures } from './erasure-list.ts';

const HOUR = 3_600_000;
const ownPassword = 'Portal-demo-1';

let portal: TestApp;
let sent: Mail[];
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
  sent = [];
  await portal.db().query("update orders set status_percentage = 100, payment_status = 'paid'");
  await portal.db().query("update payment_attempts set state = 'paid' where state <> 'declined'");
});
afterEach(() => portal.close());

/** Two customers whose erasure is due, the newer account asked later. */
const askTwice = async () => {
  for (const who of ['customer', 'newCustomer'] as const) {
    const browser = await portal.signIn(who);
    expect((await browser.call(askForErasure, { ownPassword })).status).toBe(200);
    portal.clock.advance(HOUR);
  }
  await portal.settled();
  portal.clock.advance(72 * HOUR);
  return portal.signIn('newCustomer');
};

const onMail = (act: (mail: Mail) => Promise<unknown>): void => {
  const { mailer } = portal.platform;
  portal.platform.mailer = {
    ...mailer,
    send: async (mail) => {
      sent.push(mail);
      await act(mail);
      await mailer.send(mail);
    },
  };
};

const run = async (...argv: string[]): Promise<string[]> => {
  const { exit, lines } = await runOn(portal, ...argv);
  expect(exit).toBe(0);
  return lines;
};

const doneOnes = () => portal.db().query('select 1 from erasures where done_at is not null');

test('PL-63 BO-45 whoever takes the erasure back while the round is at somebody else stays', async () => {
  const second = await askTwice();
  onMail(() => second.call(cancelErasure, {}));
  expect((await sweep(portal.platform)).erased).toBe(1);
  expect(sent.map(({ to }) => to)).toEqual(['customer@example.com']);
  const { data } = (await second.call(readOwnData, {})).body;
  expect(data.erasure).toBeNull();
});

test('PL-63 an order that comes while the round is at somebody else keeps the account', async () => {
  await askTwice();
  const newcomer = portal.personId('newCustomer');
  onMail(() =>
    portal.db().query(
      `update orders set client_id = $1, status_percentage = 50
         where id = (select max(id) from orders where site_id = 'northwind')`,
      [newcomer],
    ),
  );
  expect((await sweep(portal.platform)).erased).toBe(1);
  expect(sent).toHaveLength(1);
});

test('PL-63 BO-55 two servers whose rounds meet erase a person once and say so once', async () => {
  await askTwice();
  onMail(() => Promise.resolve());
  const rounds = await Promise.all([eraseDue(portal.platform), eraseDue(portal.platform)]);
  expect(rounds[0] + rounds[1]).toBe(2);
  expect(sent.map(({ to }) => to).toSorted()).toEqual([
    'customer@example.com',
    'new-customer@example.com',
  ]);
  expect(
    await portal.db().query("select 1 from audit_entries where action = 'person erased'"),
  ).toHaveLength(2);
});

test('PL-63 BO-46 a person who cannot be erased is told nothing and holds up nobody', async () => {
  await askTwice();
  onMail(() => Promise.resolve());
  const { personalData } = portal.platform;
  const broken = {
    domain: 'broken',
    tables: [
      {
        table: 'orders',
        rows: 'false',
        erasure: {
          set: 'client_id = (1 / (length(id) - length(id)))::text',
          rows: `client_id = $2 and client_id = '${portal.personId('customer')}'`,
        },
      },
    ],
  };
  const tools = { ...portal.platform, personalData: [...personalData, broken] };
  expect(await eraseDue(tools)).toBe(1);
  expect(sent.map(({ to }) => to)).toEqual(['new-customer@example.com']);
  expect(await doneOnes()).toHaveLength(1);
});

test('PL-63 a store that refuses a file keeps nobody from being told, and is asked again', async () => {
  await askTwice();
  onMail(() => Promise.resolve());
  const { fileStore } = portal.platform;
  portal.platform.fileStore = {
    ...fileStore,
    remove: () => Promise.reject(new Error('the store is away')),
  };
  expect(await eraseDue(portal.platform)).toBe(2);
  expect(sent).toHaveLength(2);
  const left = () => portal.db().query("select 1 from erasures where file_keys <> '[]'::jsonb");
  expect(await left()).not.toEqual([]);
  portal.platform.fileStore = fileStore;
  await sweep(portal.platform);
  expect(await left()).toEqual([]);
});

test('BO-47 whom a killed process erased without noting it is printed for the backups, and noted by the next round', async () => {
  await askTwice();
  await sweep(portal.platform);
  const { dataDir } = portal.platform.config;
  const noted = await readErasures(dataDir);
  expect(noted).toHaveLength(2);
  await rm(path.join(dataDir, 'erasures.jsonl'));
  const printed = await run('person', 'erasures');
  expect(printed.map((line): unknown => JSON.parse(line))).toEqual(expect.arrayContaining(noted));
  expect(printed).toHaveLength(2);
  await sweep(portal.platform);
  const again = await readErasures(dataDir);
  expect(again.map((one) => JSON.stringify(one)).toSorted()).toEqual(printed.toSorted());
});
