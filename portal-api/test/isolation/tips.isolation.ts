import { tipWriter } from '@portal/shared-contracts/tips';
import { orderId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

const id = orderId('northwind', 'writing');

export const isolation = isolationTable<object>({
  prepare: async () => ({}),
  secrets: () => [],
  rows: [
    expectCall(
      tipWriter,
      'customer',
      () => ({ id, tip: 5, payment: 'pm_card_visa_tip' }),
      // The other site has tips switched off; the owner's payment method is unknown to the provider.
      { sameSite: 404, otherSite: 403, own: 402 },
    ),
  ],
});
