import { testClock } from '../clock.ts';
import type { TestDatabase } from './snapshot.ts';
import { openTestDatabase } from './test-database.ts';

const open: TestDatabase[] = [];

const opened = async (): Promise<TestDatabase> => {
  const database = await openTestDatabase('base', testClock().now);
  open.push(database);
  return database;
};

const close = async (database: TestDatabase): Promise<void> => {
  open.splice(open.indexOf(database), 1);
  await database.server.close();
};

afterEach(async () => {
  for (const database of [...open]) await close(database);
});

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`;

// The server lists the locks of all its databases, also those of tests that run beside.
const SESSION = `select (select count(*)::int from pg_prepared_statements) as prepared,
    (select count(*)::int from pg_listening_channels()) as heard,
    (select count(*)::int from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and datname = current_database()) as held,
    current_setting('work_mem') as memory`;

/** Everything that a database holds: each table's rows, each counter, and what its session keeps. */
const all = async ({ server }: TestDatabase): Promise<unknown> =>
  server.owner().transaction(async (tx) => {
    await tx.query('set local row_security = off');
    const rows: Record<string, unknown> = {};
    for (const { name } of await tx.query<{ name: string }>(TABLES))
      rows[name] = await tx.query(`select t::text as row from "${name}" t order by 1`);
    const counters = 'select sequencename as name, last_value as last from pg_sequences order by 1';
    return { rows, counters: await tx.query(counters), session: await tx.query(SESSION) };
  });

const leaveRows = async ({ server }: TestDatabase): Promise<void> => {
  const owner = server.owner();
  await owner.query("update people set first_name = 'Left behind'");
  await owner.query("update sites set name = 'Left behind'");
  await owner.query("delete from people where role = 'reviewer'");
  await owner.query("insert into rate_counts select site_id, 'left', now(), 1 from sites");
  await owner.query('select nextval(seqrelid::regclass) from pg_sequence');
};

const leaveMore = async (database: TestDatabase): Promise<void> => {
  await leaveRows(database);
  const owner = database.server.owner();
  await owner.query('create sequence left_behind');
  await owner.query("select nextval('left_behind'), pg_advisory_lock(7)");
  await owner.query("set work_mem = '9MB'");
  await owner.query('prepare left_behind as select 1');
  await database.server.listen('left_behind', () => undefined);
  await owner.query('checkpoint');
};

test.each([
  ['in its rows and counters', leaveRows],
  ['anywhere', leaveMore],
])(
  'PL-27 what one test leaves in its database, %s, no other finds, before it or after it',
  async (_, leave) => {
    const [before, first] = [await opened(), await opened()];
    const untouched = await all(first);
    await leave(first);
    expect(await all(first)).not.toEqual(untouched);
    await close(first);
    const after = await opened();
    expect(await all(before)).toEqual(untouched);
    expect(await all(after)).toEqual(untouched);
  },
);
