import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, apiProcess } from '../../../test/chaos/api-process.ts';
import { freePort } from '../../../test/chaos/free-port.ts';
import { type ChatEnd, chatEnd, type EndState } from '../../../test/chaos/chat-end.ts';
import { prepareConversation } from '../../../test/chaos/conversation.ts';
import { type FaultyLine, faultyLine } from '../../../test/chaos/faulty-line.ts';
import { seededRandom } from '../../../test/chaos/seeded-random.ts';
import { PATIENCE } from '../../../test/chaos/patience.ts';
import { postgresAnswers } from '../../../test/database/postgres-url.ts';

/**
 * Both ends are the browser's own code, the servers are two real processes on one PostgreSQL, and everything
 * between them breaks. `CHAOS_SEED` repeats a run, `CHAOS_SENDS` makes it longer.
 */
const ORDER = 'order-of-the-storm';
const SEED = Number(process.env['CHAOS_SEED'] ?? 9);

const onPostgres = await postgresAnswers();
const hasRedis = spawnSync('redis-server', ['--version']).status === 0;
const whenPostgres = onPostgres ? test : test.skip;
const whenBoth = onPostgres && hasRedis ? test : test.skip;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

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

interface Storm {
  sends: number;
  ends: ChatEnd[];
  lines: FaultyLine[];
  servers: ApiProcess[];
  random: () => number;
}

/** One restart of a server for so many sends. */
const RESTART_EVERY = 125;

/** Sends from both ends while lines are cut, fall silent, pages reload and servers die. */
const rage = async ({ sends, ends, lines, servers, random }: Storm): Promise<string[]> => {
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
    if (fate < 0.06) pick(lines).cut();
    else if (fate < 0.07) pick(ends).reload();
    else if (fate < 0.076) {
      const line = pick(lines);
      line.silence();
      // Longer than the ends wait for an answer: they have to notice by themselves.
      void wait(4000).then(() => line.speak());
    }
    if (sent % RESTART_EVERY === 7) {
      const server = pick(servers);
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

const weather = async (sends: number, settings: Record<string, string>): Promise<void> => {
  const random = seededRandom(SEED);
  const { db, url, people } = await prepareConversation(ORDER, cleanUps);
  const servers = await startServers({ DATABASE_URL: url, ...settings });
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
  const said = await rage({ sends, ends, lines, servers, random });
  const states = await untilDelivered(ends, sends);

  const stored = await db.query<{ seq: number; client_id: string; content: string }>(
    'select seq, client_id, content, sender_id as sent_by from chat_messages order by seq',
  );
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  expect(stored.map(({ content }) => content).toSorted()).toEqual(said.toSorted());
  for (const { shown, outgoing, violations } of states) {
    expect(violations).toEqual([]);
    expect(outgoing).toBe(0);
    expect(shown).toEqual(stored);
  }
  // Each end's own messages keep the order in which they were written.
  for (const end of ['0:', '1:']) {
    const own = stored.filter(({ content }) => content.startsWith(end));
    const numbers = own.map(({ content }) => Number(content.slice(2)));
    expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  }
};

whenPostgres(
  'CH-07 CH-08 CH-09 CH-10 500 sends through cuts, silence and killed servers arrive once, in one order',
  () => weather(Number(process.env['CHAOS_SENDS'] ?? 500), {}),
);

whenBoth('CH-07 CH-08 the same holds when messages cross by Redis', async () =>
  weather(130, { REDIS_URL: await startRedis() }),
);
