import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:tls';
import { freePort } from '../../test/chaos/free-port.ts';
import { selfSigned } from '../../test/tls/self-signed.ts';
import { redisFanOut } from './fan-out.redis.ts';

// Redis is an option of large installations; where it is not installed there is nothing to test.
const isInstalled = spawnSync('redis-server', ['--version']).status === 0;
const whenInstalled = isInstalled ? test : test.skip;

const PORTAL = { id: 'one', place: 'here' };

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

test('P-02 a Redis whose certificate nobody vouches for is named as that, not as a closed connection', async () => {
  const server = createServer(selfSigned).on('tlsClientError', () => undefined);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  await expect(redisFanOut(`rediss://localhost:${port}`, PORTAL)).rejects.toMatchObject({
    code: 'DEPTH_ZERO_SELF_SIGNED_CERT',
  });
  await new Promise((resolve) => server.close(resolve));
});

whenInstalled(
  'P-13 HS-70 live messages cross processes through Redis, and reach no other portal on it',
  async () => {
    const port = await freePort();
    const redis = await startRedis(port);
    const url = `redis://127.0.0.1:${port}`;
    const portal = { id: 'one', place: 'here' };
    const [here, there] = [await redisFanOut(url, portal), await redisFanOut(url, portal)];
    const [stranger, copy] = [
      await redisFanOut(url, { id: 'two', place: 'here' }),
      await redisFanOut(url, { id: 'one', place: 'elsewhere' }),
    ];
    const misheard: string[] = [];
    for (const other of [stranger, copy]) other.subscribe((text) => misheard.push(text));
    const heard = new Promise((resolve) => there.subscribe(resolve));
    const payload = JSON.stringify({ siteId: 'acme', text: 'ä'.repeat(20_000) });
    await here.publish(payload);
    expect(await heard).toBe(payload);
    // What a stranger says last arrives after everything that it could have misheard.
    const last = new Promise((resolve) =>
      copy.subscribe((text) => text === 'last' && resolve(text)),
    );
    await stranger.publish('last');
    await copy.publish('last');
    await last;
    expect(misheard.filter((text) => text !== 'last')).toEqual([]);
    await stranger.close();
    await copy.close();
    await here.close();
    await there.close();
    const ended = new Promise((resolve) => redis.once('exit', resolve));
    redis.kill();
    await ended;
  },
);

whenInstalled('PL-40 a Redis that is gone is noticed, and so is its return', async () => {
  const port = await freePort();
  const first = await startRedis(port);
  const fanOut = await redisFanOut(`redis://127.0.0.1:${port}`, PORTAL);
  await fanOut.check();
  const ended = new Promise((resolve) => first.once('exit', resolve));
  first.kill();
  await ended;
  await expect(fanOut.check()).rejects.toThrow();
  const back = new Promise<void>((resolve) => fanOut.onGap(resolve));
  const second = await startRedis(port);
  await back;
  await fanOut.check();
  await fanOut.close();
  const over = new Promise((resolve) => second.once('exit', resolve));
  second.kill();
  await over;
});

whenInstalled(
  'PL-40 a start without Redis fails at once and leaves no connection trying',
  async () => {
    await expect(redisFanOut(`redis://127.0.0.1:${await freePort()}`, PORTAL)).rejects.toThrow();
  },
);
