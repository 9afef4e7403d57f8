import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { signInOverHttp } from '../harness/people/sign-in.ts';
import { sites } from '../harness/people/sites.ts';
import { closeSockets, type LoadResult, openSockets, runLoad, type Target } from './chat-load.ts';
import { type BenchServer, startBareServer, startPortalServer } from './chat-servers.ts';
import { table } from './load-table.ts';

/** `pnpm bench chat`: the portal beside a server that only hands on, with the same clients in the same run. */
const GOAL = 0.8;
const CLIENTS = Number(process.env['CLIENTS'] ?? 100);
const SECONDS = Number(process.env['SECONDS'] ?? 5);
const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CROWD = Number(process.env['CROWD'] ?? 2000);
const CROWD_LOOKS = 4;
const LOOK_SECONDS = 15;
/** How much memory may grow while the crowd stays. */
const STABLE = 1.1;

const ORDER = 'northwind-order-writing';

const bareTarget = (port: number): Target => ({
  url: `ws://127.0.0.1:${port}`,
  headers: () => ({}),
  greeting: [],
  frame: (text) => ({ type: 'new_message', content: text }),
});

const portalTarget = async (port: number): Promise<Target> => {
  process.env['PORTAL_PORT'] = String(port);
  const cookies: string[] = [];
  for (const person of ['customer', 'writer'] as const) {
    const set = await signInOverHttp(person, sites.northwind);
    cookies.push(set.map(({ name, value }) => `${name}=${value}`).join('; '));
  }
  let id = 0;
  return {
    url: `ws://127.0.0.1:${port}/ws`,
    headers: (n) => ({ host: `localhost:${port}`, cookie: cookies[n % 2] ?? '' }),
    greeting: [{ type: 'subscribe', chatType: 'writerToCustomer', order_id: ORDER }],
    frame: (text) => ({
      type: 'new_message',
      chatType: 'writerToCustomer',
      order_id: ORDER,
      message_type: 'text',
      content: text,
      client_id: `bench-${process.pid}-${(id += 1)}`,
    }),
  };
};

const better = (results: readonly LoadResult[]): LoadResult =>
  results.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(results.length / 2)] ??
  ({} as LoadResult);

const line = (name: string, result: LoadResult): string[] => [
  name,
  result.perSecond.toFixed(0),
  (result.sent / SECONDS).toFixed(0),
  result.p50.toFixed(0),
  result.p99.toFixed(0),
];

const compare = async (
  contenders: readonly { name: string; target: Target }[],
): Promise<number> => {
  const results = new Map<string, LoadResult[]>(contenders.map(({ name }) => [name, []]));
  // In turns, so that a busy moment of the machine meets both; the first round only warms up.
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const { name, target } of contenders) {
      const sockets = await openSockets(target, CLIENTS);
      await wait(500);
      const result = await runLoad(sockets, target, round === 0 ? 2000 : SECONDS * 1000);
      if (round > 0) results.get(name)?.push(result);
      await closeSockets(sockets);
    }
  const [bare, portal] = contenders.map(({ name }) => better(results.get(name) ?? []));
  if (!bare || !portal) throw new Error('Nothing was measured.');
  const ratio = portal.perSecond / bare.perSecond;
  const head = ['server', 'delivered/s', 'sent/s', 'p50 ms', 'p99 ms'];
  console.log(table(head, [line('bare ws', bare), line('portal', portal)]));
  console.log(`\nratio ${ratio.toFixed(2)}, goal ${GOAL}: ${ratio >= GOAL ? 'met' : 'missed'}`);
  console.log(`every message reached all ${CLIENTS} clients, and is stored once\n`);
  return ratio;
};

/** Memory of the server before, with and after a crowd that stays connected and hears a message a second. */
const holdCrowd = async (portal: BenchServer, target: Target): Promise<boolean> => {
  const before = portal.memory();
  const sockets = await openSockets(target, CROWD);
  const looks: number[] = [];
  for (let look = 0; look < CROWD_LOOKS; look += 1) {
    for (let second = 0; second < LOOK_SECONDS; second += 1) {
      sockets[0]?.send(JSON.stringify(target.frame('still here')));
      for (const socket of sockets) socket.send('{"type":"ping"}');
      await wait(1000);
    }
    looks.push(portal.memory());
  }
  const isOpen = sockets.filter(({ readyState }) => readyState === 1).length;
  await closeSockets(sockets);
  await wait(5000);
  const [first = 0] = looks;
  const growth = (looks.at(-1) ?? 0) / first;
  console.log(
    `${CROWD} sockets: memory ${before.toFixed(0)} MB before, ` +
      `${looks.map((look) => look.toFixed(0)).join(', ')} MB every ${LOOK_SECONDS} s while connected, ` +
      `${portal.memory().toFixed(0)} MB after; ${isOpen} still open at the end`,
  );
  const isStable = growth <= STABLE && isOpen === CROWD;
  console.log(
    `growth ${growth.toFixed(2)}, at most ${STABLE}: ${isStable ? 'stable' : 'not stable'}`,
  );
  return isStable;
};

const dataDir = mkdtempSync(join(tmpdir(), 'portal-bench-'));
const servers: BenchServer[] = [];
try {
  const bare = await startBareServer();
  servers.push(bare);
  const portal = await startPortalServer(dataDir);
  servers.push(portal);
  const target = await portalTarget(portal.port);
  const store = process.env['DATABASE_URL'] ? 'PostgreSQL' : 'embedded database';
  console.log(`${CLIENTS} clients in one conversation, medians of ${ROUNDS} rounds, ${store}\n`);
  const ratio = await compare([
    { name: 'bare ws', target: bareTarget(bare.port) },
    { name: 'portal', target },
  ]);
  const isStable = await holdCrowd(portal, target);
  if (ratio < GOAL || !isStable) process.exitCode = 1;
} finally {
  for (const server of servers) await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
