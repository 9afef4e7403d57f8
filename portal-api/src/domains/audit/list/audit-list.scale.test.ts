import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { vacuumed } from '../../../../test/database/vacuumed.ts';
import { copyRow } from '../../../../test/scale/rows.ts';
import { countAuditRows, listAuditRows } from '../audit.repository.ts';

const ROWS = 20_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await portal.platform.database.owner().script(
    `insert into audit_entries (site_id, seq, at, action, outcome, values_digest, former, digest)
     select 'northwind', n, timestamptz '2026-03-01' + n * interval '10 seconds', case when n % 4000 = 1 then 'POST /api/admin/people/{id}/erase'
       else 'POST /api/kind/' || n % 40 end, 'done', '', '', '' from generate_series(1, ${ROWS}) n;
     analyze audit_entries;`,
  );
  await vacuumed(portal.platform.database.owner(), 'audit_entries');
});
afterAll(() => portal.close());

test('BO-43 a rare kind of act is found by the index, without walking along the log', async () => {
  const { db, plans } = explained(portal.db());
  const filter = { actions: ['POST /api/admin/people', 'portal '] };
  const rows = await listAuditRows(db, filter, { below: undefined, limit: 51 });
  expect(rows.map(({ seq }) => Number(seq))).toEqual([16001, 12001, 8001, 4001, 1]);
  expect(await countAuditRows(db, filter, 10_000)).toBe(5);
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('audit_entries_action');
    expect(plan).not.toMatch(/Seq Scan on audit_entries|audit_entries_pkey/);
  }
});

test('BO-43 a day is cut from its index, and the rows of one page are looked up', async () => {
  const { db, plans } = explained(portal.db());
  const filter = { from: new Date('2026-03-02'), to: new Date('2026-03-02T06:00:00Z') };
  const rows = await listAuditRows(db, filter, { below: 9000, limit: 3 });
  expect(rows.map(({ seq }) => Number(seq))).toEqual([8999, 8998, 8997]);
  expect(await countAuditRows(db, filter, 10_000)).toBe(2160);
  expect(plans).toHaveLength(2);
  for (const plan of plans) expect(plan).toContain('Index Only Scan using audit_entries_at');
});

test('BO-43 what happened to an order is found by its number without reading all orders', async () => {
  const demo = await createTestApp({ seed: 'demo' });
  try {
    const owner = demo.platform.database.owner();
    await copyRow(owner, [1, 5000], {
      table: 'orders',
      model: "id = 'northwind-order-writing'",
      values: { id: "'o' || n", number: '10000 + n' },
    });
    await owner.script('analyze orders');
    const { db, plans } = explained(demo.db());
    const filter = { subject: '#12345' };
    await listAuditRows(db, filter, { below: undefined, limit: 51 });
    expect(plans.join('\n')).toMatch(/Index Cond: .*number = ANY/);
  } finally {
    await demo.close();
  }
});
