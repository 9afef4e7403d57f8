import { parseArgs } from 'node:util';
import { demoPeople } from '../../seed/people.ts';
import { createSession } from '../../src/domains/people/credentials/sessions.repository.ts';
import { SESSION_COOKIE } from '../../src/http/security/session-cookie.ts';
import { postgresAnswers } from '../database/postgres-url.ts';
import { hangUp } from '../soak/ask.ts';
import { startServers } from '../soak/run-soak.ts';
import { openSoakWorld, type SoakPerson, type SoakWorld } from '../soak/soak-world.ts';
import { openAxes, type Scene } from './axes.ts';
import { scarceIn, untilDoubled } from './load.ts';

// `pnpm bench limits [people] [messages] [tabs] [orders] [firms]`: where it ends, and what there was no more of.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Server processes, one run for each number. */
    processes: { type: 'string', default: '1,4' },
    seconds: { type: 'string', default: '10' },
    people: { type: 'string', default: '200' },
    firms: { type: 'string', default: '10' },
    seed: { type: 'string', default: '1' },
  },
});

const bigOwner = async ({ database }: SoakWorld): Promise<SoakPerson> => {
  const siteId = 'northwind';
  const { token } = await createSession(database.site(siteId), demoPeople(siteId).admin, true);
  return { role: 'admin', siteId, host: 'localhost', cookie: `${SESSION_COOKIE}=${token}` };
};

/** An act of a person once in so many seconds, of people of whom one in so many is there at the busiest hour. */
const PACE = 20;
const THERE = 50;
const GOAL = 10_000_000;

/** Of one thread, so much may be taken before people wait for each other. */
const FULL = 0.7;

const onPaper = (costOfAct: number): string => {
  const people = ((FULL * 1000) / costOfAct) * PACE * THERE;
  const processes = Math.ceil(GOAL / people);
  return `on paper: an act costs ${costOfAct.toFixed(1)} ms, so the next process brings ${Math.round(people).toLocaleString('en')} people, and 10 million of 10,000 firms need ${processes.toLocaleString('en')}; the database's own machines apart`;
};

const runAxes = async (scene: Scene): Promise<void> => {
  const axes = openAxes();
  for (const name of positionals.length > 0 ? positionals : Object.keys(axes)) {
    const axis = axes[name];
    if (!axis) throw new Error(`No such axis: ${name}. There are ${Object.keys(axes).join(', ')}`);
    const { steps, end } = await untilDoubled(axis.sizes, (size) => axis.step(scene, size));
    await axis.leave?.();
    const [first] = steps;
    for (const { size, perSecond, p50, p99, failures, costOfAct } of steps)
      console.warn(
        `  ${name} ${size}: ${perSecond.toFixed(1)} a second, p50 ${(p50 / (first?.p50 ?? p50)).toFixed(2)}, p99 ${(p99 / (first?.p99 ?? p99)).toFixed(2)} of the first step, ${costOfAct.toFixed(1)} ms of server each, ${failures} failed`,
      );
    const last = steps.at(-1);
    if (end) console.warn(`${name}: doubled at ${end.size} ${axis.of}, short of ${scarceIn(end)}`);
    else console.warn(`${name}: not doubled up to ${last?.size} ${axis.of}`);
    if (name === 'people') console.warn(onPaper(steps.at(-1)?.costOfAct ?? 0));
  }
};

const run = async (processes: number): Promise<void> => {
  console.warn(`\n${processes} server process${processes > 1 ? 'es' : ''}`);
  const size = { firms: Number(values.firms), people: Number(values.people) };
  const world = await openSoakWorld(size);
  const servers = await startServers(world, processes);
  try {
    const big = await bigOwner(world);
    const [seconds, seed] = [Number(values.seconds), Number(values.seed)];
    await runAxes({ world, servers, seconds, seed, big });
  } finally {
    hangUp();
    for (const server of servers) await server.kill();
    await world.close();
  }
};

if (await postgresAnswers())
  for (const processes of values.processes.split(',').map(Number)) await run(processes);
else {
  console.error('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');
  process.exitCode = 2;
}
