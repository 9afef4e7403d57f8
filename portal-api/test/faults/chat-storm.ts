import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { freePort } from '../chaos/free-port.ts';
import { type ChatEnd, chatEnd, type EndState } from '../chaos/chat-end.ts';
import { prepareConversation } from '../chaos/conversation.ts';
import { type FaultyLine, faultyLine } from '../chaos/faulty-line.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import type { Database } from '../../src/kernel/database.ts';
import { PATIENCE } from '../chaos/patience.ts';

const ORDER = 'order-of-the-storm';

const cleanUps: (() => Promise<unknown>)[] = [];

const startRedis = async (): Promise<string> => {
  const port = await freePort();
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', ''];
  const redis: ChildProcess = spawn('redis-server', flags);
  await new Promise<void>((resolve) =>
    redis.stdout?.on('data', (data) => {
      if (String(data).includes('Ready to accept connections')) resolve();
    }),
  );
  cleanUps.push(() => {
    const ended = new Promise((resolve) => redis.once('exit', resolve));
    redis.kill();
    return ended;
  });
  return `redis://127.0.0.1:${port}`;
};

const startServers = async (settings: Record<string, string>): Promise<ApiProcess[]> => {
  const servers: ApiProcess[] = [];
  for (const name of ['a', 'b']) {
    const folder = await mkdtemp(path.join(tmpdir(), `portal-chaos-${name}-`));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const server = await apiProcess(folder, settings);
    cleanUps.push(() => server.kill());
    servers.push(server);
  }
  await Promise.all(servers.map((server) => server.start()));
  return servers;
};

/** What happened to the ends while they talked. */
export interface Weather {
  cuts: number;
  silences: number;
  reloads: number;
  kills: number;
}

interface Storm {
  sends: number;
  happened: Weather;
  ends: ChatEnd[];
  lines: FaultyLine[];
  servers: ApiProcess[];
  random: () => number;
}

/** One restart of a server for so many sends. */
const RESTART_EVERY = 125;

/** Sends from both ends while lines are cut, fall silent, pages reload and servers die. */
const rage = async ({
  sends,
  happened,
  ends,
  lines,
  servers,
  random,
}: Storm): Promise<string[]> => {
  const said: string[] = [];
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  let restarting: Promise<void> = Promise.resolve();
  for (let sent = 0; sent < sends; sent += 1) {
    const end = Math.floor(random() * 2);
    const text = `${end}:${sent}`;
    said.push(text);
    ends[end]?.send(text);
    await wait(random() * 24);
    const fate = random();
    if (fate < 0.06) {
      happened.cuts += 1;
      pick(lines).cut();
    } else if (fate < 0.07) {
      happened.reloads += 1;
      pick(ends).reload();
    } else if (fate < 0.076) {
      const line = pick(lines);
      happened.silences += 1;
      line.silence();
      // Longer than the ends wait for an answer: they have to notice by themselves.
      void wait(4000).then(() => line.speak());
    }
    if (sent % RESTART_EVERY === 7) {
      const server = pick(servers);
      happened.kills += 1;
      restarting = restarting.then(() => server.kill()).then(() => server.start());
    }
  }
  await restarting;
  return said;
};

const untilDelivered = async (ends: ChatEnd[], sends: number): Promise<EndState[]> => {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const states = await Promise.all(ends.map((end) => end.state()));
    const isDone = states.every(
      ({ outgoing, shown }) => outgoing === 0 && (shown.at(-1)?.seq ?? 0) >= sends,
    );
    if (isDone || Date.now() > deadline) return Promise.all(ends.map((end) => end.state(true)));
    await wait(100);
  }
};

/** Everything was stored once and in one order, and both ends show exactly that. */
const compare = async (db: Database, said: string[], states: EndState[]): Promise<void> => {
  const stored = await db.query<{ seq: number; client_id: string; content: string }>(
    'select seq, client_id, content, sender_id as sent_by from chat_messages order by seq',
  );
  assert.deepEqual(
    stored.map(({ seq }) => seq),
    stored.map((_, index) => index + 1),
  );
  assert.deepEqual(stored.map(({ content }) => content).toSorted(), said.toSorted());
  for (const { shown, outgoing, violations } of states) {
    assert.deepEqual(violations, []);
    assert.equal(outgoing, 0);
    assert.deepEqual(shown, stored);
  }
  // Each end's own messages keep the order in which they were written.
  for (const end of ['0:', '1:']) {
    const own = stored.filter(({ content }) => content.startsWith(end));
    const numbers = own.map(({ content }) => Number(content.slice(2)));
    assert.deepEqual(
      numbers,
      numbers.toSorted((a, b) => a - b),
    );
  }
};

/** Two ends, the servers behind their lines, and what they talk about. */
const prepare = async (withRedis: boolean, random: () => number) => {
  const { db, url, people } = await prepareConversation(ORDER, cleanUps);
  const redis: Record<string, string> = withRedis ? { REDIS_URL: await startRedis() } : {};
  const servers = await startServers({ DATABASE_URL: url, ...redis });
  const lines: FaultyLine[] = [];
  const ends: ChatEnd[] = [];
  for (const person of people) {
    const line = await faultyLine(() => servers[random() < 0.5 ? 0 : 1]?.port ?? 0);
    lines.push(line);
    cleanUps.push(() => line.close());
    const end = await chatEnd({ ...person, port: line.port, orderId: ORDER });
    ends.push(end);
    cleanUps.push(() => end.close());
  }
  return { db, servers, lines, ends };
};

/**
 * So many messages of two ends through everything that breaks between them and two real server processes. Both ends
 * are the browser's own code.
 */
export const chatStorm = async (
  sends: number,
  { seed, withRedis = false }: { seed: number; withRedis?: boolean },
): Promise<Weather> => {
  const random = seededRandom(seed);
  const happened: Weather = { cuts: 0, silences: 0, reloads: 0, kills: 0 };
  try {
    const { db, ...scene } = await prepare(withRedis, random);
    const said = await rage({ sends, happened, random, ...scene });
    await compare(db, said, await untilDelivered(scene.ends, sends));
  } finally {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  }
  return happened;
};
