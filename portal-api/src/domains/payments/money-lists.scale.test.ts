import { createTestApp, type TestApp } from '../../../test/create-test-app.ts';
import { explained } from '../../../test/database/explained.ts';
import { growFirm } from '../../../test/scale/fill-firm.ts';
import {
  countFirmInvoices,
  invoiceFilterOf,
  listFirmInvoiceRows,
} from './firm-invoices/firm-invoices.repository.ts';
import { countPaid, listPaid, paymentFilterOf } from './payment-list/payment-list.repository.ts';

const NOTHING = { orders: 0, people: 0, messages: 0, audit: 0 };
const PLACE = { after: undefined, limit: 51 };

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const size = { orders: 10_000, people: 1_000, messages: 0, audit: 0 };
  await growFirm(portal.platform.database, NOTHING, size);
});
afterAll(() => portal.close());

const READS_ALL = /Seq Scan on (?:invoices|payment_attempts|orders|people)/;

test.each([
  { search: 'family778' },
  { search: 'inv-100123' },
  { search: '#12345' },
  { search: 'person778@' },
])('BO-94 the list of invoices finds %j without reading all of them', async (asked) => {
  const { db, plans } = explained(portal.db());
  const filter = invoiceFilterOf('UTC', asked);
  const rows = await listFirmInvoiceRows(db, filter, PLACE);
  expect(rows.length).toBeGreaterThan(0);
  expect(await countFirmInvoices(db, filter)).toBe(rows.length);
  expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
});

test.each([
  { show: 'all', search: 'family778' },
  { show: 'all', search: '#12345' },
  { show: 'disputed' },
] as const)('BO-96 the list of payments finds %j without reading all of them', async (asked) => {
  const { db, plans } = explained(portal.db());
  const filter = paymentFilterOf('UTC', asked);
  const rows = await listPaid(db, filter, PLACE);
  expect(rows.length).toBeGreaterThan(0);
  expect(Math.min(await countPaid(db, filter), PLACE.limit)).toBe(rows.length);
  expect(plans.filter((plan) => READS_ALL.test(plan))).toEqual([]);
});

test('BO-94 BO-96 a later page of what somebody is found by goes on behind the first', async () => {
  const db = portal.db();
  const search = 'ada';
  const invoices = invoiceFilterOf('UTC', { search });
  const [first, ...others] = await listFirmInvoiceRows(db, invoices, PLACE);
  const place = [first?.createdAt.toISOString() ?? '', first?.id ?? ''];
  const later = await listFirmInvoiceRows(db, invoices, { after: place, limit: 50 });
  expect(later.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  const payments = paymentFilterOf('UTC', { show: 'all', search });
  const [paid, ...more] = await listPaid(db, payments, PLACE);
  const after = [paid?.attempt.createdAt.toISOString() ?? '', paid?.attempt.key ?? ''];
  const next = await listPaid(db, payments, { after, limit: 50 });
  expect(next.map(({ attempt }) => attempt.key)).toEqual(more.map(({ attempt }) => attempt.key));
});
