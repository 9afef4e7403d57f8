import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { emptyPostgres } from '../../test/database/empty-postgres.ts';
import { postgresAnswers, postgresTestUrl } from '../../test/database/postgres-url.ts';
import { readConfig } from '../kernel/config/config.ts';
import { createLog } from '../kernel/log.ts';
import { migrateHere } from '../migrate-here.ts';
import { openPlatform } from '../open-platform.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const ask = async (url: string, sql: string) => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
};

const undo: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one();
});

/** An empty database with two logins, as the guide of deploying makes them. */
const place = async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-logins-'));
  undo.push(() => rm(folder, { recursive: true }));
  const login = `portal_app_${randomUUID().replaceAll('-', '')}`;
  await ask(postgresTestUrl(), `create role ${login} login noinherit`);
  undo.push(() => ask(postgresTestUrl(), `drop role ${login}`));
  const database = await emptyPostgres();
  undo.push(() => database.drop());
  const running = new URL(database.url);
  running.username = login;
  const config = (more: Record<string, string>) =>
    readConfig({
      DATA_DIR: folder,
      PORTAL_MODE: 'demo',
      LOG_LEVEL: 'silent',
      START_SECONDS: '0',
      ...more,
    });
  return { owner: database.url, running: running.href, config };
};

const start = async (config: ReturnType<typeof readConfig>) => {
  const platform = await openPlatform(config, createLog('silent'));
  undo.push(() => platform.close());
  return platform;
};

whenPostgres(
  'P-13 the login of a running server serves every call and can alter no table',
  async () => {
    const { owner, running, config } = await place();
    const { database } = await start(
      config({ DATABASE_URL: running, MIGRATIONS_DATABASE_URL: owner }),
    );
    await database
      .platform()
      .query(
        "insert into sites (site_id, name, settings, created_at, updated_at) values ('one', 'One', '{}', now(), now())",
      );
    expect(await database.site('one').query('select site_id from sites')).toHaveLength(1);
    for (const change of [
      'alter table people add column secret text',
      'alter table people disable row level security',
      'alter table people owner to current_user',
      'drop table audit_entries',
      'truncate audit_entries',
      'drop policy own_site on people',
      'create table mine (a int)',
      "update migrations set checksum = ''",
      'create role another',
    ])
      await expect([change, await ask(running, change).then(String, String)]).toEqual([
        change,
        expect.stringMatching(/permission denied|must be owner/),
      ]);
    // Neither does it see a row before it acts for a firm.
    await expect(ask(running, 'select * from public.people')).rejects.toThrow(/permission denied/);
  },
);

whenPostgres('P-13 a server without the right to migrate waits for `portal migrate`', async () => {
  const { owner, running, config } = await place();
  const alone = config({ DATABASE_URL: running });
  await expect(openPlatform(alone, createLog('silent'))).rejects.toThrow(/portal migrate/);
  const said: string[] = [];
  const both = config({ DATABASE_URL: running, MIGRATIONS_DATABASE_URL: owner });
  expect(await migrateHere(both, (line) => said.push(line))).toBe(0);
  expect(said.at(-1)).toMatch(/up to date/);
  const { database } = await start(alone);
  expect(await database.platform().query('select 1 from sites')).toEqual([]);
});

whenPostgres('P-13 beside a login for migrations the owner itself is refused', async () => {
  const { owner, config } = await place();
  const same = config({ DATABASE_URL: owner, MIGRATIONS_DATABASE_URL: owner });
  await expect(openPlatform(same, createLog('silent'))).rejects.toThrow(/login of its own/);
});
