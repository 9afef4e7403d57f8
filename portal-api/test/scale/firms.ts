import { performance } from 'node:perf_hooks';
import { getWebsite } from '@portal/shared-contracts/website';
import { createTestApp } from '../create-test-app.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { copyRow } from './rows.ts';
import type { Work } from './work.ts';

const FIRMS = 2000;
const ROUNDS = 3;
/** A start looks at what it publishes, not at who uses it. */
const MOST = 1.5;

const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Milliseconds until a server on a database with so many firms more has answered for one of them. */
const startWith = async (firms: number): Promise<number> => {
  let begun = 0;
  const open = async (now: () => Date) => {
    const database = await openTestDatabase('base', now);
    const owner = database.server.owner();
    const siteId = "'firm' || n";
    await copyRow(owner, [1, firms], {
      table: 'sites',
      model: 'true',
      values: { site_id: siteId },
    });
    const host = "'firm' || n || '.example'";
    await copyRow(owner, [1, firms], {
      table: 'site_hosts',
      model: 'true',
      values: { host, site_id: siteId },
    });
    begun = performance.now();
    return database;
  };
  const portal = await createTestApp({ open });
  try {
    const headers = { host: firms > 0 ? `firm${firms}.example` : 'localhost' };
    const { statusCode } = await portal.visit().inject({ url: getWebsite.path, headers });
    if (statusCode !== 200) throw new Error(`A firm's website answered ${statusCode}.`);
    return performance.now() - begun;
  } finally {
    await portal.close();
  }
};

/** What 2,000 firms make of a start, beside the two of the demo, in turns. */
export const measureFirms = async (): Promise<Work> => {
  const few: number[] = [];
  const many: number[] = [];
  await startWith(0);
  for (let round = 0; round < ROUNDS; round += 1) {
    few.push(await startWith(0));
    many.push(await startWith(FIRMS));
  }
  return {
    name: `start with ${FIRMS} firms, beside two`,
    figure: middle(many) / middle(few),
    most: MOST,
    unit: 'times',
  };
};
