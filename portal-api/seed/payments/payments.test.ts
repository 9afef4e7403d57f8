import { readReport } from '@portal/shared-contracts/admin';
import { toMajor } from '@portal/shared-contracts';
import { createTestApp, type TestApp, type TestSite } from '../../test/create-test-app.ts';
import { numbersOf } from '../../test/reports/june.ts';
import { compareFirm } from '../../src/domains/payments/comparison/compare-books.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const sites: readonly TestSite[] = ['northwind', 'acme'];

const count = async (site: TestSite, sql: string): Promise<number> =>
  (await portal.db(site).query<{ n: number }>(sql, [site]))[0]?.n ?? -1;

test.each(sites)(
  'HS-06 BO-60 every order of the demo firm %s that reads paid was paid, for what its invoice says',
  async (site) => {
    expect(
      await count(
        site,
        `select count(*)::int as n from orders o where o.site_id = $1 and not o.awaits_payment
         and not exists (select 1 from invoices i
           join payment_attempts a on a.site_id = i.site_id and a.key = i.payment_key
           where i.site_id = o.site_id and i.order_id = o.id and a.state = 'paid'
             and a.amount_minor = i.price_minor and a.order_id = o.id)`,
      ),
    ).toBe(0);
    expect(
      await count(
        site,
        `select count(*)::int as n from invoices i
         left join payment_attempts a on a.site_id = i.site_id and a.key = i.payment_key
         where i.site_id = $1 and (i.status in ('paid', 'refunded', 'partially_refunded'))
           <> (a.state is not distinct from 'paid'
             and a.returned_minor = coalesce(i.refund_minor, 0))`,
      ),
    ).toBe(0);
  },
);

test.each(sites)(
  'HS-06 BO-70 the report of the demo firm %s is the sum of its invoices and tips',
  async (site) => {
    const [booked] = await portal.db(site).query<{ paid: number; returned: number }>(
      `select sum(a.amount_minor)::bigint as paid, sum(a.returned_minor)::bigint as returned
     from payment_attempts a join sites s on s.site_id = a.site_id
     where a.site_id = $1 and a.state = 'paid' and a.currency = s.settings->>'currency'`,
      [site],
    );
    const admin = await portal.signIn('admin', site);
    const to = portal.clock.now().toISOString().slice(0, 10);
    const from = new Date(portal.clock.now().getTime() - 200 * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const { tables } = (await admin.call(readReport, { name: 'revenue', from, to })).body;
    const [paid, returned, , tips] = numbersOf(tables[0])['now'] ?? [];
    const currency = site === 'northwind' ? 'usd' : 'eur';
    expect([paid, returned, tips]).toEqual([
      toMajor(booked?.paid ?? 0, currency),
      toMajor(booked?.returned ?? 0, currency),
      32,
    ]);
    expect(returned).toBe(149);
  },
);

test.each(sites)(
  'HS-06 BO-100 the nightly comparison finds nothing in the books of the fresh demo firm %s',
  async (site) => {
    const ctx = await portal.context(site);
    expect(await compareFirm(ctx)).toEqual({ differences: 0, failure: undefined });
    portal.clock.advance(86_400_000);
    expect(await compareFirm(ctx)).toEqual({ differences: 0, failure: undefined });
  },
);
