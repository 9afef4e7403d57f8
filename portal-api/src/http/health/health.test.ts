import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { postgresFromTemplate } from '../../../test/database/test-database.postgres.ts';
import { postgresAnswers } from '../../../test/database/postgres-url.ts';
import { openPostgres } from '../../database/postgres.ts';
import { DatabaseAway } from '../../kernel/database.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

let portal: TestApp;
beforeEach(async () => {
  portal = await createTestApp();
});
afterEach(() => portal.close());

const ask = async (url: string, method: 'GET' | 'HEAD' = 'GET') => {
  // An answer is kept for a second.
  portal.clock.advance(1500);
  const reply = await portal.visit().inject({ url, method });
  return { status: reply.statusCode, body: reply.body, headers: reply.headers };
};
const readyNow = async () => JSON.parse((await ask('/readyz')).body) as unknown;

test('PL-40 a sound server is alive and ready, by GET and by HEAD', async () => {
  for (const url of ['/livez', '/readyz', '/healthz']) {
    expect((await ask(url)).status).toBe(200);
    expect(await ask(url, 'HEAD')).toMatchObject({ status: 200, body: '' });
  }
  expect(await readyNow()).toEqual({
    status: 'ready',
    checks: { database: 'ok', migrations: 'ok', store: 'ok', disk: 'ok' },
  });
});

test('PL-40 each thing that is away makes it unready but leaves it alive, and tells no secret', async () => {
  const { platform } = portal;
  const secret = 'postgres://portal:very-secret@db.internal:5432';
  const fail = async () => Promise.reject(new Error(secret));
  const broken = {
    store: () => replace(platform.fileStore, 'check', fail),
    database: () =>
      replace(platform.database, 'platform', () => ({ query: fail, transaction: fail })),
    disk: () => replace(platform.config.operating, 'leastFreeBytes', Number.MAX_SAFE_INTEGER),
  };
  for (const [name, breakIt] of Object.entries(broken)) {
    const mend = breakIt();
    const answer = await ask('/readyz');
    expect(answer.status).toBe(503);
    expect(JSON.parse(answer.body)).toMatchObject({
      status: 'unready',
      checks: { [name]: 'failed' },
    });
    expect(answer.body).not.toContain('secret');
    expect((await ask('/readyz', 'HEAD')).status).toBe(503);
    expect((await ask('/livez')).status).toBe(200);
    mend();
    expect((await ask('/readyz')).status).toBe(200);
  }
});

const replace = <T extends object, K extends keyof T>(owner: T, key: K, value: unknown) => {
  const before = owner[key];
  owner[key] = value as T[K];
  return () => {
    owner[key] = before;
  };
};

test('PL-40 with Redis configured its absence makes the server unready', async () => {
  const withRedis = await createTestApp({ config: { REDIS_URL: 'redis://127.0.0.1:1' } });
  replace(withRedis.platform.fanOut, 'check', () => Promise.reject(new Error('gone')));
  const reply = await withRedis.visit().inject({ url: '/readyz' });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ checks: { redis: 'failed', database: 'ok' } });
  await withRedis.close();
});

test('PL-40 an edited or missing migration makes it unready; a newer database does not', async () => {
  const owner = portal.platform.database.owner();
  await owner.query("insert into migrations (name, checksum) values ('9999_later.sql', 'x')");
  expect((await ask('/readyz')).status).toBe(200);
  await owner.query("delete from migrations where name = '0600_chat.sql'");
  expect(await readyNow()).toMatchObject({ checks: { migrations: 'failed' } });
});

test('PL-40 a server that is about to end says so first and lets connections go', async () => {
  portal.app.portal.readiness.drain();
  const answer = await ask('/readyz');
  expect(answer).toMatchObject({ status: 503, headers: { connection: 'close' } });
  expect(JSON.parse(answer.body)).toMatchObject({ status: 'draining' });
  expect((await ask('/livez')).status).toBe(200);
});

test('PL-40 a thousand questions at once ask the database once', async () => {
  let asked = 0;
  const { database } = portal.platform;
  const platform = database.platform.bind(database);
  database.platform = () => {
    asked += 1;
    return platform();
  };
  portal.clock.advance(1500);
  const all = Array.from({ length: 1000 }, () => portal.visit().inject({ url: '/readyz' }));
  await Promise.all(all);
  expect(asked).toBeLessThanOrEqual(2);
});

test('PL-40 without a free connection a call is answered with 503 and a sentence', async () => {
  const { database } = portal.platform;
  database.site = () => {
    const away = () => Promise.reject(new DatabaseAway('The database gave no connection.'));
    return { siteId: 'northwind', now: portal.clock.now, query: away, transaction: away };
  };
  const reply = await portal
    .visit()
    .inject({ url: '/api/auth/user', headers: { cookie: 'portal_session=x' } });
  expect(reply.statusCode).toBe(503);
  expect(reply.json()).toMatchObject({ code: 'unavailable' });
});

whenPostgres('PL-40 a full pool and a statement without end are given up in time', async () => {
  const { server, url } = await postgresFromTemplate('none');
  const limited = openPostgres(url, {
    now: () => new Date(),
    size: 1,
    acquireMilliseconds: 10_000,
    statementMilliseconds: 20_000,
  });
  const long = limited
    .owner()
    .query('select pg_sleep(60)')
    .catch((error: unknown) => error);
  await expect(limited.owner().query('select 1')).rejects.toThrow(DatabaseAway);
  expect(String(await long)).toContain('statement timeout');
  await limited.close();
  await server.close();
});
