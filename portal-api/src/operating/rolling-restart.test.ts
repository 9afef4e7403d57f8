import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, apiProcess } from '../../test/chaos/api-process.ts';
import { type ChatEnd, chatEnd } from '../../test/chaos/chat-end.ts';
import { prepareConversation } from '../../test/chaos/conversation.ts';
import { faultyLine } from '../../test/chaos/faulty-line.ts';
import { PATIENCE } from '../../test/chaos/patience.ts';
import { postgresAnswers } from '../../test/database/postgres-url.ts';

/**
 * Two real servers behind a proxy that sends new connections to whoever is ready, as each is replaced under
 * load. `ROLLING_ROUNDS` makes it longer.
 */
const ORDER = 'order-of-the-restart';
const ROUNDS = Number(process.env['ROLLING_ROUNDS'] ?? 1);
const CALLERS = 6;
const BREATH = 50;

const whenPostgres = (await postgresAnswers()) ? test : test.skip;

const cleanUps: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
});

const startServer = async (url: string): Promise<ApiProcess> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-rolling-'));
  cleanUps.push(() => rm(folder, { recursive: true, force: true }));
  // Long enough for the proxy to look again, however busy the machine is.
  const settings = { DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000', DRAIN_SECONDS: '8' };
  const server = await apiProcess(folder, settings);
  cleanUps.push(() => server.kill());
  await server.start();
  return server;
};

/** Asks every server several times a second whether it is ready, as a proxy or a cluster does. */
const proxyOf = async (servers: readonly ApiProcess[]) => {
  let ready = [...servers];
  let isOver = false;
  const isReady = async ({ port }: ApiProcess): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      async (reply) => (await reply.text()) !== '' && reply.ok,
      () => false,
    );
  const watch = async (): Promise<void> => {
    while (!isOver) {
      const states = await Promise.all(servers.map(isReady));
      ready = servers.filter((_server, at) => states[at]);
      await wait(150);
    }
  };
  let turn = 0;
  const line = await faultyLine(() => ready[(turn += 1) % ready.length]?.port ?? 0);
  const watching = watch();
  cleanUps.push(async () => {
    isOver = true;
    await watching;
    await line.close();
  });
  return { port: line.port, countReady: () => ready.length };
};

const untilTrue = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE;
  while (!(await isTrue()) && Date.now() < deadline) await wait(50);
};

/** Calls again and again until it is told to end; nothing is tried twice. */
const call = (port: number, cookie: string) => {
  const failed: string[] = [];
  let answered = 0;
  let isOver = false;
  const headers = { cookie, accept: 'application/json', 'x-requested-with': 'portal' };
  const work = async (): Promise<void> => {
    while (!isOver) {
      try {
        const reply = await fetch(`http://localhost:${port}/api/auth/user`, { headers });
        await reply.text();
        if (reply.status === 200) answered += 1;
        else failed.push(`status ${reply.status}`);
      } catch (error) {
        failed.push(String((error as Error).cause ?? error));
      }
      // Dozens of calls a second are under way at any moment; without a pause they leave no processor for the servers.
      await wait(BREATH);
    }
  };
  const all = Promise.all(Array.from({ length: CALLERS }, work));
  return {
    end: async () => {
      isOver = true;
      await all;
      return { failed, answered };
    },
  };
};

/** Both ends write until they are told to end. */
const talk = (ends: readonly ChatEnd[]) => {
  const said: string[] = [];
  let isOver = false;
  const work = async (): Promise<void> => {
    for (let count = 0; !isOver; count += 1)
      for (const [at, end] of ends.entries()) {
        said.push(`${at}:${count}`);
        end.send(`${at}:${count}`);
        await wait(40);
      }
  };
  const all = work();
  return {
    end: async () => {
      isOver = true;
      await all;
      return said;
    },
  };
};

whenPostgres(
  'PL-40 CH-07 two servers are replaced one after the other under load: no call fails, no message is lost, sessions and sockets go on',
  async () => {
    const { db, url, people } = await prepareConversation(ORDER, cleanUps);
    const servers = await Promise.all([startServer(url), startServer(url)]);
    const proxy = await proxyOf(servers);
    const ends = await Promise.all(
      people.map((person) => chatEnd({ ...person, port: proxy.port, orderId: ORDER })),
    );
    for (const end of ends) cleanUps.push(() => end.close());
    const calls = call(proxy.port, people[0]?.cookie ?? '');
    const talking = talk(ends);

    const codes: (number | null)[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const server of servers) {
        codes.push(await server.stop());
        await server.start();
        await untilTrue(() => proxy.countReady() === servers.length);
      }

    const said = await talking.end();
    await untilTrue(async () => {
      const states = await Promise.all(ends.map((end) => end.state()));
      return states.every(
        ({ outgoing, shown }) => outgoing === 0 && shown.at(-1)?.seq === said.length,
      );
    });
    const { failed, answered } = await calls.end();
    expect(codes).toEqual(codes.map(() => 0));
    expect(failed).toEqual([]);
    expect(answered).toBeGreaterThan(100);
    const stored = await db.query<{ content: string }>(
      'select content from chat_messages order by seq',
    );
    expect(stored.map(({ content }) => content).toSorted()).toEqual(said.toSorted());
    for (const end of ends) {
      const { shown, violations } = await end.state(true);
      expect(violations).toEqual([]);
      expect(shown.map(({ content }) => content)).toEqual(stored.map(({ content }) => content));
    }
  },
);
