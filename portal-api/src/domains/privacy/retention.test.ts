import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { sweep } from '../../housekeeping.ts';
import { verifyChain } from '../audit/audit.reading.ts';
import { writeAudit } from '../audit/audit.service.ts';

const DAY = 86_400_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
});
afterAll(() => portal.close());

const count = async (table: string, site: 'northwind' | 'acme' = 'northwind'): Promise<number> => {
  const [row] = await portal.db(site).query<{ n: number }>(`select count(*) as n from ${table}`);
  return row?.n ?? 0;
};

const addOfToday = async (site: 'northwind' | 'acme'): Promise<void> => {
  const db = portal.db(site);
  const now = portal.clock.now();
  const { notifications, mail } = await portal.context(site);
  await writeAudit(db, { action: 'test', outcome: 'done' });
  await mail.send({ to: 'a@example.com', subject: 'Hello', text: 'Hello' });
  await db.query(
    `insert into critiques (id, site_id, processed_at, unique_customer_id, review, created_at)
     values ($2, $3, $1, $2, '{}', $1)`,
    [now, `stranger-${site}-${now.getTime()}`, site],
  );
  await db.query(
    `insert into job_clicks (site_id, id, person_id, keywords, place, job, clicked_at)
     values ($2, $3, $4, '', '', '{}', $1)`,
    [now, site, `click-${now.getTime()}`, portal.personId('customer', site)],
  );
  await db.query(
    `insert into notifications (id, site_id, person_id, order_id, sender_name, action, created_at)
     values ($3, $2, $4, 'invoices', 'x', 'x', $1)`,
    [now, site, `n-${site}-${now.getTime()}`, portal.personId('customer', site)],
  );
  expect(notifications).toBeDefined();
};

test('PL-64 each kind of data goes after the time that its firm has set, and not before', async () => {
  const tables = ['audit_entries', 'notifications', 'mails', 'critiques', 'job_clicks'];
  const counts = () => Promise.all(tables.map((table) => count(table)));
  await addOfToday('northwind');
  await addOfToday('acme');
  await portal.platform.database.platform().query(
    `update sites set settings = jsonb_set(settings, '{retention}',
       '{"auditMonths":1,"notificationDays":10,"mailDays":20,"anonymousReviewDays":30,"jobClickDays":60}')
     where site_id = 'northwind'`,
  );
  const left: number[][] = [];
  for (const days of [9, 2, 10, 11, 30]) {
    portal.clock.advance(days * DAY);
    await sweep(portal.platform);
    left.push(await counts());
  }
  // After 9, 11, 21, 32 and 62 days.
  expect(left).toEqual([
    [1, 1, 1, 1, 1],
    [1, 0, 1, 1, 1],
    [1, 0, 0, 1, 1],
    [0, 0, 0, 0, 1],
    [0, 0, 0, 0, 0],
  ]);
  expect(await count('notifications', 'acme')).toBe(1);
  expect(await count('audit_entries', 'acme')).toBe(1);
});

test('PL-64 PL-61 a chain whose oldest rows went by time still holds', async () => {
  await addOfToday('acme');
  portal.clock.advance(3 * 365 * DAY);
  await writeAudit(portal.db('acme'), { action: 'of today', outcome: 'done' });
  await sweep(portal.platform);
  expect(await count('audit_entries', 'acme')).toBe(1);
  await writeAudit(portal.db('acme'), { action: 'after it', outcome: 'done' });
  expect(await verifyChain(portal.db('acme'))).toMatchObject({
    rows: 2,
    brokenAt: undefined,
  });
});
