import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { productionEnvironment } from '../../test/production-environment.ts';
import { apiProcess } from '../../test/chaos/api-process.ts';
import { freePort } from '../../test/chaos/free-port.ts';

const SERVER = path.join(import.meta.dirname, '../server.ts');

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portal-production-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('P-02 with a database and nothing else the server ends, says everything and touches nothing', async () => {
  const port = await freePort();
  const env = {
    PATH: process.env['PATH'],
    // Nobody listens there: a server that tried to write a person would fail otherwise.
    DATABASE_URL: `postgres://nobody@127.0.0.1:${port}/nowhere`,
    DATA_DIR: folder,
    PORT: String(port),
  };
  const child = spawn(process.execPath, ['--no-warnings', SERVER], { env });
  let said = '';
  child.stderr.on('data', (data) => (said += String(data)));
  // After its exit the rest of what it said may still be on its way.
  const code = await new Promise((resolve) => child.once('close', resolve));
  expect(code).not.toBe(0);
  for (const missing of ['PUBLIC_URL', 'SMTP_URL', 'STRIPE_SECRET_KEY'])
    expect(said).toContain(missing);
  expect(said).not.toContain('ECONNREFUSED');
});

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
