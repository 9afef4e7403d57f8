import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { postgresAnswers } from '../database/postgres-url.ts';
import { administer, urlOf } from '../database/test-database.postgres.ts';
import { quantile } from '../resumes/bench/processes.ts';
import { dropKept } from '../scale/kept-database.ts';
import { type Asked, askAgain } from './ask-again.ts';
import type { BothServers } from './both-servers.ts';

// `pnpm bench api`: hot calls of the portal beside a bare Fastify that asks its database the same and sends the same.
const { values } = parseArgs({
  options: {
    /** `postgres` or `embedded`; without it both. */
    database: { type: 'string' },
    rounds: { type: 'string', default: '9' },
    /** Of each server in each round. */
    seconds: { type: 'string', default: '1' },
    lines: { type: 'string', default: '8' },
    /** A part of the names of the calls. */
    only: { type: 'string', default: '' },
  },
});
const rounds = Number(values.rounds);
const load = { lines: Number(values.lines), seconds: Number(values.seconds) };

/** So many of the bare server's answers a second the portal has to give. */
const GOAL = 0.6;

type Call = BothServers['calls'][number];

const milliseconds = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

const spentBy = async (server: ChildProcess): Promise<number> => {
  server.send('spent');
  const [spent] = (await once(server, 'message')) as [NodeJS.CpuUsage];
  return milliseconds(spent);
};

interface Told extends Asked {
  /** Milliseconds of the server's processor for each answer. */
  cost: number;
}

const compare = async (
  server: ChildProcess,
  ports: { portal: number; bare: number },
  call: Call,
): Promise<Record<'portal' | 'bare', Told[]>> => {
  const told: Record<'portal' | 'bare', Told[]> = { portal: [], bare: [] };
  // In turns, so that a busy moment of the machine meets both; the first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const name of ['portal', 'bare'] as const) {
      const before = await spentBy(server);
      const asked = await askAgain(ports[name], call, load);
      const cost = ((await spentBy(server)) - before) / asked.milliseconds.length;
      if (round > 0) told[name].push({ ...asked, cost });
    }
  return told;
};

const median = (values: readonly number[]): number => quantile(values, 0.5);

const cells = (told: readonly Told[]): string => {
  const all = told.flatMap(({ milliseconds }) => milliseconds);
  return [
    median(told.map(({ perSecond }) => perSecond)).toFixed(0),
    quantile(all, 0.5).toFixed(1),
    quantile(all, 0.99).toFixed(1),
    median(told.map(({ cost }) => cost)).toFixed(2),
  ]
    .map((cell) => cell.padStart(8))
    .join('');
};

const lineOf = ({ name, statements }: Call, portal: readonly Told[], bare: readonly Told[]) => {
  const ratio = median(
    portal.map(({ perSecond }, round) => perSecond / (bare[round]?.perSecond ?? perSecond)),
  );
  const isFine = ratio >= GOAL;
  const text = [
    name.padEnd(14),
    String(statements).padStart(3),
    cells(portal),
    cells(bare),
    ratio.toFixed(2).padStart(8),
    isFine ? '  ok' : `  less than ${GOAL}`,
  ].join('');
  return { text, isFine };
};

const HEAD = `${'call'.padEnd(14)}  n${'/s  p50 ms  p99 ms  cpu ms'.padStart(32)}${'bare /s  p50 ms  p99 ms  cpu ms'.padStart(32)}   ratio`;

/** Compares the calls on one database, and says how many failed. */
const compareOn = async (kind: string, settings: Record<string, string>): Promise<number> => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'portal-api-bench-'));
  const { DATABASE_URL: _ofTheCommand, ...environment } = process.env;
  const server = fork(path.join(import.meta.dirname, 'both-servers.ts'), {
    execArgv: ['--no-warnings', ...process.execArgv],
    env: {
      RATE_LIMIT_FACTOR: '100000000',
      LOG_LEVEL: 'warn',
      ...environment,
      ...settings,
      DATA_DIR: dataDir,
      PORTAL_MODE: 'demo',
      HOST: '127.0.0.1',
    },
  });
  const ended = once(server, 'exit');
  try {
    const [both] = (await Promise.race([
      once(server, 'message'),
      ended.then(() => Promise.reject(new Error('The servers ended before they were ready.'))),
    ])) as [BothServers];
    console.warn(`\n${kind}, ${load.lines} lines at once, medians of ${rounds} rounds\n${HEAD}`);
    let failing = 0;
    for (const call of both.calls.filter(({ name }) => name.includes(values.only))) {
      const { portal, bare } = await compare(server, both, call);
      const { text, isFine } = lineOf(call, portal, bare);
      if (!isFine) failing += 1;
      console.warn(text);
    }
    return failing;
  } finally {
    if (server.connected) server.disconnect();
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  }
};

const onPostgres = async (): Promise<number> => {
  const name = `portal_api_${process.pid}`;
  await administer((client) => client.query(`create database ${name}`));
  try {
    return await compareOn('PostgreSQL', { DATABASE_URL: urlOf(name) });
  } finally {
    await dropKept([name]);
  }
};

const isWanted = (database: string): boolean => (values.database ?? database) === database;

const run = async (): Promise<number> => {
  let failing = 0;
  if (isWanted('postgres')) failing += await onPostgres();
  if (isWanted('embedded')) failing += await compareOn('embedded database', {});
  console.warn(failing === 0 ? '\nNo failing line.' : `\n${failing} failing lines.`);
  return failing === 0 ? 0 : 1;
};

if (isWanted('postgres') && !(await postgresAnswers())) {
  console.error('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');
  process.exitCode = 2;
} else process.exitCode = await run();
