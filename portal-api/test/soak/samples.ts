import type { DatabaseServer } from '../../src/kernel/database.ts';
import { quantile } from '../resumes/bench/processes.ts';
import { askOne } from './ask.ts';

/** What a server and its people used at one moment. */
export type Sample = Readonly<Record<Watched | 'acts', number>>;

/** What has to stay flat, and how much it may grow over a run. */
const MOST_GROWTH = {
  memory: 1.15,
  handles: 1.1,
  files: 1.1,
  sockets: 1.1,
  connections: 1.1,
  'transactions of an act': 1.1,
  'bytes of an act': 1.15,
} as const;
type Watched = keyof typeof MOST_GROWTH;

/** A few more or less of what is counted are no leak. */
const SLACK = 5;

/** What was done since the last sample. */
export interface Acts {
  acts: number;
  bytes: number;
}

/** The sum of all series of one number in the text of `/metrics`. */
export const valueIn = (metrics: string, name: string): number =>
  [...metrics.matchAll(new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'gm'))].reduce(
    (sum, [, value]) => sum + Number(value),
    0,
  );

const transactionsOf = async (database: DatabaseServer): Promise<number> => {
  const [row] = await database
    .owner()
    .query<{ count: number }>(
      'select (xact_commit + xact_rollback)::int as count from pg_stat_database where datname = current_database()',
    );
  return row?.count ?? 0;
};

/** Reads the numbers of one server again and again. */
export const openSamples = async (port: number, database: DatabaseServer) => {
  const samples: Sample[] = [];
  let before = await transactionsOf(database);
  return {
    samples,
    take: async ({ acts, bytes }: Acts): Promise<Sample> => {
      const { text } = await askOne(port, { host: 'localhost', cookie: '' }, { url: '/metrics' });
      const now = await transactionsOf(database);
      const sample: Sample = {
        acts,
        memory: valueIn(text, 'process_resident_memory_bytes'),
        handles: valueIn(text, 'nodejs_active_handles_total'),
        files: valueIn(text, 'process_open_fds'),
        sockets: valueIn(text, 'portal_sockets_open'),
        connections: valueIn(text, 'portal_database_connections'),
        'transactions of an act': (now - before) / Math.max(1, acts),
        'bytes of an act': bytes / Math.max(1, acts),
      };
      before = now;
      samples.push(sample);
      return sample;
    },
  };
};

const middle = (samples: readonly Sample[], of: Watched): number =>
  quantile(
    samples.map((sample) => sample[of]),
    0.5,
  );

/** How each number of the last third compares to the one of the middle third; the first one warms up. */
export const growthOf = (all: readonly Sample[]) => {
  const samples = all.filter(({ acts }) => acts > 0);
  const third = Math.floor(samples.length / 3);
  const [early, late] = [samples.slice(third, 2 * third), samples.slice(2 * third)];
  return (Object.keys(MOST_GROWTH) as Watched[]).map((of) => {
    const [from, to] = [middle(early, of), middle(late, of)];
    const isFlat = to <= from * MOST_GROWTH[of] || (to < 1000 && to - from <= SLACK);
    return { of, from, to, isFlat };
  });
};
