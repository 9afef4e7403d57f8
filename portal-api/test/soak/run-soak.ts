import { setTimeout as wait } from 'node:timers/promises';
import { type ApiProcess, apiProcess } from '../chaos/api-process.ts';
import { seededRandom } from '../chaos/seeded-random.ts';
import { ask, hangUp } from './ask.ts';
import { changeSettings, type Day, live } from './day.ts';
import { openReleaseDay } from './release-day.ts';
import { openSamples, type Sample } from './samples.ts';
import { openSoakWorld, type SoakWorld } from './soak-world.ts';

/** How long a soak takes, and how much of everything there is. */
export interface SoakSize {
  seconds: number;
  people: number;
  firms: number;
  /** Milliseconds between two acts of one person, in the middle. */
  pace: number;
  seed: number;
  samples: number;
  deploys: number;
}

/** What happened in it. */
export interface Soaked {
  acts: number;
  deploys: number;
  changes: number;
  releases: number;
  failures: string[];
  milliseconds: number[];
  samples: Sample[];
}

/** Real servers for a world, with the limits of strangers taken away. */
export const startServers = async (world: SoakWorld, count: number): Promise<ApiProcess[]> => {
  const settings = {
    DATABASE_URL: world.url,
    RATE_LIMIT_FACTOR: '100000',
  };
  const servers = await Promise.all(
    Array.from({ length: count }, () => apiProcess(world.folder, settings)),
  );
  await Promise.all(servers.map((server) => server.start()));
  return servers;
};

const owners = ({ people }: SoakWorld) => people.filter(({ role }) => role === 'admin');

/** Settings change, releases go out and the second server is deployed again and again, until the day is over. */
const goOn = async (
  { world, servers, day, size }: Omit<Running, 'soaked'>,
  soaked: Soaked,
): Promise<void> => {
  const every = (size.seconds * 1000) / (size.deploys + 1);
  const releases = await openReleaseDay(world, day);
  for (let deploy = 0; deploy < size.deploys; deploy += 1) {
    await wait(every);
    // Deploys take as long as the machine takes for them; the day does not wait for the last ones.
    if (deploy > 0 && day.isOver()) return;
    const owner = owners(world)[deploy % owners(world).length];
    if (owner) await changeSettings(day, owner, `Firm after change ${deploy}`);
    soaked.changes += 1;
    await releases.next();
    soaked.releases += 1;
    await servers[1]?.stop();
    await servers[1]?.start();
    soaked.deploys += 1;
  }
};

interface Running {
  world: SoakWorld;
  servers: ApiProcess[];
  day: Day;
  size: SoakSize;
  soaked: Soaked;
}

const watch = async (
  { world, servers, size, soaked }: Running,
  acts: () => { acts: number; bytes: number },
) => {
  const watched = await openSamples(servers[0]?.port ?? 0, world.database);
  for (let sample = 0; sample < size.samples; sample += 1) {
    await wait((size.seconds * 1000) / size.samples);
    await watched.take(acts());
  }
  soaked.samples = watched.samples;
};

/** Everybody once, so that nothing is measured that only a first look costs. */
const warmUp = async (world: SoakWorld, ports: readonly number[]): Promise<void> => {
  for (const [at, person] of world.people.entries())
    await ask(ports, { person, at }, { url: '/api/auth/user' });
};

/** People of all roles on many firms, at a human pace, while settings change, releases go out and one of two servers is deployed. */
export const runSoak = async (size: SoakSize): Promise<Soaked> => {
  const world = await openSoakWorld(size);
  const servers = await startServers(world, 2);
  const soaked: Soaked = {
    acts: 0,
    deploys: 0,
    changes: 0,
    releases: 0,
    failures: [],
    milliseconds: [],
    samples: [],
  };
  let since = { acts: 0, bytes: 0 };
  const ports = servers.map(({ port }) => port);
  await warmUp(world, ports);
  const ends = performance.now() + size.seconds * 1000;
  const day: Day = {
    ports,
    pace: size.pace,
    random: seededRandom(size.seed),
    isOver: () => performance.now() > ends,
    note: (what, { status, bytes, text, milliseconds }, isFailure) => {
      soaked.acts += 1;
      since = { acts: since.acts + 1, bytes: since.bytes + bytes };
      soaked.milliseconds.push(milliseconds);
      if (isFailure) soaked.failures.push(`${what}: ${status} ${text.slice(0, 200)}`);
    },
  };
  const takeActs = () => {
    const taken = since;
    since = { acts: 0, bytes: 0 };
    return taken;
  };
  try {
    const running = { world, servers, day, size, soaked };
    await Promise.all([
      ...world.people.map((person, at) => live(day, person, at)),
      goOn(running, soaked),
      watch(running, takeActs),
    ]);
    return soaked;
  } finally {
    hangUp();
    for (const server of servers) await server.kill();
    await world.close();
  }
};
