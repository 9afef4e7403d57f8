import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { createServer } from 'node:net';
import { redisFanOut } from './fan-out.redis.ts';

// Redis is an option of large installations; where it is not installed there is nothing to test.
const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
const whenInstalled = isInstalled ? test : test.skip;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

const startRedis = (port: number): Promise<ChildProcess> =>
  new Promise((resolve, reject) => {
    const child = spawn('redis-server', [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
    ]);
    child.once('error', reject);
    child.stdout.on('data', (data) => {
      if (String(data).includes('Ready to accept connections')) resolve(child);
    });
  });

whenInstalled('HS-70 live messages cross processes through Redis', async () => {
  const port = await freePort();
  const redis = await startRedis(port);
  const url = `redis://127.0.0.1:${port}`;
  const [here, there] = [await redisFanOut(url), await redisFanOut(url)];
  const heard = new Promise((resolve) => there.subscribe(resolve));
  const payload = JSON.stringify({ siteId: 'acme', text: 'ä'.repeat(20_000) });
  await here.publish(payload);
  expect(await heard).toBe(payload);
  await here.close();
  await there.close();
  const ended = new Promise((resolve) => redis.once('exit', resolve));
  redis.kill();
  await ended;
});
