import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  assignOrder,
  getFirmOrder,
  handOverOrder,
  listAudit,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { WORD } from '../../../test/people/marked-person.ts';
import { verifyChain } from '../audit/audit.reading.ts';
import { writeAudit } from '../audit/audit.service.ts';
import { erasePerson } from './erasures.service.ts';

const ORDER = 'northwind-order-unassigned';
const BLANKING = path.join(
  import.meta.dirname,
  '../../../migrations/0904_unpaid_orders_and_words_in_the_log.sql',
);

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const names = [WORD, portal.personId('writer')];
  await portal.db().query('update people set first_name = $1, last_name = $1 where id = $2', names);
  const admin = await portal.signIn('admin');
  const more = { id: ORDER, isOverLimit: true };
  const asked = { ...more, writerId: portal.personId('writer') };
  expect((await admin.call(assignOrder, asked)).status).toBe(200);
  const { version } = (await admin.call(getFirmOrder, { id: ORDER })).body.order;
  const next = { ...more, writerId: portal.personId('writer2'), baseVersion: version };
  expect((await admin.call(handOverOrder, next)).status).toBe(200);
});
afterEach(() => portal.close());

const erase = async (id: string): Promise<void> => {
  expect(await erasePerson(portal.platform, { siteId: 'northwind', personId: id })).toBe(true);
};

const rowsWithWord = () =>
  portal
    .db()
    .query('select seq from audit_entries where concat(before, after) like $1', [`%${WORD}%`]);

const said = async (): Promise<string> => {
  const { items } = (await (await portal.signIn('admin')).call(listAudit, { limit: '100' })).body;
  return JSON.stringify(items.flatMap(({ changes }) => changes));
};

/** A row as the log was written before. */
const writeOld = (kind: 'order' | 'invoice', id: string, after: Record<string, string>) =>
  writeAudit(portal.db(), {
    action: 'as it was',
    outcome: 'done',
    personId: portal.personId('admin'),
    subject: { kind, id },
    before: {},
    after,
  });

test('BO-46 BO-47 the log names a writer of an order as long as there is one, and nobody afterwards', async () => {
  expect(await said()).toContain(WORD);
  await erase(portal.personId('writer'));
  expect(await rowsWithWord()).toEqual([]);
  expect(await said()).not.toContain(WORD);
  expect(await said()).toContain('Erased person');
});

test('BO-46 BO-47 rows that were written with names and words are blanked by an erasure, and the chain stays whole', async () => {
  const customer = portal.personId('customer');
  const [own] = await portal
    .db()
    .query<{ id: string }>('select id from orders where client_id = $1 limit 1', [customer]);
  await writeOld('order', ORDER, { writer: `${WORD} ${WORD}` });
  await writeOld('order', own?.id ?? '', { reason: WORD });
  await writeOld('invoice', 'thrown-away', { title: WORD });
  expect(await rowsWithWord()).toHaveLength(3);
  await erase(portal.personId('writer'));
  await erase(customer);
  expect(await rowsWithWord()).toEqual([]);
  expect((await verifyChain(portal.db())).brokenAt).toBeUndefined();
});

test('BO-46 BO-47 what the log says of people who were erased before goes with the migration', async () => {
  await erase(portal.personId('writer'));
  await writeOld('order', ORDER, { writer: `${WORD} ${WORD}` });
  await writeOld('order', 'somebody-else', { writer: 'Ada Ek' });
  await portal.platform.database.owner().script(await readFile(BLANKING, 'utf8'));
  expect(await rowsWithWord()).toEqual([]);
  expect(await said()).toContain('Ada Ek');
  expect((await verifyChain(portal.db())).brokenAt).toBeUndefined();
});
