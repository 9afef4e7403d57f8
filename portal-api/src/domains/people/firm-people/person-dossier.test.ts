import { listFirmInvoices, readFirmPerson } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { saveRights } from '../admins/admins.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const personOf = async (id: string) => {
  const admin = await portal.signIn('admin');
  return (await admin.call(readFirmPerson, { id })).body.person;
};

const openInRows = async (id: string): Promise<number> => {
  const rows = await portal
    .db()
    .query(
      "select 1 from orders where site_id = 'northwind' and (client_id = $1 or writer_id = $1) and status_percentage < 100",
      [id],
    );
  return rows.length;
};

test('BO-40 the page of a person says how many orders are open, also of a writer and of somebody without any', async () => {
  for (const who of ['customer', 'writer', 'reviewer'] as const) {
    const id = portal.personId(who);
    expect((await personOf(id)).openOrders).toBe(await openInRows(id));
  }
  expect(await openInRows(portal.personId('customer'))).toBeGreaterThan(0);
});

test('BO-40 the page of a person lists the conversations and the mails', async () => {
  const id = portal.personId('customer');
  const [order] = await portal
    .db()
    .query<{ id: string; number: number }>(
      "select id, number from orders where client_id = $1 and site_id = 'northwind' limit 1",
      [id],
    );
  await portal.db().query("update orders set number_prefix = 'OLD-' where id = $1", [order?.id]);
  await portal.db().query(
    `insert into chat_conversations (site_id, id, chat_type, order_id, last_seq, created_at)
     values ('northwind', 'order:' || $1, 'writerToCustomer', $1, 900, $2)
     on conflict (site_id, id) do update set last_seq = 900`,
    [order?.id, portal.clock.now()],
  );
  await portal.db().query(
    `insert into chat_messages (site_id, conversation_id, seq, id, client_id, sender_id, sender_name, type,
       content, created_at)
     values ('northwind', 'order:' || $1, 900, 'm900', 'c900', $2, 'Clara', 'text', 'Hello', $3)`,
    [order?.id, id, portal.clock.now()],
  );
  await portal.db().query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, params, group_key, state, due_at,
       lead_id, subject, created_at)
     values ('n1', 'northwind', 'customer-turn', 'k', $1, '{}', 'g', 'sent', $2, 'n1', 'Your turn', $2)`,
    [id, portal.clock.now()],
  );
  const { dossier } = await personOf(id);
  expect(dossier.conversations?.[0]).toMatchObject({
    title: `#OLD-${order?.number}`,
    to: `/admin/orders/${order?.id}`,
  });
  expect(dossier.mails?.map(({ title }) => title)).toEqual(['Your turn']);
});

test('BO-40 an invoice of a person has its printed number and leads to its page', async () => {
  const admin = await portal.signIn('admin');
  const [invoice] = (await admin.call(listFirmInvoices, {})).body.items.filter(
    ({ customer }) => customer._id === portal.personId('customer'),
  );
  const { dossier } = await personOf(portal.personId('customer'));
  expect(dossier.invoices).toContainEqual(
    expect.objectContaining({
      title: `${invoice?.number} ${invoice?.title}`,
      to: `/admin/invoices/${invoice?._id}`,
    }),
  );
});

test('BO-02 BO-40 the page of a person leads nobody to orders and invoices of areas that they lack', async () => {
  await saveRights(portal.db(), portal.personId('moneyAdmin'), {
    isOwner: false,
    areas: ['people'],
  });
  const people = await portal.signIn('moneyAdmin');
  const id = portal.personId('customer');
  const { dossier } = (await people.call(readFirmPerson, { id })).body.person;
  const entries = [dossier.orders, dossier.invoices, dossier.conversations].flatMap(
    (part) => part ?? [],
  );
  expect(entries.length).toBeGreaterThan(2);
  expect(entries.filter(({ to }) => to !== null)).toEqual([]);
});
