import { readReport } from '@portal/shared-contracts/admin';
import { addSome, changeSomething, numbers } from '../../../../test/reports/changes.ts';
import { JUNE, type June, openJune } from '../../../../test/reports/june.ts';
import { sweep } from '../../../housekeeping.ts';

let june: June;
beforeAll(async () => {
  june = await openJune();
});
afterAll(() => june.portal.close());

const REPORTS = ['orders', 'writers', 'revenue', 'reviews'] as const;
const read = async () =>
  Promise.all(
    REPORTS.map(async (name) => (await june.admin.call(readReport, { name, ...JUNE })).body.tables),
  );
const rows = <Row>(sql: string, params: readonly unknown[] = []) =>
  june.portal.db().query<Row>(sql, params);
const forgetSums = () => rows("delete from report_days where site_id = 'northwind'");

test.each([1, 2, 3])(
  'BO-70 BO-71 BO-72 BO-73 reports from the sums of days say what the rows say, whatever was changed since (%i)',
  async (seed) => {
    const { portal } = june;
    const pick = numbers(seed * 7919);
    for (let count = 1; count <= 24; count += 1)
      await addSome({ portal, pick, count: seed * 1000 + count });
    for (let round = 0; round < 8; round += 1) {
      await sweep(portal.platform);
      for (let step = 0; step < 8; step += 1)
        await changeSomething({ portal, pick, count: seed * 1000 + 100 + round * 8 + step });
      const withMarks = await read();
      await sweep(june.portal.platform);
      const bySums = await read();
      await forgetSums();
      const byRows = await read();
      expect(withMarks).toEqual(byRows);
      expect(bySums).toEqual(byRows);
    }
  },
);

test('BO-70 finished days are read from their sums alone, and cut anew when the firm moves to another time zone', async () => {
  await sweep(june.portal.platform);
  const kept = () =>
    rows<{ days: number; zones: string[] }>(
      'select count(*)::int as days, array_agg(distinct time_zone) as zones from report_days',
    );
  expect(await kept()).toEqual([{ days: 732, zones: ['America/New_York'] }]);
  const before = await read();
  // What nobody may do: a sum that is not that of its rows shows that nothing else was read.
  await rows(`update report_sums set sums = sums || '{"cancelled": 77}' where report = 'orders'
    and day = '2024-06-06'`);
  expect(await read()).not.toEqual(before);
  await june.portal.platform.database
    .platform()
    .query(
      `update sites set settings = settings || '{"timeZone": "Asia/Kolkata"}' where site_id = 'northwind'`,
    );
  june.portal.app.portal.sites.forget();
  const elsewhere = await read();
  await sweep(june.portal.platform);
  expect(await kept()).toEqual([{ days: 732, zones: ['Asia/Kolkata'] }]);
  expect(await read()).toEqual(elsewhere);
});

test('BO-70 days that a server of another version has kept without a report are counted from their rows, and kept anew', async () => {
  await sweep(june.portal.platform);
  const before = await read();
  await rows(`update report_days set reports = array_remove(reports, 'reviews')`);
  await rows(`delete from report_sums where report = 'reviews'`);
  expect(await read()).toEqual(before);
  await sweep(june.portal.platform);
  expect(await rows(`select 1 from report_days where not 'reviews' = any(reports)`)).toEqual([]);
  expect(await read()).toEqual(before);
});

test('BO-70 a firm sees the sums and marks of its own days only', async () => {
  await sweep(june.portal.platform);
  for (const table of ['report_days', 'report_sums', 'report_marks']) {
    const foreign = await june.portal
      .db('acme')
      .query(`select 1 from ${table} where site_id <> 'acme'`);
    expect(foreign).toEqual([]);
  }
  const all = await june.portal.platform.database
    .platform()
    .query<{ site: string }>('select distinct site_id as site from report_days order by 1');
  expect(all.map(({ site }) => site)).toEqual(['acme', 'northwind']);
});
