import { exportReport, listFirmInvoices, listPayments } from '@portal/shared-contracts/admin';
import {
  insertRows,
  JUNE,
  type June,
  numbersOf,
  openJune,
  paidRow,
} from '../../../../test/reports/june.ts';

let june: June;
const addPaid = async (): Promise<void> => {
  await insertRows(june.portal, 'payment_attempts', [
    paidRow('p-1', {
      updated_at: '2024-06-03T12:00:00Z',
      amount_minor: 8000,
      coupon: 'SUMMER-1',
      order_id: 'r-1',
    }),
    paidRow('p-2', {
      updated_at: '2024-06-04T02:00:00Z',
      kind: 'tip',
      subject_id: 'r-1',
      order_id: 'r-1',
      list_minor: 2500,
      amount_minor: 2500,
    }),
    paidRow('p-3', { updated_at: '2024-05-20T12:00:00Z', currency: 'eur' }),
    // Noted in July, paid in June.
    paidRow('p-4', {
      updated_at: '2024-07-10T12:00:00Z',
      provider: 'none',
      kind: 'invoice',
      invoice_id: null,
    }),
    paidRow('p-test', { updated_at: '2024-06-03T12:00:00Z', order_id: 'r-test' }),
  ]);
  await insertRows(june.portal, 'outside_payments', [
    { payment_key: 'p-4', method: 'bank', paid_on: '2024-06-12', reference: '', recorded_by: '' },
  ]);
  await insertRows(june.portal, 'coupon_uses', [
    {
      coupon: 'SUMMER',
      payment_key: 'p-1',
      used_at: '2024-06-03T12:00:00Z',
      single_code: 'SUMMER-1',
    },
  ]);
};

const addReturned = async (): Promise<void> => {
  const refund = { payment_key: 'p-1', reason: '', state: 'done', origin: 'firm' };
  await insertRows(june.portal, 'refunds', [
    {
      ...refund,
      id: 'b-1',
      request_key: 'b-1',
      amount_minor: 3000,
      asked_at: '2024-06-20',
      updated_at: '2024-06-20T12:00:00Z',
    },
    {
      ...refund,
      id: 'b-2',
      request_key: 'b-2',
      amount_minor: 1000,
      state: 'failed',
      asked_at: '2024-06-20',
      updated_at: '2024-06-20T12:00:00Z',
    },
  ]);
  const person_id = june.portal.personId('customer');
  await insertRows(june.portal, 'invoices', [
    {
      id: 'i-1',
      number: 9001,
      person_id,
      package_id: '',
      package_name: 'Coaching',
      status: 'unpaid',
      list_minor: 4000,
      price_minor: 4000,
      currency: 'usd',
      created_at: '2024-06-08T12:00:00Z',
      note: '',
      version: 1,
    },
  ]);
};
beforeAll(async () => {
  june = await openJune();
  await addPaid();
  await addReturned();
});
afterAll(() => june.portal.close());

const revenueOf = async (key: string, currency = 'usd') =>
  (await june.tablesOf('revenue')).find(
    (table) => table.key === key && table.currency === currency,
  );

test('BO-70 revenue is what was paid less what went back, by day and currency, beside tips, coupons and what is unpaid', async () => {
  expect(numbersOf(await revenueOf('revenue'))).toEqual({
    now: [205, 30, 175, 25, 20, 40],
    before: [0, 0, 0, 0, 0, 0],
  });
  expect(numbersOf(await revenueOf('revenue', 'eur'))).toEqual({
    now: [0, 0, 0, 0, 0, 0],
    before: [100, 0, 100, 0, 0, 0],
  });
  expect(numbersOf(await revenueOf('revenue-days'))).toEqual({
    '2024-06-20': [0, 30, -30],
    '2024-06-12': [100, 0, 100],
    // The evening of June 3 in New York.
    '2024-06-03': [105, 0, 105],
  });
  expect(numbersOf(await revenueOf('tips'))).toEqual({ 'William Okafor': [1, 25, 0] });
  expect(numbersOf(await revenueOf('coupons'))).toEqual({ SUMMER: [1, 20, 0] });
});

test('BO-74 each sum opens the payments and invoices that it adds up, and its days are a file', async () => {
  const paid = async (rows: { filter: object } | undefined) =>
    (await june.admin.call(listPayments, { ...rows?.filter })).body.items
      .map(({ _id }) => _id)
      .sort();
  const now = (await revenueOf('revenue'))?.lines[0]?.figures.map(({ rows }) => rows) ?? [];
  expect(await Promise.all(now.slice(0, 5).map(paid))).toEqual([
    ['p-1', 'p-2', 'p-4'],
    ['p-1'],
    ['p-1', 'p-2', 'p-4'],
    ['p-2'],
    ['p-1'],
  ]);
  expect(await paid((await revenueOf('tips'))?.lines[0]?.figures[0]?.rows)).toEqual(['p-2']);
  expect(await paid((await revenueOf('coupons'))?.lines[0]?.figures[0]?.rows)).toEqual(['p-1']);
  const unpaid = await june.admin.call(listFirmInvoices, { ...now[5]?.filter } as object);
  expect(unpaid.body.items.map(({ _id }) => _id)).toEqual(['i-1']);

  const { body } = await june.admin.inject({
    url: exportReport.path.replace('{name}', 'revenue'),
    query: { ...JUNE, table: 'revenue-days' },
  });
  expect(body).toContain('usd,2024-06-20,0,30,-30\r\n');
});
