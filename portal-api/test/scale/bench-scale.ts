import { parseArgs } from 'node:util';
import type { DatabaseServer } from '../../src/kernel/database.ts';
import { createTestApp } from '../create-test-app.ts';
import { postgresAnswers } from '../database/postgres-url.ts';
import { type ScaleCall, scaleCalls } from './calls.ts';
import { bigTables, growFirm } from './fill-firm.ts';
import { dropKept, openKept } from './kept-database.ts';
import { type Measured, measureCalls } from './measure.ts';
import type { FirmSize } from './rows.ts';
import { measureFirms } from './firms.ts';
import { watchStatements } from './watched-database.ts';
import { measureWork, type Work } from './work.ts';

// `pnpm bench scale`: one firm on PostgreSQL, first with a tenth of everything, then with all of it. Databases
// of its own are filled beside the one of `DATABASE_URL` or 127.0.0.1:5432, and dropped at the end.
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '100000' },
    people: { type: 'string', default: '10000' },
    messages: { type: 'string', default: '1000000' },
    audit: { type: 'string', default: '1000000' },
    only: { type: 'string', default: '' },
    /** The filled databases stay, and the next run takes them as they are, with its own migrations. */
    keep: { type: 'boolean', default: false },
    /** Prints the statements of failing lines with their plans. */
    plans: { type: 'boolean', default: false },
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
  ...(!call.isWide && after.pages > before.pages * GROWTH + SLACK ? ['grows with the firm'] : []),
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

const nameOf = (size: FirmSize): string =>
  `portal_scale_${[size.orders, size.people, size.messages, size.audit].join('_')}`;

const calls = scaleCalls().filter(({ url }) => url.includes(values.only));

/** Opens a firm of this size, fills it first where it does not stand, makes all calls, and works in the large one. */
const measure = async (before: FirmSize | undefined, size: FirmSize) => {
  const watch = watchStatements();
  const growth = {
    ...(before && { from: nameOf(before) }),
    grow: (server: DatabaseServer) => {
      console.warn(`filling: ${JSON.stringify(size)}`);
      return growFirm(server, before ?? nothing, size);
    },
  };
  const portal = await createTestApp({
    open: (now) => openKept(nameOf(size), now, growth),
    wrap: watch.wrap,
    config: { RATE_LIMIT_FACTOR: '100000' },
  });
  try {
    const big = await bigTables(portal.platform.database);
    const asked = await measureCalls({ portal, watch, big }, calls);
    return { asked, work: before && values.only === '' ? await measureWork(portal) : [] };
  } finally {
    await portal.close();
  }
};

const report = (small: Map<string, Measured>, large: Map<string, Measured>): number => {
  console.warn(`\n${'call'.padEnd(62)}  n   p50 1/10     p50  ratio sql p95 pages 1/10   pages`);
  let failing = 0;
  for (const call of calls) {
    const [before, after] = [small.get(call.url), large.get(call.url)];
    if (!before || !after) continue;
    const faults = faultsOf(call, before, after);
    if (faults.length > 0) failing += 1;
    console.warn(lineOf(call, before, after, faults));
    if (values.plans && faults.length > 0)
      for (const { sql, plan } of after.asked) console.warn(`${sql}\n${plan}\n`);
  }
  console.warn(failing === 0 ? '\nNo failing line.' : `\n${failing} failing lines.`);
  return failing === 0 ? 0 : 1;
};

const reportWork = (work: readonly Work[]): number => {
  console.warn(`\n${'work'.padEnd(62)}  figure    most`);
  for (const { name, figure, most, unit } of work) {
    const figures = `${figure.toFixed(2).padStart(8)}${String(most).padStart(8)} ${unit}`;
    console.warn(`${name.padEnd(62)}${figures}${figure > most ? '  too much' : '  ok'}`);
  }
  return work.some(({ figure, most }) => figure > most) ? 1 : 0;
};

const run = async (): Promise<number> => {
  try {
    const small = await measure(undefined, part);
    const large = await measure(part, whole);
    const lists = report(small.asked, large.asked);
    if (values.only !== '') return lists;
    return Math.max(lists, reportWork([...large.work, await measureFirms()]));
  } finally {
    if (!values.keep) await dropKept([nameOf(whole), nameOf(part)]);
  }
};

if (await postgresAnswers()) process.exitCode = await run();
else {
  console.error('No PostgreSQL answers at DATABASE_URL or 127.0.0.1:5432.');
  process.exitCode = 2;
}
