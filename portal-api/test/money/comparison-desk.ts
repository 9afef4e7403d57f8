import { listDifferences, takeOverDifference } from '@portal/shared-contracts/admin';
import { registerCustomer } from '@portal/shared-contracts/checkout';
import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { packageId } from '../../seed/packages.data.ts';
import { compareFirm } from '../../src/domains/payments/comparison/compare-books.ts';
import { newKey, openRefundDesk } from './refund-desk.ts';

/** {@link openRefundDesk} with nights on which the books are compared. */
export const openComparisonDesk = async () => {
  const desk = await openRefundDesk();
  const { portal, admin } = desk;

  const sandbox = () => {
    const found = portal.platform.payments.sandbox(portal.db());
    if (!found) throw new Error('The test needs the sandbox');
    return found;
  };

  /** The books are compared, and what the firm reads then. */
  const night = async () => {
    // What was paid just now is still being noted.
    portal.clock.advance(11 * 60_000);
    await compareFirm(await portal.context());
    return (await admin.call(listDifferences, {})).body;
  };

  return {
    ...desk,
    sandbox,
    night,
    differenceOf: async (reference: string) =>
      (await night()).items.find((one) => one.reference === reference),
    take: (id = '') => admin.call(takeOverDifference, { id }),
    /** A checkout that was paid at the provider, of which nobody here has heard. */
    paidInSilence: async () => {
      const options = newKey();
      const item = packageId('northwind', 'starter');
      const guest = portal.visit();
      const opened = await guest.call(getPaymentIntentPublic, { item, country: 'US' }, options);
      const { intent_id: intent } = opened.body;
      const key = options.headers['idempotency-key'];
      const buyer = { firstName: 'Ann', lastName: 'Lee', email: `${key}@example.com` };
      await guest.call(registerCustomer, { ...buyer, intent, item }, options);
      const found = await sandbox().books.findIntent(intent);
      if (found) await sandbox().rules.affirm(found, true);
      return { key, reference: intent };
    },
  };
};

/** {@link openComparisonDesk} as a type. */
export type ComparisonDesk = Awaited<ReturnType<typeof openComparisonDesk>>;
