import { checkCoupon } from '@portal/shared-contracts/checkout';
import {
  archiveCoupon,
  copyCoupon,
  createCoupon,
  deleteCoupon,
  exportCouponCodes,
  getCoupon,
  listCoupons,
  readSettings,
  restoreCoupon,
  saveCoupon,
  saveSettings,
} from '@portal/shared-contracts/admin';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';
import { openCouponCheckout } from '../../../../test/money/coupon-checkout.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
let admin: TestClient;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  admin = await portal.signIn('admin');
});
afterAll(() => portal.close());

const starter = packageId('northwind', 'starter');
const other = packageId('northwind', 'executive');
const inDays = (count: number): string =>
  new Date(portal.clock.now().getTime() + count * 86_400_000).toISOString();
const check = async (couponCode: string, item = starter) => {
  const { status, body, error } = await portal.visit().call(checkCoupon, { item, couponCode });
  return status === 200 ? body.total : error.message;
};

test('BO-90 a coupon is made once, takes a share or an amount, and one of both is asked for', async () => {
  const again = newAttempt();
  const { coupon } = (await admin.call(createCoupon, { code: 'TENTH', percent: 10 }, again)).body;
  expect(coupon).toMatchObject({ _id: 'TENTH', state: 'active', uses: 0, version: 1 });
  const second = await admin.call(createCoupon, { code: 'TENTH', percent: 10 }, again);
  expect(second.body.coupon).toEqual(coupon);
  await admin.call(createCoupon, { code: 'NINETEEN', amountMinor: 1900 });
  await admin.call(createCoupon, { code: 'MORE-THAN-ALL', amountMinor: 99_000 });
  expect(await check('tenth')).toBe(134.1);
  expect(await check('NINETEEN')).toBe(130);
  expect(await check('MORE-THAN-ALL')).toBe(0);
  const refused = async (content: Parameters<typeof admin.call<typeof createCoupon>>[1]) =>
    (await admin.call(createCoupon, content)).error;
  expect(Object.keys((await refused({ code: 'TENTH', percent: 5 })).errors ?? {})).toEqual([
    'code',
  ]);
  expect((await refused({ code: 'BOTH', percent: 5, amountMinor: 5 })).errors).toHaveProperty(
    'percent',
  );
  for (const code of ['AB', 'small', 'A B C', 'A'.repeat(41)])
    expect((await refused({ code, percent: 5 })).errors).toHaveProperty('code');
  for (const percent of [0, 101])
    expect((await refused({ code: 'SHARE', percent })).errors).toHaveProperty('percent');
});

test('BO-90 it holds from one moment to another, for its packages only', async () => {
  const dates = { startsAt: inDays(1), endsAt: inDays(3) };
  const content = { code: 'SPRING', percent: 50, packageIds: [other], ...dates };
  await admin.call(createCoupon, content);
  expect(await check('SPRING', other)).toBe('This coupon is not valid yet.');
  portal.clock.advance(2 * 86_400_000);
  expect(await check('SPRING', other)).toEqual(expect.any(Number));
  expect(await check('SPRING')).toBe('This coupon is not for this package.');
  portal.clock.advance(2 * 86_400_000);
  admin = await portal.signIn('admin');
  expect(await check('SPRING', other)).toBe('This coupon has expired.');
  const { items } = (await admin.call(listCoupons, { state: 'ended' })).body;
  expect(items.map(({ code }) => code)).toContain('SPRING');
  const wrong = await admin.call(saveCoupon, {
    id: 'SPRING',
    baseVersion: 1,
    endsAt: dates.startsAt,
  });
  expect(wrong.error.errors).toHaveProperty('endsAt');
  const unknown = { id: 'SPRING', baseVersion: 1, packageIds: ['nowhere'] };
  expect((await admin.call(saveCoupon, unknown)).error.errors).toHaveProperty('packageIds');
});

test('BO-90 a stale save is a conflict; archived it is none, brought back and copied it is one', async () => {
  await admin.call(createCoupon, { code: 'COPY-ME', percent: 20, maxUses: 3 });
  const saved = await admin.call(saveCoupon, { id: 'COPY-ME', baseVersion: 1, percent: 25 });
  expect(saved.body.coupon).toMatchObject({ percent: 25, maxUses: 3, version: 2 });
  const late = await admin.call(saveCoupon, { id: 'COPY-ME', baseVersion: 1, percent: 30 });
  expect([late.status, late.error.code]).toEqual([409, 'conflict']);
  await admin.call(archiveCoupon, { id: 'COPY-ME', baseVersion: 2 });
  expect(await check('COPY-ME')).toBe('This coupon does not exist.');
  await admin.call(restoreCoupon, { id: 'COPY-ME', baseVersion: 3 });
  expect(await check('COPY-ME')).toBe(111.75);
  const again = newAttempt();
  const copied = async () => (await admin.call(copyCoupon, { id: 'COPY-ME' }, again)).body.coupon;
  const coupon = await copied();
  expect(coupon).toMatchObject({ code: 'COPY-ME-2', percent: 25, maxUses: 3, uses: 0 });
  expect(await copied()).toEqual(coupon);
});

test('BO-90 a thousand single-use codes come as CSV, each is used once, and only an unused coupon is deleted', async () => {
  const content = { code: 'FAIR', percent: 100, codes: 1000 };
  expect((await admin.call(createCoupon, content)).body.coupon.codes).toBe(1000);
  const tooMany = await admin.call(createCoupon, { ...content, code: 'FAIR2', codes: 1001 });
  expect(tooMany.error.errors).toHaveProperty('codes');
  const csv = async () => {
    const url = exportCouponCodes.path.replace('{id}', 'FAIR');
    return (await admin.inject({ method: 'GET', url })).body.replace('\uFEFF', '');
  };
  const [head, ...lines] = (await csv()).trimEnd().split('\r\n');
  expect(head).toBe('code,used_at');
  expect(new Set(lines).size).toBe(1000);
  const [first = ''] = lines[0]?.split(',') ?? [];
  expect(first).toMatch(/^FAIR-[A-Z2-9]{10}$/);
  expect(await check('FAIR')).toBe('This coupon does not exist.');
  const { confirm } = await openCouponCheckout(portal, { couponCode: first });
  expect((await confirm()).status).toBe(200);
  expect(await check(first)).toBe('This coupon has been used up.');
  expect((await csv()).split('\r\n')[1]).toMatch(/^FAIR-\w{10},2\d{3}-/);
  expect((await admin.call(getCoupon, { id: 'FAIR' })).body.coupon.uses).toBe(1);
  expect((await admin.call(listCoupons, { search: first })).body.items).toHaveLength(1);
  const kept = await admin.call(deleteCoupon, { id: 'FAIR' });
  expect(kept.error.message).toContain('It can be archived, not deleted.');
  await admin.call(createCoupon, { code: 'UNUSED', percent: 1 });
  expect((await admin.call(deleteCoupon, { id: 'UNUSED' })).status).toBe(200);
  expect((await admin.call(getCoupon, { id: 'UNUSED' })).status).toBe(404);
});

test('BO-90 of five checkouts at the same moment one customer, one code and the last use count once', async () => {
  const email = 'again@example.com';
  await admin.call(createCoupon, { code: 'ONE-EACH', percent: 100, maxPerCustomer: 1 });
  await admin.call(createCoupon, { code: 'TWO-LEFT', percent: 100, maxUses: 2 });
  await admin.call(createCoupon, { code: 'SINGLE', percent: 100, codes: 1 });
  const [{ code: single = '' } = {}] = await portal
    .db()
    .query<{ code: string }>("select code from coupon_codes where coupon = 'SINGLE'");
  const paid = async (couponCode: string, sameBuyer?: string) => {
    const checkouts = [];
    for (let count = 0; count < 5; count += 1)
      checkouts.push(await openCouponCheckout(portal, { couponCode, email: sameBuyer }));
    const replies = await Promise.all(checkouts.map(({ confirm }) => confirm()));
    return replies.filter(({ status }) => status === 200).length;
  };
  expect(await paid('ONE-EACH', email)).toBe(1);
  expect(await paid('TWO-LEFT')).toBe(2);
  expect(await paid(single)).toBe(1);
  const { items } = (await admin.call(listCoupons, { state: 'used-up' })).body;
  expect(items.map(({ code, uses }) => [code, uses])).toEqual(
    expect.arrayContaining([
      ['TWO-LEFT', 2],
      ['SINGLE', 1],
    ]),
  );
});

test('BO-90 an amount stays in the money it was written in when the firm counts in another by now', async () => {
  await admin.call(createCoupon, { code: 'TWENTY-OLD', amountMinor: 2000 });
  const { version: baseVersion } = (await admin.call(readSettings, {})).body;
  const euros = { baseVersion, changes: { currency: 'eur' as const } };
  expect((await admin.call(saveSettings, euros)).status).toBe(200);
  const currencyAfter = async (change: object) => {
    const { version } = (await admin.call(getCoupon, { id: 'TWENTY-OLD' })).body.coupon;
    await admin.call(saveCoupon, { id: 'TWENTY-OLD', baseVersion: version, ...change });
    const [row] = await portal
      .db()
      .query<{ currency: string }>("select currency from coupons where code = 'TWENTY-OLD'");
    return row?.currency;
  };
  expect(await currencyAfter({ maxUses: 5 })).toBe('usd');
  // The form names the money of the coupon at its field, and so is it typed.
  expect(await currencyAfter({ amountMinor: 2500 })).toBe('usd');
  const { coupon } = (await admin.call(copyCoupon, { id: 'TWENTY-OLD' })).body;
  expect(coupon).toMatchObject({ amountMinor: 2500, currency: 'usd' });
  await currencyAfter({ percent: 10, amountMinor: null });
  expect(await currencyAfter({ percent: null, amountMinor: 2500 })).toBe('eur');
});
