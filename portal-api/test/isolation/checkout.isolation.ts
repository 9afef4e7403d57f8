import {
  checkCoupon,
  checkUser,
  getCheckoutLink,
  getCustomCheckoutLink,
  getPackageInfo,
  listPackages,
  placeOrder,
  registerCustomer,
} from '@portal/shared-contracts/checkout';
import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { critiqueId } from '../../seed/money.ts';
import { packageId } from '../../seed/packages.data.ts';
import { expectCall, isolationTable } from './isolation.ts';

const item = packageId('northwind', 'starter');
const everybody = (own: number, otherSite: number) => ({
  nobody: own,
  revoked: own,
  sameSite: own,
  otherSite,
  writer: own,
  reviewer: own,
  own,
});

export const isolation = isolationTable<{ intent: string }>({
  prepare: async (portal) => {
    const customer = await portal.signIn('customer');
    const { body } = await customer.call(getPaymentIntentPublic, { item });
    return { intent: body.intent_id };
  },
  secrets: () => ['paula.reyes@example.com'],
  rows: [
    expectCall(getPackageInfo, 'customer', () => ({ item }), everybody(200, 404)),
    expectCall(
      checkUser,
      'customer',
      () => ({ email: 'customer@example.com' }),
      everybody(200, 200),
    ),
    expectCall(
      checkCoupon,
      'customer',
      () => ({ item, couponCode: 'WELCOME10' }),
      everybody(200, 404),
    ),
    expectCall(
      getCheckoutLink,
      'customer',
      () => ({ packageId: item, critiqueId: critiqueId('northwind', 'half-read') }),
      everybody(200, 404),
    ),
    expectCall(getCustomCheckoutLink, 'customer', () => ({ productId: item }), everybody(404, 404)),
    // The attempt is the customer's: nobody else becomes its buyer.
    expectCall(
      registerCustomer,
      'customer',
      ({ intent }) => ({
        firstName: 'Eve',
        lastName: 'Lee',
        email: 'eve@example.com',
        intent,
        item,
      }),
      { ...everybody(409, 404), own: 200 },
    ),
    expectCall(listPackages, 'customer', () => ({}), { sameSite: 200, otherSite: 200, own: 200 }),
    expectCall(
      placeOrder,
      'customer',
      () => ({ payment: 'pm_card_visa', package_subscribed: item }),
      {
        sameSite: 200,
        otherSite: 404,
        // The same payment method is the same attempt, and it belongs to the stranger who used it first.
        own: 409,
      },
    ),
  ],
});
