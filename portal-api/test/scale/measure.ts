import { performance } from 'node:perf_hooks';
import type { TestApp } from '../create-test-app.ts';
import type { TestClient } from '../test-client.ts';
import type { ScaleCall } from './calls.ts';
import type { BigTables } from './fill-firm.ts';
import type { Asked, StatementWatch } from './watched-database.ts';

/** What one call took. */
export interface Measured {
  status: number;
  /** Without those that find out who calls. */
  statements: number;
  p50: number;
  /** Milliseconds of SQL. */
  sql95: number;
  /** Pages that its statements looked at: the same on every machine. */
  pages: number;
  /** Big tables that were read as a whole. */
  wholes: string[];
  /** What was asked, with plans. */
  asked: readonly Asked[];
}

/** So many that the 95th percentile is not just the slowest. */
const RUNS = 41;

const quantile = (values: readonly number[], part: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ??
  0;

// Who calls, from where and whether they may is asked of every call alike.
const OF_EVERY_CALL =
  /\b(?:from|update|into) (?:sessions|sites|site_hosts|rate_counts|admins|second_factors)\b/i;

const own = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ sql }) => !OF_EVERY_CALL.test(sql) && !/last_seen_at = /.test(sql));

// A scan that stops early, as counting to 10,000 does, looks at a part of the table only.
const wholesIn = (asked: readonly Asked[], big: BigTables): string[] => {
  const read = asked.flatMap(({ plan }) =>
    [...plan.matchAll(/Seq Scan on (\w+)[^\n]*((?:\n(?!.*->)[^\n]*)*)/g)].map(
      ([, table = '', details = '']) => ({ table, pages: pagesOf(details) }),
    ),
  );
  const wholes = read.filter(({ table, pages }) => pages * 2 > (big.get(table) ?? Infinity));
  return [...new Set(wholes.map(({ table }) => table))];
};

const pagesOf = (plan: string): number => {
  const [, hit = '0'] = /Buffers: shared hit=(\d+)/.exec(plan) ?? [];
  const [, read = '0'] = /Buffers: shared (?:hit=\d+ )?read=(\d+)/.exec(plan) ?? [];
  return Number(hit) + Number(read);
};

// Totals count to 10,000 by the index, which a tenth of a firm does not reach: they are held to the time alone.
const isTotal = ({ sql }: Asked): boolean => /limit (?:10000|\$\d+)\) counted/.test(sql);

// The first line of a plan counts what all below it looked at.
const pagesIn = (asked: readonly Asked[]): number =>
  asked.filter((one) => !isTotal(one)).reduce((sum, { plan }) => sum + pagesOf(plan), 0);

/** Makes each call again and again. */
export const measureCalls = async (
  { portal, watch, big }: { portal: TestApp; watch: StatementWatch; big: BigTables },
  calls: readonly ScaleCall[],
): Promise<Map<string, Measured>> => {
  const clients = new Map<string, TestClient>();
  const measured = new Map<string, Measured>();
  for (const { person, url } of calls) {
    const client = clients.get(person) ?? (await portal.signIn(person));
    clients.set(person, client);
    const call = async () => (await client.inject({ url })).statusCode;
    const status = await call();
    watch.take();
    await watch.withPlans(call);
    const asked = own(watch.take());
    const times: number[] = [];
    const sql: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      const begun = performance.now();
      await call();
      times.push(performance.now() - begun);
      sql.push(own(watch.take()).reduce((sum, { milliseconds }) => sum + milliseconds, 0));
    }
    measured.set(url, {
      status,
      statements: asked.length,
      p50: quantile(times, 0.5),
      sql95: quantile(sql, 0.95),
      pages: pagesIn(asked),
      wholes: wholesIn(asked, big),
      asked,
    });
  }
  return measured;
};
