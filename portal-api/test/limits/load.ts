import { cpus } from 'node:os';
import type { ApiProcess } from '../chaos/api-process.ts';
import { quantile } from '../resumes/bench/processes.ts';
import { askOne } from '../soak/ask.ts';
import { valueIn } from '../soak/samples.ts';

/** What one step of a load came to. */
export interface Step {
  /** How much of the thing there was, e.g. open tabs. */
  size: number;
  perSecond: number;
  p50: number;
  p99: number;
  failures: number;
  /** Shares of what there is, by its name. */
  used: Readonly<Record<string, number>>;
  /** Milliseconds of the servers' processors for each act. */
  costOfAct: number;
}

interface Spent {
  at: number;
  servers: readonly number[];
  idle: number;
  waiting: number;
  memory: number;
}

const readSpent = async (servers: readonly ApiProcess[]): Promise<Spent> => {
  const texts = await Promise.all(
    servers.map(
      async ({ port }) =>
        (await askOne(port, { host: 'localhost', cookie: '' }, { url: '/metrics' })).text,
    ),
  );
  const sum = (name: string): number =>
    texts.reduce((total, text) => total + valueIn(text, name), 0);
  const waiting = texts.flatMap((text) =>
    [...text.matchAll(/portal_database_connections\{state="waiting"\} (\S+)/g)].map(([, value]) =>
      Number(value),
    ),
  );
  return {
    at: performance.now() / 1000,
    servers: texts.map((text) => valueIn(text, 'process_cpu_seconds_total')),
    idle: cpus().reduce((total, { times }) => total + times.idle / 1000, 0),
    waiting: Math.max(0, ...waiting),
    memory: sum('process_resident_memory_bytes'),
  };
};

/** What the servers and the machine spend while `work` goes on; `work` notes the milliseconds of each act. */
export const measureStep = async (
  servers: readonly ApiProcess[],
  size: number,
  work: (note: (milliseconds: number, isFailure: boolean) => void) => Promise<void>,
): Promise<Step> => {
  const costs: number[] = [];
  let failures = 0;
  const from = await readSpent(servers);
  await work((milliseconds, isFailure) => {
    costs.push(milliseconds);
    if (isFailure) failures += 1;
  });
  const to = await readSpent(servers);
  const seconds = to.at - from.at;
  const spent = to.servers.map((value, at) => value - (from.servers[at] ?? 0));
  const all = spent.reduce((total, value) => total + value, 0);
  return {
    size,
    perSecond: costs.length / seconds,
    p50: quantile(costs, 0.5),
    p99: quantile(costs, 0.99),
    failures,
    used: {
      'the one thread of a process': Math.max(...spent) / seconds,
      'the processors of the machine': 1 - (to.idle - from.idle) / seconds / cpus().length,
      'the connections to the database': to.waiting > 0 ? 1 : 0,
    },
    costOfAct: (all * 1000) / Math.max(1, costs.length),
  };
};

const SPENT = 0.85;

/** What there was no more of; whoever waits though all of these are left waits for the database. */
export const scarceIn = ({ used }: Step): string => {
  const [most] = Object.entries(used).toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= SPENT ? most[0] : 'the database';
};

const better = (one: Step, other: Step): Step =>
  one.failures < other.failures || (one.failures === other.failures && one.p99 < other.p99)
    ? one
    : other;

/**
 * Makes steps, each larger, until the 99th percentile is twice that of the first, or there are no more. A step that
 * seems to be the end is made again: what else the machine does may have spoilt it.
 */
export const untilDoubled = async (
  sizes: readonly number[],
  step: (size: number) => Promise<Step>,
): Promise<{ steps: Step[]; end: Step | undefined }> => {
  const steps: Step[] = [];
  const isEnd = ({ p99, failures }: Step): boolean =>
    failures > 0 || p99 > 2 * (steps[0]?.p99 ?? p99);
  for (const size of sizes) {
    const once = await step(size);
    const next = isEnd(once) ? better(once, await step(size)) : once;
    const isOver = isEnd(next);
    steps.push(next);
    if (isOver) return { steps, end: next };
  }
  return { steps, end: undefined };
};
