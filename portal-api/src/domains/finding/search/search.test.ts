import {
  invitePerson,
  revokeInvitation,
  saveSettings,
  searchFirm,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { FINDERS } from '../../../handed-in/finders.ts';
import { listPeopleBeginning } from '../../people/people.service.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const search = async (q: string, by: 'admin' | 'moneyAdmin' = 'admin') =>
  (await (await portal.signIn(by)).call(searchFirm, { q })).body.found;

test('BO-109 numbers, names, addresses and packages are found by how they begin', async () => {
  const [order] = await portal
    .db()
    .query<{ id: string; number: number }>(
      "select id, number from orders where site_id = 'northwind' order by number limit 1",
    );
  const number = String(order?.number);
  expect(await search(number)).toContainEqual(
    expect.objectContaining({ kind: 'order', _id: order?.id, title: `#${number}` }),
  );
  const begun = (await search(`#${number.slice(0, 3)}`)).map(({ title }) => title);
  expect(begun).toHaveLength(5);
  expect(begun.filter((title) => !title.startsWith(`#${number.slice(0, 3)}`))).toEqual([]);
  const clara = portal.personId('customer');
  for (const q of ['CLARA', 'clara lind', 'lindqvist', 'customer@ex'])
    expect(await search(q)).toContainEqual({
      kind: 'person',
      _id: clara,
      title: 'Clara Lindqvist',
      about: 'customer@example.com',
    });
  expect((await search('clara')).map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['order', 'invoice', 'person']),
  );
  expect(await search('suite')).toContainEqual(
    expect.objectContaining({ kind: 'package', title: 'Executive Suite' }),
  );
  expect(await search('INV-0')).toEqual([]);
  const [invoice] = (await search('clara')).filter(({ kind }) => kind === 'invoice');
  expect(await search(invoice?.title.toLowerCase() ?? '')).toContainEqual(invoice);
  expect(await search('%%')).toEqual([]);
});

test('BO-109 what the firm prints before its numbers is part of them', async () => {
  await portal
    .db()
    .query(
      "update orders set number_prefix = 'NW-20' where site_id = 'northwind' and number = 1001",
    );
  const admin = await portal.signIn('admin');
  await admin.call(saveSettings, { baseVersion: 0, changes: { orderPrefix: 'NW-20' } });
  const titles = async (q: string) =>
    (await admin.call(searchFirm, { q })).body.found.map(({ title }) => title);
  expect(await titles('nw-201001')).toEqual(['#NW-201001']);
  expect(await titles('T-1001')).toEqual([]);
});

test('BO-109 BO-35 who is invited is found by name and address until the invitation is taken back', async () => {
  const admin = await portal.signIn('admin');
  const { body } = await admin.call(invitePerson, {
    email: 'ines.invited@example.com',
    role: 'writer',
    firstName: 'Ines',
    lastName: 'Ortega',
  });
  const people = async (q: string) => (await search(q)).filter(({ kind }) => kind === 'person');
  const ines = {
    kind: 'person',
    _id: body._id,
    title: 'Ines Ortega',
    about: 'ines.invited@example.com',
    isInvited: true,
  };
  for (const q of ['INES', 'ines ort', 'ortega', 'ines.inv'])
    expect(await people(q)).toEqual([ines]);
  expect(await search('ines', 'moneyAdmin')).toEqual([]);
  await admin.call(revokeInvitation, { id: body._id });
  expect(await people('ines')).toEqual([]);
});

test('BO-109 one character is too few', async () => {
  const admin = await portal.signIn('admin');
  expect((await admin.call(searchFirm, { q: ' a ' })).status).toBe(400);
});

test('BO-109 BO-02 an admin finds what belongs to the own areas', async () => {
  const kinds = new Set((await search('clara', 'moneyAdmin')).map(({ kind }) => kind));
  expect([...kinds]).toEqual(['invoice']);
});

test('BO-109 BO-47 whoever was erased is not found, by no word', async () => {
  await portal.db().query(
    `insert into erasures (site_id, person_id, asked_at, due_at, done_at)
     values ('northwind', $1, now(), now(), now())`,
    [portal.personId('customer')],
  );
  expect(await search('clara')).toEqual([]);
  expect(await search('erased')).toEqual([]);
});

describe('at scale', () => {
  beforeAll(async () => {
    await portal.db().query(
      `insert into people (id, site_id, email, role, first_name, last_name, unique_customer_id,
         created_at, updated_at)
       select 'scale-' || n, 'northwind', 'p' || n || '@example.com', 'user', 'Anna' || n, 'Berg' || n,
         'scale-' || n, now(), now() from generate_series(1, 5000) n`,
    );
    await portal.db().query(
      `insert into orders (id, site_id, client_id, package_id, invoice_price_minor, invoice_currency,
         created_at, updated_at, number)
       select 'scale-' || n, site_id, 'scale-' || (n % 5000 + 1), package_id, n, 'usd', created_at,
         updated_at, 10000 + n
       from orders, generate_series(1, 10000) n
       where site_id = 'northwind' and id = 'northwind-order-writing'`,
    );
    await portal.db().query(
      `insert into invoices (id, site_id, number, person_id, package_id, package_name, status,
         list_minor, price_minor, currency, created_at)
       select 'scale-' || n, 'northwind', 10000 + n, 'scale-' || (n % 5000 + 1), '', 'Talk', 'unpaid',
         n, n, 'usd', now() from generate_series(1, 10000) n`,
    );
    await portal.platform.database
      .owner()
      .script('analyze orders; analyze people; analyze invoices; analyze erasures;');
  });

  test.each(['anna1', 'berg', 'p12', '12', '#10001', 'inv-10'])(
    'BO-109 “%s” is found in indexes and nothing is read as a whole',
    async (text) => {
      const { db, plans } = explained(portal.db());
      const { site } = await portal.context();
      const people = await listPeopleBeginning(db, text, 25);
      const sought = { text, people, most: 5 };
      const found = [];
      for (const finder of FINDERS) found.push(...(await finder.find({ db, site }, sought)));
      expect(found.length).toBeGreaterThan(0);
      expect(plans.filter((plan) => /Seq Scan on (orders|people|invoices)/.test(plan))).toEqual([]);
    },
  );
});
