import { randomUUID } from 'node:crypto';
import { currency, isCardCurrency, toMajor } from '@portal/shared-contracts';
import { checkCoupon, getPackageInfo } from '@portal/shared-contracts/checkout';
import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');

test.each(currency.options)(
  'CR-34 CR-41 CR-45 SC-50 in %s the server decides price, discount and total to the last minor unit',
  async (code) => {
    // An odd price, so that a tenth of it has to be rounded.
    const priceMinor = 14_995;
    await portal
      .db()
      .query('update package_versions set currency = $2, price_minor = $3 where package_id = $1', [
        item,
        code,
        priceMinor,
      ]);
    const discountMinor = Math.round(priceMinor / 10);
    const wanted = {
      discountAmount: toMajor(discountMinor, code),
      total: toMajor(priceMinor - discountMinor, code),
      currency: code,
    };
    const guest = portal.visit();
    const info = (await guest.call(getPackageInfo, { item })).body;
    expect(info.currency).toBe(code);
    expect(info.customerPackage.packagePrice).toBe(toMajor(priceMinor, code));
    expect((await guest.call(checkCoupon, { item, couponCode: 'WELCOME10' })).body).toMatchObject(
      wanted,
    );
    const options = { headers: { 'idempotency-key': randomUUID() } };
    const input = { item, couponCode: 'WELCOME10', country: 'US' };
    const intent = (await guest.call(getPaymentIntentPublic, input, options)).body;
    expect(intent.amount).toBe(wanted.total);
    const [charged] = await portal
      .db()
      .query<{ amount: number; currency: string }>(
        'select amount, currency from sandbox_intents where id = $1',
        [intent.intent_id],
      );
    expect(charged).toEqual(
      isCardCurrency(code) ? { amount: priceMinor - discountMinor, currency: code } : undefined,
    );
  },
);
