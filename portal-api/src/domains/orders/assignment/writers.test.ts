import {
  addAbsence,
  assignOrder,
  listFirmWriters,
  removeAbsence,
} from '@portal/shared-contracts/admin';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-67 a writer’s load says open and weekly orders against the limits, days, due soon, turnaround, stars', async () => {
  const admin = await portal.signIn('admin');
  const writerId = portal.personId('writer');
  const said = { maxOpenJobs: 400, maxJobsPerWeek: 300, availableDays: ['Monday'] };
  await portal
    .db()
    .query('update people set writer_data = $2 where id = $1', [writerId, JSON.stringify(said)]);
  const count = async (where: string): Promise<number> => {
    const [row] = await portal
      .db()
      .query<{ n: number }>(
        `select count(*)::int as n from orders where site_id = 'northwind' and writer_id = $1 and ${where}`,
        [writerId],
      );
    return row?.n ?? 0;
  };
  const { writers } = (await admin.call(listFirmWriters, {})).body;
  const one = writers.find(({ _id }) => _id === writerId);
  expect(one).toMatchObject({
    open: await count('status_percentage < 100'),
    mostOpen: 400,
    week: await count(
      `assigned_at > timestamptz '${portal.clock.now().toISOString()}' - interval '7 days'`,
    ),
    mostPerWeek: 300,
    days: ['Monday'],
    limit: null,
    absences: [],
  });
  expect(Math.min(one?.open ?? 0, one?.dueSoon ?? 0, one?.turnaroundDays ?? 0)).toBeGreaterThan(0);
  expect(one?.rating).toBeGreaterThanOrEqual(1);
});

test('BO-67 BO-68 an absent writer is away until the absence is taken back', async () => {
  const admin = await portal.signIn('admin');
  const writerId = portal.personId('writer2');
  const today = portal.clock.now().toISOString().slice(0, 10);
  const backwards = await admin.call(addAbsence, { writerId, from: today, to: '2001-01-01' });
  expect(backwards.error.errors).toEqual({ to: 'The last day lies before the first.' });
  await admin.call(addAbsence, { writerId, from: today, to: today });
  const desk = async () =>
    (await admin.call(listFirmWriters, {})).body.writers.find(({ _id }) => _id === writerId);
  expect(await desk()).toMatchObject({ limit: 'away', absences: [{ from: today, to: today }] });
  const given = { id: orderId('northwind', 'unassigned'), writerId };
  expect((await admin.call(assignOrder, given)).status).toBe(409);
  const absenceId = (await desk())?.absences[0]?._id ?? '';
  await admin.call(removeAbsence, { writerId, absenceId });
  expect((await admin.call(removeAbsence, { writerId, absenceId })).status).toBe(404);
  expect((await admin.call(assignOrder, given)).status).toBe(200);
});
