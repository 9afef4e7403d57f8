import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { productionEnvironment } from '../../test/production-environment.ts';
import { apiProcess } from '../../test/chaos/api-process.ts';
import { freePort } from '../../test/chaos/free-port.ts';
import { emptyPostgres } from '../../test/database/empty-postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { childEnvironment } from '../../test/chaos/child-environment.ts';

const SERVER = path.join(import.meta.dirname, '../server.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// Says at the end which files of the server were loaded.
const LISTING = `data:text/javascript,${encodeURIComponent(
  "import { registerHooks } from 'node:module';" +
    'const loaded = [];' +
    'registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });' +
    "process.on('exit', () => console.error(loaded.map((url) => 'loaded ' + url).join('\\n')));",
)}`;

/** Starts the server with this database and nothing that is not named, and says how it ended. */
const startWith = async (
  DATABASE_URL: string,
  options: readonly string[] = [],
  more: Readonly<Record<string, string>> = {},
): Promise<{ code: unknown; said: string }> => {
  const env = {
    ...childEnvironment(),
    DATABASE_URL,
    DATA_DIR: path.join(folder, 'untouched'),
    PORT: String(await freePort()),
    ...more,
  };
  const child = spawn(process.execPath, ['--no-warnings', ...options, SERVER], { env });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  // After its exit the rest of what it said may still be on its way.
  const code = await new Promise((resolve) => child.once('close', resolve));
  return { code, said };
};

const expectRefused = ({ code, said }: { code: unknown; said: string }): void => {
  expect(code).not.toBe(0);
  for (const missing of [
    'PUBLIC_URL',
    'SMTP_URL',
    'STRIPE_SECRET_KEY',
    'PAYMENTS=none',
    'RELEASE_SIGNING_KEY_FILE',
  ])
    expect(said).toContain(missing);
};

test('P-02 with a database and nothing else the server ends, says everything and touches nothing', async () => {
  // Nobody listens there: a server that tried to write a person would fail otherwise.
  const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`;
  const ended = await startWith(nowhere);
  expectRefused(ended);
  expect(ended.said).not.toContain('ECONNREFUSED');
  expect(await readdir(folder)).toEqual([]);
});

test('P-02 what is missing is said before the server is loaded, and with nothing of its inside', async () => {
  const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`;
  const { said } = await startWith(nowhere, ['--import', LISTING]);
  const own = said
    .split('\n')
    .flatMap((line) => /^loaded .*\/portal-api\/src\/(.*)$/.exec(line)?.[1] ?? [])
    .filter((file) => !file.startsWith('kernel/config/'));
  expect(own).toEqual(['server.ts']);
  expect(said.replaceAll(/^loaded .*$/gm, '')).not.toMatch(/\.ts|node:internal|Node\.js/);
});

test('P-02 a start that fails says why in one entry of the log, as the end of a journal shows it', async () => {
  const nowhere = `postgres://nobody@127.0.0.1:${await freePort()}/nowhere`;
  const more = { ...productionEnvironment, START_SECONDS: '1' };
  const { code, said } = await startWith(nowhere, [], more);
  expect(code).toBe(1);
  const entries = said.trim().split('\n');
  expect(JSON.parse(entries.at(-1)!)).toMatchObject({
    level: 'error',
    message: 'the server did not start',
    err: { message: expect.stringContaining('the database did not answer within 1 seconds') },
  });
});

((await postgresAnswers()) ? test : test.skip)(
  'P-02 a real and empty database is as empty afterwards: no table, no role, no person',
  async () => {
    const database = await emptyPostgres();
    try {
      expectRefused(await startWith(database.url));
      const client = new pg.Client({ connectionString: database.adminUrl });
      await client.connect();
      const { rows } = await client.query(
        `select relname from pg_class join pg_namespace n on n.oid = relnamespace
           where n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
         union all select rolname from pg_roles r join pg_database d
           on rolname in ('portal_site_' || d.oid, 'portal_platform_' || d.oid)
           where d.datname = current_database()`,
      );
      await client.end();
      expect(rows).toEqual([]);
    } finally {
      await database.drop();
    }
  },
);

test('P-02 P-03 production has no demo people and no mailbox, from wherever one asks', async () => {
  const api = await apiProcess(folder, productionEnvironment);
  await api.start();
  try {
    const ask = (address: string, headers: Record<string, string> = {}) =>
      fetch(`http://127.0.0.1:${api.port}${address}`, { headers });
    const claims: Record<string, string>[] = [
      {},
      { 'x-forwarded-for': '127.0.0.1' },
      { 'x-real-ip': '::1' },
      { forwarded: 'for=127.0.0.1' },
    ];
    for (const headers of claims)
      for (const address of ['/mailbox', '/metrics'])
        expect((await ask(address, headers)).status).toBe(404);
    expect((await ask('/api/website')).status).toBe(404);
  } finally {
    await api.kill();
  }
});
