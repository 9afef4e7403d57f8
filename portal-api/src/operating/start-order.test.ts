import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../test/chaos/free-port.ts';
import { faultyLine } from '../../test/chaos/faulty-line.ts';
import { postgresFromTemplate } from '../../test/database/test-database.postgres.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';
import { childEnvironment } from '../../test/chaos/child-environment.ts';

const whenPostgres = (await postgresAnswers()) ? test : test.skip;
const SERVER = path.join(import.meta.dirname, '../server.ts');

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-start-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const start = (port: number, databaseUrl: string, settings: Record<string, string> = {}) => {
  const child = spawn(process.execPath, ['--no-warnings', SERVER], {
    env: {
      ...childEnvironment(),
      DATABASE_URL: databaseUrl,
      PORTAL_MODE: 'demo',
      SEED_DEMO: 'false',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: path.join(folder, 'not-there-yet'),
      ...settings,
    },
  });
  let said = '';
  const waiting = new Set<() => void>();
  child.stderr.on('data', (data) => {
    said += String(data);
    for (const wake of waiting) wake();
  });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const untilSaid = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => {
        if (said.includes(text)) resolve();
      };
      void ended.then(() => reject(new Error(said)));
      waiting.add(look);
      look();
    });
  return { child, ended, untilSaid, said: () => said };
};

whenPostgres(
  'PL-40 a server waits for its database, says so, and serves once it is there',
  async () => {
    const { server: database, url } = await postgresFromTemplate('none');
    const real = new URL(url);
    const behind = new URL(url);
    const away = await freePort();
    behind.host = `127.0.0.1:${away}`;
    const port = await freePort();
    const server = start(port, behind.href, { START_SECONDS: '300' });
    await server.untilSaid('waiting for the database');
    const opened = await faultyLine(() => Number(real.port || 5432), away);
    await server.untilSaid('portal-api is ready');
    expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await opened.close();
    await database.close();
  },
);

test('PL-40 past its deadline it gives up with a sentence and without the password', async () => {
  const url = `postgres://portal:very-secret@127.0.0.1:${await freePort()}/portal`;
  const server = start(await freePort(), url, { START_SECONDS: '1' });
  expect(await server.ended).not.toBe(0);
  expect(server.said()).toContain('the database did not answer within 1 seconds');
  expect(server.said()).not.toContain('very-secret');
});

test.each([
  { where: 'below /proc', code: 'ENOENT', place: () => '/proc/none/data' },
  { where: 'where a file is', code: 'EEXIST', place: () => path.join(folder, 'a-file') },
  { where: 'below a file', code: 'ENOTDIR', place: () => path.join(folder, 'a-file', 'data') },
])(
  'PL-40 a folder of data $where cannot be made, and a sentence ends the start',
  async ({ code, place }) => {
    await writeFile(path.join(folder, 'a-file'), '');
    const url = `postgres://portal:secret@127.0.0.1:${await freePort()}/portal`;
    const server = start(await freePort(), url, { DATA_DIR: place(), START_SECONDS: '1' });
    expect(await server.ended).toBe(1);
    expect(server.said()).toContain(`DATA_DIR: the folder ${place()} cannot be made (${code}).`);
  },
);
