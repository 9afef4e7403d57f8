import { login, logout } from '@portal/shared-contracts/auth';
import { updateProfile } from '@portal/shared-contracts/people';
import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { bindSite } from '../../database/scoped-database.ts';
import { send } from '../../../test/isolation/isolation-run.ts';
import { listIsolationTables } from '../../../test/isolation/isolation-tables.ts';
import type { IsolationTable } from '../../../test/isolation/isolation.ts';
import { changesState } from '../../http/security/guards.ts';
import { actionOf, DOORS, GATHERED, UNAUDITED } from './audit.policy.ts';
import { verifyChain } from './audit.reading.ts';
import { type AuditRow, listAuditRows } from './audit.repository.ts';
import { watchDatabase } from '../../database/watched-database.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const rowsOf = async (action?: string): Promise<AuditRow[]> => {
  await portal.app.portal.audit.flush();
  const page = { below: undefined, limit: 1000 };
  return listAuditRows(portal.db(), action ? { actions: [action] } : {}, page);
};

const names = () => ({
  _id: portal.personId('customer'),
  firstName: 'Clara',
  lastName: 'Lindqvist',
  email: 'customer@example.com',
});

test('PL-60 a changed profile says who changed it, from where, before and after', async () => {
  const browser = await portal.signIn('customer');
  await browser.call(updateProfile, { ...names(), lastName: 'Berg' });
  await browser.call(updateProfile, names());
  const [back, row] = await rowsOf('POST /api/profile/profile_update');
  expect(row).toMatchObject({
    person_id: names()._id,
    subject_kind: 'person',
    subject_id: names()._id,
    outcome: 'done',
    address: '127.0.0.0/24',
    before: { lastName: 'Lindqvist' },
    after: { lastName: 'Berg' },
  });
  expect(row?.request_id).toMatch(/^[\da-f-]{36}$/);
  expect(back?.former).toBe(row?.digest);
});

test('PL-60 BO-41 BO-42 sign-in, a wrong password and sign-out leave rows, and no secret is in them', async () => {
  const browser = portal.visit();
  const door = { email: 'writer@example.com', password: 'Portal-demo-1' };
  await browser.call(login, { ...door, password: 'not-the-password' });
  await browser.call(login, { email: 'nobody@example.com', password: 'not-the-password' });
  await browser.call(login, door);
  await browser.call(logout, {});
  const writer = portal.personId('writer');
  const doors = (await rowsOf('POST /api/auth/login')).map((row) => [
    row.outcome,
    row.person_id,
    row.subject_id,
  ]);
  expect(doors).toEqual([
    ['done', writer, writer],
    ['refused', null, null],
    ['refused', null, writer],
  ]);
  expect((await rowsOf('GET /api/auth/logout'))[0]).toMatchObject({ person_id: writer });
  const text = JSON.stringify(await rowsOf());
  for (const secret of ['not-the-password', 'Portal-demo-1', 'nobody@example.com'])
    expect(text).not.toContain(secret);
});

test('PL-60 BO-41 the row stands or falls with the change it speaks of', async () => {
  const written: string[] = [];
  const { db } = watchDatabase(portal.db(), async () => {
    written.push('row');
    throw new Error('the log is full');
  });
  const before = await portal.db().query('select language from people order by id');
  await expect(db.query("update people set language = 'th'")).rejects.toThrow('the log is full');
  const inside = db.transaction((tx) => tx.query("update people set language = 'th'"));
  await expect(inside).rejects.toThrow('the log is full');
  await db.transaction((tx) => tx.query('select 1'));
  expect(written).toHaveLength(2);
  expect(await portal.db().query('select language from people order by id')).toEqual(before);
});

test('PL-61 BO-42 the site may add and read rows, but neither change, remove nor place them', async () => {
  const attempt = (sql: string) => portal.db().query(sql);
  for (const sql of [
    "update audit_entries set action = 'x'",
    'update audit_entries set address = null',
    'delete from audit_entries',
    `insert into audit_entries (site_id, seq, at, action, outcome, values_digest)
       values ('northwind', 1000000, now(), 'x', 'done', '')`,
    `insert into audit_entries (site_id, at, action, outcome, values_digest)
       values ('acme', now(), 'x', 'done', '')`,
  ])
    await expect(attempt(sql)).rejects.toThrow(/permission denied|row-level security/);
});

test('PL-61 BO-42 a row that was changed, taken out or put in breaks the chain where it stands', async () => {
  const owner = portal.platform.database.owner();
  const verify = () => verifyChain(portal.db());
  const whole = await verify();
  expect(whole.brokenAt).toBeUndefined();
  expect(whole.rows).toBeGreaterThan(3);
  const roll = async (sql: string): Promise<number | undefined> => {
    let found: number | undefined;
    const work = owner.transaction(async (tx) => {
      await tx.query('alter table audit_entries no force row level security');
      await tx.query(sql);
      found = (await verifyChain(bindSite(tx, 'northwind', portal.clock.now))).brokenAt;
      throw new Error('undo');
    });
    await expect(work).rejects.toThrow('undo');
    return found;
  };
  const here = "site_id = 'northwind' and seq = 2";
  expect(await roll(`update audit_entries set action = 'harmless' where ${here}`)).toBe(2);
  expect(await roll(`update audit_entries set subject_id = 'other' where ${here}`)).toBe(2);
  expect(await roll(`update audit_entries set after = '{}' where ${here}`)).toBe(2);
  expect(await roll(`delete from audit_entries where ${here}`)).toBe(3);
});

test('PL-60 BO-41 every changing call leaves exactly one row, or stands on the list with its reason', async () => {
  const fresh = await createTestApp({ seed: 'demo' });
  const count = async (action: string): Promise<number> => {
    await fresh.app.portal.audit.flush();
    const [row] = await fresh
      .db()
      .query<{ n: number }>(
        "select count(*) as n from audit_entries where action = $1 and outcome = 'done'",
        [action],
      );
    return row?.n ?? 0;
  };
  const problems: string[] = [];
  const played = new Set<string>();
  const refused = new Set<string>();
  const play = async (table: IsolationTable<never>): Promise<void> => {
    const world = (await table.prepare(fresh)) as never;
    for (const row of table.rows) {
      const action = actionOf(row.endpoint);
      if (!changesState(row.endpoint)) continue;
      const before = await count(action);
      const { status } = await send(await fresh.signIn(row.owner), row, row.input(world));
      (status >= 400 ? refused : played).add(action);
      if (status >= 400) continue;
      const rows = (await count(action)) - before;
      const wanted = Object.hasOwn(UNAUDITED, action) ? 0 : 1;
      if (rows !== wanted) problems.push(`${action}: ${rows} rows instead of ${wanted}`);
    }
  };
  for (const table of (await listIsolationTables()).values()) await play(table);
  const bound = fresh.app.portal.endpoints.filter(changesState).map(actionOf);
  await fresh.close();
  expect(problems).toEqual([]);
  // What the tables of isolation show to be refused leaves nothing there; its own domain proves the rest.
  const unseen = bound.filter((action) => !played.has(action) && !refused.has(action));
  expect(unseen).toEqual([]);
  expect(refused.size).toBeLessThan(played.size / 3);
  const listed = [...Object.keys(UNAUDITED), ...Object.keys(GATHERED), ...DOORS];
  expect(listed.filter((action) => !bound.includes(action))).toEqual([]);
});
