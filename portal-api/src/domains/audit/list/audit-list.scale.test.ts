import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { countAuditRows, findActions, readAuditRows } from '../audit.repository.ts';

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

/** The database with the plan of every statement that it was asked. */
const explained = () => {
  const db = portal.db();
  const plans: string[] = [];
  const watched: SiteDatabase = {
    ...db,
    query: async <Row>(sql: string, params: readonly unknown[] = []) => {
      const plan = await db.query<Record<string, string>>(`explain ${sql}`, params);
      plans.push(plan.map((line) => Object.values(line).join('')).join('\n'));
      return db.query<Row>(sql, params);
    },
  };
  return { db: watched, plans };
};

test('BO-43 a rare kind of act is found by the index, without walking along the log', async () => {
  const { db, plans } = explained();
  const actions = await findActions(db, 'northwind', ['POST /api/admin/people', 'portal ']);
  expect(actions).toEqual(['POST /api/admin/people/{id}/erase']);
  const rows = await readAuditRows(db, 'northwind', { actions }, { below: undefined, limit: 51 });
  expect(rows.map(({ seq }) => Number(seq))).toEqual([16001, 12001, 8001, 4001, 1]);
  expect(await countAuditRows(db, 'northwind', { actions }, 10_000)).toBe(5);
  expect(plans).toHaveLength(3);
  for (const plan of plans) {
    expect(plan).toContain('audit_entries_action');
    expect(plan).not.toMatch(/Seq Scan on audit_entries|audit_entries_pkey/);
  }
});
