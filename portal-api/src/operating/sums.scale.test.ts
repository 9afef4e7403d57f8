import { createTestApp, type TestApp } from '../../test/create-test-app.ts';
import { explained } from '../../test/database/explained.ts';
import { countQueue } from '../domains/mail-notices/queue/queue-counts.repository.ts';
import { countPayments } from '../domains/payments/attempts/payment-counts.repository.ts';
import { bindSite } from '../database/scoped-database.ts';

const MANY = 3000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  const [db, { clock }] = [portal.db(), portal];
  const all = `generate_series(1, ${MANY}) as g`;
  await db.query(
    `insert into payment_attempts (site_id, key, kind, subject_id, fingerprint, state, list_minor,
       amount_minor, currency, provider, created_at, updated_at)
     select 'northwind', 'k' || g, 'new-order', 's', 'x', 'paid', 100, 100, 'usd', 'cards', $1, $1 from ${all}`,
    [clock.now()],
  );
  await db.query(
    `insert into mail_notices (id, site_id, event, event_key, person_id, params, group_key, state, due_at,
       created_at, ended_at)
     select 'n' || g, 'northwind', 'invoice-issued', 'e' || g, $1, '{}', 'g', 'sent', $2, $2, $2 from ${all}`,
    [portal.personId('customer'), clock.now()],
  );
  const owner = portal.platform.database.owner();
  await owner.script('analyze payment_attempts; analyze mail_notices');
});
afterAll(() => portal.close());

test('PL-42 a look at the metrics reads no table that grows without an end', async () => {
  const { database, now } = portal.platform;
  const { db, plans } = explained(bindSite(database.platform(), 'northwind', now));
  await countPayments(db);
  await countQueue(db, now());
  expect(plans).toHaveLength(2);
  expect(plans.join('\n')).not.toMatch(/Seq Scan on (?:payment_attempts|mail_notices)/);
});
