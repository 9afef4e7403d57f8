import { createSession } from '../src/domains/people/credentials/sessions.repository.ts';
import { insertSeenSession } from '../src/domains/people/credentials/seen-sessions.repository.ts';
import { changesState } from '../src/http/security/guards.ts';
import { SESSION_COOKIE } from '../src/http/security/session-cookie.ts';
import type { DemoPerson } from '../seed/seeder.ts';
import { createTestApp, type TestApp } from './create-test-app.ts';
import type { IsolationRow, IsolationTable } from './isolation/isolation.ts';
import { listIsolationTables } from './isolation/isolation-tables.ts';
import { send } from './isolation/isolation-run.ts';
import { openSocket } from './sockets/open-socket.ts';

/** What the server writes by itself meanwhile: counts of limits, its own shells. */
const OWN = ['rate_counts', 'site_shells'];

/** Archives and the log leave a row when they are read, and a ticket is one: not for whoever only looks. */
const CLOSED = [
  'GET /api/admin/audit/export',
  'GET /api/admin/people/{id}/export/{exportId}',
  'GET /api/admin/reports/{name}/csv',
  'GET /api/profile/data/export/{id}',
  'GET /api/review-ticket',
];

let portal: TestApp;
let sessionId: string;
const worlds: [IsolationTable<never>, never][] = [];
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const stateOf = async (): Promise<string[]> => {
  const owner = portal.platform.database.owner();
  const tables = await owner.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const asked = tables
    .filter(({ name }) => !OWN.includes(name))
    .map(
      ({ name }) =>
        `select '${name} ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as state from ${name} t`,
    );
  const platform = portal.platform.database.platform();
  return (await platform.query<{ state: string }>(asked.join(' union all '))).map(
    ({ state }) => state,
  );
};

const looking = async (person: DemoPerson) => {
  const by = { id: portal.personId('admin'), sessionId };
  const { token } = await insertSeenSession(portal.db(), portal.personId(person), by);
  const browser = portal.visit();
  browser.cookies.set(SESSION_COOKIE, token);
  return browser;
};

const tryRow = async (row: IsolationRow<never>, world: never): Promise<string[]> => {
  const name = `${row.endpoint.method} ${row.endpoint.path}`;
  const { status, text } = await send(await looking(row.owner), row, row.input(world));
  const isClosed = status === 403 && text.includes('only-looking');
  const wanted = changesState(row.endpoint) || CLOSED.includes(name);
  return isClosed === wanted && status < 500 ? [] : [`${name}: ${status} ${text.slice(0, 150)}`];
};

const trySockets = async (table: IsolationTable<never>, world: never): Promise<void> => {
  const port = await portal.listen();
  for (const { path, owner, frame } of table.sockets ?? []) {
    const socket = await openSocket(port, path, await looking(owner));
    if (frame) {
      const pong = socket.next((message) => (message as { type: string }).type === 'pong');
      socket.send(frame(world));
      socket.send({ type: 'ping' });
      await pong;
    }
    socket.close();
    await socket.closed;
  }
};

test('BO-09 no call and no upload of whoever only looks changes one row of any table', async () => {
  const problems: string[] = [];
  for (const [domain, table] of await listIsolationTables()) {
    const world = (await table.prepare(portal)) as never;
    await portal.settled();
    await portal.app.portal.audit.flush();
    const rows = table.rows.filter(({ endpoint }) => !endpoint.whileSeen);
    // A table of before may have ended the admin's sessions.
    sessionId = (await createSession(portal.db(), portal.personId('admin'), false)).id;
    // The server mails by itself what is due.
    for (const round of portal.app.portal.rounds) await round();
    const before = await stateOf();
    for (const row of rows) problems.push(...(await tryRow(row, world)));
    worlds.push([table, world]);
    await portal.settled();
    await portal.app.portal.audit.flush();
    await portal.platform.database
      .platform()
      .query('delete from sessions where seen_by is not null');
    const after = await stateOf();
    problems.push(
      ...after.filter((state) => !before.includes(state)).map((state) => `${domain}: ${state}`),
    );
  }
  expect(problems).toEqual([]);
});

// The mails that a listening server sends by itself are not theirs.
const ofSockets = async () =>
  (await stateOf()).filter((state) => /^(chat|notif|order|people|drafts|critique)/.test(state));

test('BO-09 no socket of whoever only looks changes what was said, read or counted', async () => {
  sessionId = (await createSession(portal.db(), portal.personId('admin'), false)).id;
  await portal.listen();
  const before = await ofSockets();
  for (const [table, world] of worlds) await trySockets(table, world);
  expect(await ofSockets()).toEqual(before);
});
