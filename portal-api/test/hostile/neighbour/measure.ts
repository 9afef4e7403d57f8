import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { quantile } from '../../resumes/bench/processes.ts';
import { newTally, type Tally } from '../tally.ts';

/** How much slower somebody else's call may be while another sends what is wrong. */
const MOST = 2;
const WINDOW = 1000;
const BETWEEN = 5;
const HOT = '/api/customer/orders';

const start = (file: string): ChildProcess =>
  fork(path.join(import.meta.dirname, file), { stdio: 'inherit' });

const hear = <T>(child: ChildProcess): Promise<T> =>
  new Promise((resolve, reject) => {
    child.once('message', (message) => resolve(message as T));
    child.once('exit', (code) =>
      reject(new Error(`a process of the measurement ended with ${code}`)),
    );
  });

/** What the hot call costs its caller, again and again for one window. */
const measure = async (url: string, cookie: string): Promise<number[]> => {
  const costs: number[] = [];
  for (const ends = performance.now() + WINDOW; performance.now() < ends; await wait(BETWEEN)) {
    const from = performance.now();
    const reply = await fetch(url, { headers: { cookie, 'x-requested-with': 'portal' } });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`the hot call answered ${reply.status}`);
    costs.push(performance.now() - from);
  }
  return costs;
};

interface Pair {
  quiet: readonly number[];
  beside: readonly number[];
}

/** The ratio within the middle pair: what else the machine does meets both halves of a pair, or spoils one alone. */
const ratioOf = (pairs: readonly Pair[], share: number): number =>
  quantile(
    pairs.map(({ quiet, beside }) => quantile(beside, share) / quantile(quiet, share)),
    0.5,
  );

interface Server {
  port: number;
  cookies: Record<string, string>;
}

/** The hot call of a customer, quiet and beside somebody who sends one wrong call after the other, in turn. */
export const measureNeighbour = async (seed: number, windows: number): Promise<Tally> => {
  const [server, attacker] = [start('server.ts'), start('attacker.ts')];
  const { port, cookies } = await hear<Server>(server);
  const ready = hear(attacker);
  attacker.send({ port, cookies, seed });
  await ready;
  const url = `http://localhost:${port}${HOT}`;
  const cookie = cookies['newCustomer'] ?? '';
  await measure(url, cookie);
  const pairs: Pair[] = [];
  for (let window = 0; window < windows; window += 1) {
    const quiet = await measure(url, cookie);
    attacker.send(true);
    pairs.push({ quiet, beside: await measure(url, cookie) });
    attacker.send(false);
  }
  const sent = hear<number>(attacker);
  attacker.send('end');
  const tally = newTally('a hot call of somebody else');
  tally.tried = await sent;
  server.send('end');
  for (const [name, share] of [
    ['median', 0.5],
    ['p95', 0.95],
    ['p99', 0.99],
  ] as const) {
    const ratio = ratioOf(pairs, share);
    tally.ends.set(`${name} ${ratio.toFixed(2)} of its quiet value`, pairs.length);
    // Of a hundred calls the last one or two are the machine's own.
    if (share < 0.99 && ratio > MOST)
      tally.faults.push(`its ${name} is ${ratio.toFixed(2)} of its quiet value`);
  }
  return tally;
};
