import {
  listFirmOrders,
  readReport,
  type ReportName,
  type ReportTable,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../create-test-app.ts';

/** A month of which nothing is known but what a test puts there. */
export const JUNE = { from: '2024-06-01', to: '2024-06-30' };

/** Writes rows as they are into a table of the first firm. */
export const insertRows = (
  portal: TestApp,
  table: string,
  rows: readonly Record<string, unknown>[],
) =>
  portal
    .db()
    .query(`insert into ${table} select * from jsonb_populate_recordset(null::${table}, $1)`, [
      JSON.stringify(rows.map((row) => ({ site_id: 'northwind', ...row }))),
    ]);

let number = 90_000;
const addOrder = async (
  portal: TestApp,
  id: string,
  change: Record<string, unknown>,
): Promise<void> => {
  const [model] = await portal
    .db()
    .query<{ row: object }>(
      "select to_jsonb(o) as row from orders o where id = 'northwind-order-writing'",
    );
  number += 1;
  const clean = { completed_at: null, cancelled_at: null, ready_at: null, due_date: null };
  await insertRows(portal, 'orders', [{ ...model?.row, ...clean, id, number, ...change }]);
};

/** The rest of a payment that went well. */
export const paidRow = (key: string, change: Record<string, unknown>) => ({
  key,
  kind: 'checkout',
  subject_id: 'none',
  fingerprint: '',
  state: 'paid',
  list_minor: 10_000,
  amount_minor: 10_000,
  currency: 'usd',
  provider: 'cards',
  made_person: false,
  created_at: change['updated_at'],
  returned_minor: 0,
  is_disputed: false,
  returns_version: 0,
  critique_proven: false,
  ...change,
});

/** The numbers of a table by the beginnings of its lines. */
export const numbersOf = (table: ReportTable | undefined) =>
  Object.fromEntries(
    (table?.lines ?? []).map(({ label, figures }) => [
      label,
      figures.map(({ value, isTooFew }) => (isTooFew ? 'too few' : value)),
    ]),
  );

const addOrders = async (portal: TestApp): Promise<void> => {
  const writer = { writer_id: portal.personId('writer') };
  const start = { ready_at: '2024-06-01T12:00:00Z' };
  // The evening of June 30 in New York is July 1 in Greenwich; that of May 31 is not June there.
  await addOrder(portal, 'r-1', {
    ...writer,
    ...start,
    created_at: '2024-06-01T12:00:00Z',
    completed_at: '2024-07-01T02:00:00Z',
    due_date: '2024-06-30',
  });
  await addOrder(portal, 'r-2', {
    ...writer,
    ...start,
    created_at: '2024-06-01T02:00:00Z',
    completed_at: '2024-06-11T12:00:00Z',
    due_date: '2024-06-10',
    hide_order: true,
  });
  await addOrder(portal, 'r-3', {
    created_at: '2024-06-05T12:00:00Z',
    cancelled_at: '2024-06-06T12:00:00Z',
  });
  await addOrder(portal, 'r-test', {
    ...start,
    is_test: true,
    created_at: '2024-06-05T12:00:00Z',
    completed_at: '2024-06-06T12:00:00Z',
  });
};

/** A firm four hours behind UTC with three orders and a trial in June, and its owner. */
export const openJune = async () => {
  const portal = await createTestApp({ seed: 'demo' });
  const admin = await portal.signIn('admin');
  await admin.call(saveSettings, { baseVersion: 0, changes: { timeZone: 'America/New_York' } });
  await addOrders(portal);
  return {
    portal,
    admin,
    tablesOf: async (name: ReportName): Promise<ReportTable[]> =>
      (await admin.call(readReport, { name, ...JUNE })).body.tables,
    /** The orders behind a number. */
    ordersBehind: async (rows: { filter: object } | undefined): Promise<string[]> => {
      const { items } = (await admin.call(listFirmOrders, { ...rows?.filter })).body;
      return items.map(({ _id }) => _id).sort();
    },
  };
};

/** What {@link openJune} opens. */
export type June = Awaited<ReturnType<typeof openJune>>;
