import { randomUUID } from 'node:crypto';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import { confirmAffirmPayment, getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../seed/packages.data.ts';
import type { TestApp } from '../create-test-app.ts';

/** A guest whose checkout is open and whose buyer stands; `confirm` buys what costs nothing. */
export const openCouponCheckout = async (
  portal: TestApp,
  by: { couponCode?: string | undefined; email?: string | undefined; link?: string | undefined },
) => {
  const guest = portal.visit();
  const item = packageId('northwind', 'starter');
  const key = randomUUID();
  const options = { headers: { 'idempotency-key': key } };
  const { couponCode, link, email = `${key}@example.com` } = by;
  const opened = await guest.call(getPaymentIntentPublic, { item, couponCode, link }, options);
  const intent = opened.body.intent_id;
  const names = { firstName: 'Gina', lastName: 'Ray', email };
  await guest.call(registerCustomer, { ...names, intent, item, couponCode }, options);
  const confirm = (payment?: string) =>
    guest.call(
      confirmAffirmPayment,
      { paymentIntent: intent, item, coupon: couponCode, payment },
      options,
    );
  return { opened, confirm, key };
};
