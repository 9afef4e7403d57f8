import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { countAuditRows, readAuditRows } from '../audit.repository.ts';

const ROWS = 20_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp();
  await portal.platform.database.owner().script(
    `insert into audit_entries (site_id, seq, at, action, outcome, values_digest, former, digest)
     select 'northwind', n, now(), case when n % 4000 = 1 then 'POST /api/admin/people/{id}/erase'
       else 'POST /api/kind/' || n % 40 end, 'done', '', '', '' from generate_series(1, ${ROWS}) n;
     analyze audit_entries;`,
  );
});
afterAll(() => portal.close());

test('BO-43 a rare kind of act is found by the index, without walking along the log', async () => {
  const { db, plans } = explained(portal.db());
  const filter = { actions: ['POST /api/admin/people', 'portal '] };
  const rows = await readAuditRows(db, 'northwind', filter, { below: undefined, limit: 51 });
  expect(rows.map(({ seq }) => Number(seq))).toEqual([16001, 12001, 8001, 4001, 1]);
  expect(await countAuditRows(db, 'northwind', filter, 10_000)).toBe(5);
  expect(plans).toHaveLength(2);
  for (const plan of plans) {
    expect(plan).toContain('audit_entries_action');
    expect(plan).not.toMatch(/Seq Scan on audit_entries|audit_entries_pkey/);
  }
});
