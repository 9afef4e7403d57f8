import { parseArgs } from 'node:util';
import { postgresAnswers } from '../database/postgres-url.ts';
import { attackCalls } from './hostile-calls.ts';
import { attackSockets } from './hostile-frames.ts';
import { attackHeaders } from './hostile-headers.ts';
import { attackUploads } from './hostile-uploads.ts';
import { type HostileWorld, openHostileWorld } from './hostile-world.ts';
import { measureNeighbour } from './neighbour/measure.ts';
import { type Tally, told } from './tally.ts';

// `pnpm bench hostile [calls] [uploads] [headers] [sockets] [neighbour]`: what is wrong breaks, stores and slows nothing.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Wrong calls of each line of the isolation tables. */
    calls: { type: 'string', default: '12' },
    /** Files broken by chance beside the named ones. */
    files: { type: 'string', default: '40' },
    /** Each so many-th of all headers, values and addresses. */
    headers: { type: 'string', default: '11' },
    /** Wrong frames of each kind, person and socket. */
    frames: { type: 'string', default: '3' },
    /** Pairs of a quiet and a hostile window. */
    windows: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** `pglite` or `postgres`; without it both, where a PostgreSQL answers. */
    database: { type: 'string' },
  },
});

const seed = Number(values.seed);

type Part = (world: HostileWorld) => Promise<readonly Tally[]>;

const parts: Readonly<Record<string, Part>> = {
  calls: (world) => attackCalls(world, { each: Number(values.calls), seed }),
  uploads: async (world) => [await attackUploads(world, { broken: Number(values.files), seed })],
  headers: async (world) => [await attackHeaders(world, { seed, share: Number(values.headers) })],
  sockets: async (world) => [await attackSockets(world, { each: Number(values.frames), seed })],
  neighbour: async () => [await measureNeighbour(seed, Number(values.windows))],
};

const databases = values.database
  ? [values.database]
  : ['pglite', ...((await postgresAnswers()) ? ['postgres'] : [])];
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
let lost = 0;

for (const database of databases) {
  process.env['TEST_DATABASE'] = database;
  console.warn(`\nOn ${database}, seed ${seed}`);
  for (const name of wanted) {
    const part = parts[name];
    if (!part) throw new Error(`No such part: ${name}. There are ${Object.keys(parts).join(', ')}`);
    // A server of its own for each part: what one stored by right is not in the way of the next.
    const world = await openHostileWorld();
    for (const tally of await part(world)) {
      console.warn(told(tally));
      for (const fault of tally.faults) console.warn(`  LOST ${fault.slice(0, 500)}`);
      lost += tally.faults.length;
    }
    await world.close();
  }
}
console.warn(lost === 0 ? '\nNothing was lost.' : `\n${lost} times something was lost.`);
process.exitCode = lost === 0 ? 0 : 1;
