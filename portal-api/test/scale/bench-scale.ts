import { parseArgs } from 'node:util';
import { createTestApp } from '../create-test-app.ts';
import { postgresAnswers } from '../database/postgres-url.ts';
import { type ScaleCall, scaleCalls } from './calls.ts';
import { bigTables, growFirm } from './fill-firm.ts';
import { type Measured, measureCalls } from './measure.ts';
import type { FirmSize } from './rows.ts';
import { watchStatements } from './watched-database.ts';

// `pnpm bench scale`: one firm on PostgreSQL, first with a tenth of everything, then with all of it. A database of
// its own is filled beside the one of `DATABASE_URL` or 127.0.0.1:5432, and dropped at the end.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    people: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '1000000' },
    audit: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
  },
});

/** Ten times as much may look at so many times as many pages: what follows the logarithm needs a third more. */
const GROWTH = 2;
/** One page more of each index. */
const SLACK = 200;

const whole: FirmSize = {
  orders: Number(values.orders),
  people: Number(values.people),
  messages: Number(values.messages),
  audit: Number(values.audit),
};
const part: FirmSize = {
  orders: whole.orders / 10,
  people: whole.people / 10,
  messages: whole.messages / 10,
  audit: whole.audit / 10,
};
const nothing: FirmSize = { orders: 0, people: 0, messages: 0, audit: 0 };

const faultsOf = (call: ScaleCall, before: Measured, after: Measured): string[] => [
  ...(after.status === 200 ? [] : [`answers ${after.status}`]),
  ...(after.statements > call.statements ? [`more than ${call.statements} statements`] : []),
  ...(after.sql95 > call.milliseconds ? [`more than ${call.milliseconds} ms of SQL`] : []),
  ...(after.pages > before.pages * GROWTH + SLACK ? ['grows with the firm'] : []),
  ...after.wholes.map((table) => `reads all of ${table}`),
];

const lineOf = (call: ScaleCall, before: Measured, after: Measured, faults: readonly string[]) =>
  [
    call.url.padEnd(62),
    String(after.statements).padStart(3),
    before.p50.toFixed(1).padStart(8),
    after.p50.toFixed(1).padStart(8),
    (after.p50 / before.p50).toFixed(2).padStart(6),
    after.sql95.toFixed(1).padStart(8),
    String(before.pages).padStart(10),
    String(after.pages).padStart(8),
    faults.length === 0 ? '  ok' : `  ${faults.join(', ')}`,
  ].join('');

const run = async (): Promise<number> => {
  const watch = watchStatements();
  process.env['TEST_DATABASE'] = 'postgres';
  const portal = await createTestApp({
    seed: 'demo',
    wrap: watch.wrap,
    config: { RATE_LIMIT_FACTOR: '100000' },
  });
  const { database } = portal.platform;
  const calls = scaleCalls().filter(({ url }) => url.includes(values.only));
  const measure = async (before: FirmSize, size: FirmSize) => {
    console.warn(`filling: ${JSON.stringify(size)}`);
    await growFirm(database, before, size);
    return measureCalls({ portal, watch, big: await bigTables(database) }, calls);
  };
  try {
    const small = await measure(nothing, part);
    const large = await measure(part, whole);
    console.warn(`\n${'call'.padEnd(62)}  n   p50 1/10     p50  ratio sql p95 pages 1/10   pages`);
    let failing = 0;
    for (const call of calls) {
      const [before, after] = [small.get(call.url), large.get(call.url)];
      if (!before || !after) continue;
      const faults = faultsOf(call, before, after);
      if (faults.length > 0) failing += 1;
      console.warn(lineOf(call, before, after, faults));
    }
    console.warn(failing === 0 ? '\nNo failing line.' : `\n${failing} failing lines.`);
    return failing === 0 ? 0 : 1;
  } finally {
    await portal.close();
  }
};

if (await postgresAnswers()) process.exitCode = await run();
else {
  console.error('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');
  process.exitCode = 2;
}
