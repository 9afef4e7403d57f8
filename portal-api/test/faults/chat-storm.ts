import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { type ChatEnd, chatEnd } from '../chaos/chat-end.ts';
import { type CleanUps, prepareConversations, type Talker } from '../chaos/conversation.ts';
import { type FaultyLine, faultyLine } from '../chaos/faulty-line.ts';
import { ownPostgres } from '../chaos/own-postgres.ts';
import { ownRedis } from '../chaos/own-redis.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { compareConversation } from './chat-compare.ts';
import { rage, type StormSize, type Weather } from './chat-weather.ts';

/** Who takes part in a storm, and by what their messages cross. */
export interface Storm extends StormSize {
  seed: number;
  /** Each has a customer and a writer. */
  conversations: number;
  servers: number;
  /** Messages cross by a Redis instead of the database's own news. */
  withRedis?: boolean;
}

const startServers = async (
  count: number,
  settings: Record<string, string>,
  cleanUps: CleanUps,
): Promise<ApiProcess[]> => {
  const servers: ApiProcess[] = [];
  for (let number = 0; number < count; number += 1) {
    const folder = await mkdtemp(path.join(tmpdir(), `portal-chaos-${number}-`));
    cleanUps.push(() => rm(folder, { recursive: true, force: true }));
    const server = await apiProcess(folder, settings);
    cleanUps.push(() => server.kill());
    servers.push(server);
  }
  await Promise.all(servers.map((server) => server.start()));
  return servers;
};

const openEnds = async (
  people: readonly Talker[],
  chooseServer: () => ApiProcess | undefined,
  cleanUps: CleanUps,
) => {
  const lines: FaultyLine[] = [];
  const ends: ChatEnd[] = [];
  for (const person of people) {
    const line = await faultyLine(() => chooseServer()?.port ?? 0);
    lines.push(line);
    cleanUps.push(() => line.close());
    const end = await chatEnd({ ...person, port: line.port });
    ends.push(end);
    cleanUps.push(() => end.close());
  }
  return { lines, ends };
};

/** What all servers share; whatever is to be restarted is the storm's own. */
const openShared = async ({ withRedis, restarts }: Storm, cleanUps: CleanUps) => {
  const postgres = restarts > 0 ? await ownPostgres() : undefined;
  if (postgres) cleanUps.push(() => postgres.close());
  const redis = withRedis ? await ownRedis() : undefined;
  if (redis) cleanUps.push(() => redis.close());
  return { postgres, redis };
};

/** The ends, the servers behind their lines, and what they talk about. */
const prepare = async (storm: Storm, random: () => number, cleanUps: CleanUps) => {
  const shared = await openShared(storm, cleanUps);
  const orderIds = Array.from(
    { length: storm.conversations },
    (_, at) => `order-of-the-storm-${at}`,
  );
  const ownUrl = shared.postgres?.url;
  const { db, url, people } = await prepareConversations(orderIds, { ownUrl, cleanUps });
  const redis: Record<string, string> = shared.redis ? { REDIS_URL: shared.redis.url } : {};
  const settings = { DATABASE_URL: url, RATE_LIMIT_FACTOR: '1000', ...redis };
  const servers = await startServers(storm.servers, settings, cleanUps);
  const anyOf = (): ApiProcess | undefined => servers[Math.floor(random() * servers.length)];
  const { lines, ends } = await openEnds(people, anyOf, cleanUps);
  return { db, people, scene: { ...shared, servers, lines, ends, random } };
};

/**
 * So many messages through everything that breaks between the people and between real server processes. All ends are
 * the browser's own code.
 */
export const chatStorm = async (storm: Storm): Promise<Weather> => {
  const random = seededRandom(storm.seed);
  const happened: Weather = { cuts: 0, silences: 0, reloads: 0, kills: 0, restarts: 0 };
  const cleanUps: CleanUps = [];
  try {
    const { db, people, scene } = await prepare(storm, random, cleanUps);
    const said = await rage(scene, storm, happened);
    for (const orderId of new Set(people.map((person) => person.orderId))) {
      const ends = scene.ends
        .map((end, number) => ({ end, number }))
        .filter(({ number }) => people[number]?.orderId === orderId);
      const own = said.filter((text) => ends.some(({ number }) => text.startsWith(`${number}:`)));
      await compareConversation(db, { orderId, ends, said: own });
    }
  } finally {
    for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  }
  return happened;
};
