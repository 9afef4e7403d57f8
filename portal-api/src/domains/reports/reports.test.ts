import {
  exportReport,
  listAdminReviews,
  readReport,
  type ReportName,
} from '@portal/shared-contracts/admin';
import { critiqueId } from '../../../seed/money.ts';
import {
  insertRows,
  JUNE,
  type June,
  numbersOf,
  openJune,
  paidRow,
} from '../../../test/reports/june.ts';

let june: June;
beforeAll(async () => {
  june = await openJune();
});
afterAll(() => june.portal.close());

test('BO-71 BO-74 orders are counted on the firm’s days with turnaround and late share, and each number opens its rows', async () => {
  const [whole, days] = await june.tablesOf('orders');
  expect(whole?.columns.map(({ key }) => key)).toEqual([
    'ordered',
    'completed',
    'cancelled',
    'median',
    'ninetieth',
    'late',
  ]);
  expect(numbersOf(whole)).toEqual({
    now: [2, 2, 1, 19.8, 27.6, 0.5],
    before: [1, 0, 0, null, null, null],
  });
  expect(numbersOf(days)).toEqual({
    '2024-06-30': [0, 1, 0],
    '2024-06-11': [0, 1, 0],
    '2024-06-06': [0, 0, 1],
    '2024-06-05': [1, 0, 0],
    '2024-06-01': [1, 0, 0],
  });
  const behind = whole?.lines[0]?.figures.map(({ rows }) => rows);
  expect(await Promise.all((behind ?? []).map(june.ordersBehind))).toEqual([
    ['r-1', 'r-3'],
    ['r-1', 'r-2'],
    ['r-3'],
    ['r-1', 'r-2'],
    ['r-1', 'r-2'],
    ['r-2'],
  ]);
});

test('BO-72 BO-74 a writer’s mean and share are told from five ratings on, beside the drafts of an order', async () => {
  const [service] = await june.portal
    .db()
    .query<{ id: string }>("select id from services where site_id = 'northwind' limit 1");
  const draft = (count: number, rating: number | null, order = 'r-1') => ({
    id: `d-${count}`,
    order_id: order,
    service_id: service?.id,
    writer_id: june.portal.personId('writer'),
    number: count,
    notes: '',
    rating,
    reviewed_at: rating === null ? null : '2024-06-20T12:00:00Z',
    created_at: '2024-06-19T12:00:00Z',
    updated_at: '2024-06-20T12:00:00Z',
  });
  await insertRows(
    june.portal,
    'drafts',
    [5, 4, 3, 5].map((rating, index) => draft(index + 1, rating)),
  );
  await insertRows(june.portal, 'drafts', [draft(90, 1, 'r-test')]);
  const read = async () => (await june.tablesOf('writers'))[0];
  expect(numbersOf(await read())).toEqual({
    'William Okafor': [4, 'too few', 'too few', 'too few', 'too few'],
  });
  await insertRows(june.portal, 'drafts', [draft(5, 2, 'r-2'), draft(6, null)]);
  const table = await read();
  expect(numbersOf(table)).toEqual({
    'William Okafor': [5, 3.8, 'too few', 0.4, 'too few'],
  });
  const [line] = table?.lines ?? [];
  expect(await june.ordersBehind(line?.figures[0]?.rows)).toEqual(['r-1', 'r-2']);
});

test('BO-73 BO-74 reviews are counted by week from opening to payment', async () => {
  const critique_id = critiqueId('northwind', 'rated');
  const view = (id: string, created_at: string) => ({ id, critique_id, created_at });
  await insertRows(june.portal, 'critique_views', [
    view('v-1', '2024-06-03T12:00:00Z'),
    view('v-2', '2024-06-04T12:00:00Z'),
    view('v-3', '2024-06-12T12:00:00Z'),
  ]);
  await insertRows(june.portal, 'review_clicks', [
    { id: 'k-1', kind: 'checkout', critique_id, created_at: '2024-06-12T12:00:00Z' },
  ]);
  await insertRows(june.portal, 'payment_attempts', [
    paidRow('p-9', { updated_at: '2024-06-13T12:00:00Z', critique_id }),
  ]);
  const [whole, weeks] = await june.tablesOf('reviews');
  expect(numbersOf(whole)).toEqual({ now: [1, 1, 1], before: [0, 0, 0] });
  expect(numbersOf(weeks)).toEqual({ '2024-06-10': [1, 1, 1], '2024-06-03': [1, 0, 0] });
  const filter = weeks?.lines[1]?.figures[0]?.rows?.filter as object;
  const { items } = (await june.admin.call(listAdminReviews, { ...filter })).body;
  expect(items.map(({ _id }) => _id)).toEqual([critique_id]);
});

test('BO-73 BO-74 answers to surveys are counted by question and option, of whoever answered it', async () => {
  const question = { placeholder: '', required: false, options: [] };
  const questions = [
    { ...question, type: 'radio', text: 'Happy?', key: 'q1', options: ['Yes', 'No'] },
    { ...question, type: 'checkbox', text: 'What for?', key: 'q2', options: ['Job', 'Fun'] },
    { ...question, type: 'textarea', text: '=Anything else?', key: 'q3' },
  ];
  const answered = (order_id: string, answers: object) => ({
    id: `s-${order_id}`,
    order_id,
    survey_id: 'gone',
    questions,
    answers,
    fingerprint: '',
    submitted_at: '2024-06-21T12:00:00Z',
  });
  await insertRows(june.portal, 'survey_answers', [
    answered('r-1', { q1: 'Yes', q2: ['Job', 'Fun'], q3: 'Thanks' }),
    answered('r-2', { q1: 'No', q2: ['Job'], q3: '' }),
    answered('r-test', { q1: 'No' }),
  ]);
  const surveys = await june.tablesOf('surveys');
  expect(surveys.map((table) => [table.title, numbersOf(table)])).toEqual([
    ['Happy?', { Yes: [1, 0.5, 0], No: [1, 0.5, 0] }],
    ['What for?', { Job: [2, 1, 0], Fun: [1, 0.5, 0] }],
    ['=Anything else?', { '': [1, 1, 0] }],
  ]);
  expect(await june.ordersBehind(surveys[1]?.lines[1]?.figures[0]?.rows)).toEqual(['r-1']);
  expect(await june.ordersBehind(surveys[2]?.lines[0]?.figures[0]?.rows)).toEqual(['r-1']);
});

test('BO-74 a table is saved as CSV with ISO days, and nothing that a table program would run', async () => {
  const file = async (name: ReportName, table?: string) => {
    const url = exportReport.path.replace('{name}', name);
    const query = { ...JUNE, ...(table ? { table } : {}) };
    const { body, headers } = await june.admin.inject({ url, query });
    expect(headers['content-type']).toBe('text/csv; charset=utf-8');
    return body;
  };
  expect(await file('orders')).toBe(
    '\uFEFFfrom,to,ordered,completed,cancelled,median,ninetieth,late\r\n' +
      '2024-06-01,2024-06-30,2,2,1,19.8,27.6,0.5\r\n2024-05-02,2024-05-31,1,0,0,,,\r\n',
  );
  expect(await file('orders', 'order-days')).toContain('\r\n2024-06-30,0,1,0\r\n');
  expect(await file('surveys')).toContain("'=Anything else?,,1,1,0\r\n");
});

test('BO-02 BO-70 each report is for whoever holds its area', async () => {
  const money = await june.portal.signIn('moneyAdmin');
  const statusOf = async (name: ReportName) => (await money.call(readReport, { name })).status;
  expect(await statusOf('revenue')).toBe(200);
  for (const name of ['orders', 'writers', 'reviews', 'surveys'] as const)
    expect(await statusOf(name)).toBe(403);
});

test('BO-70 a period is the last thirty days at first, and a year at most', async () => {
  const ask = async (days: object) =>
    (await june.admin.call(readReport, { name: 'orders', ...days })).body;
  expect(await ask({})).toMatchObject({
    timeZone: 'America/New_York',
    period: { from: '2026-02-01', to: '2026-03-02' },
    before: { from: '2026-01-02', to: '2026-01-31' },
  });
  const { period } = await ask({ from: '2024-12-31', to: '2020-01-01' });
  expect(period).toEqual({ from: '2024-01-01', to: '2024-12-31' });
});
