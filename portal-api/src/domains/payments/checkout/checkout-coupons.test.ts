import { checkCoupon } from '@portal/shared-contracts/checkout';
import { listCustomerOrders } from '@portal/shared-contracts/orders';
import { confirmAffirmPayment } from '@portal/shared-contracts/payments';
import { packageId } from '../../../../seed/packages.data.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { guestAtTheDesk } from '../../../../test/money/guest-at-the-desk.ts';
import { sandboxCard } from '../../../../test/money/sandbox-card.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const item = packageId('northwind', 'starter');

describe('coupons', () => {
  test('CR-45 the server decides the discount, in any spelling of the code', async () => {
    const { body } = await portal.visit().call(checkCoupon, { item, couponCode: 'welcome10' });
    expect(body).toMatchObject({ discountAmount: 14.9, total: 134.1, currency: 'usd' });
  });

  test.each(['SUMMER20', 'NOPE'])('CR-45 %s is refused in words', async (couponCode) => {
    const reply = await portal.visit().call(checkCoupon, { item, couponCode });
    expect(reply.status).toBe(422);
    expect(reply.error.message).toMatch(/^This coupon (has expired|does not exist)\.$/);
  });

  test('CR-42 a confirmation with another coupon than its intent is refused', async () => {
    const { guest, options, intent } = await guestAtTheDesk(portal);
    const reply = await guest.call(
      confirmAffirmPayment,
      {
        paymentIntent: intent.intent_id,
        item,
        coupon: 'WELCOME10',
        payment: await sandboxCard(guest),
      },
      options,
    );
    expect(reply.status).toBe(409);
  });

  test('CR-44 FREE100 needs no provider and places one order', async () => {
    const { guest, options, intent, signIn } = await guestAtTheDesk(portal, {
      couponCode: 'FREE100',
    });
    expect(intent).toMatchObject({ intent_id: '', client_secret: '', amount: 0 });
    const confirm = { paymentIntent: '', item, coupon: 'FREE100' };
    const first = await guest.call(confirmAffirmPayment, confirm, options);
    const second = await guest.call(confirmAffirmPayment, confirm, options);
    expect(first.body._id).toBeDefined();
    expect(second.body._id).toBe(first.body._id);
    await signIn();
    expect((await guest.call(listCustomerOrders, {})).body.orders).toHaveLength(1);
  });
});
