import { randomUUID } from 'node:crypto';
import { askRefund, confirmIdentity, readPayment } from '@portal/shared-contracts/admin';
import { placeOrder } from '@portal/shared-contracts/checkout';
import { packageId } from '../../seed/packages.data.ts';
import { DEMO_PASSWORD } from '../../seed/people.ts';
import { paymentAdapters } from '../../src/adapters/payments/payment-adapters.ts';
import { createTestApp } from '../create-test-app.ts';

/** Where the line to the provider is cut: its request is lost, or its answer. */
export interface Cut {
  operation: RegExp;
  moment: 'before' | 'after';
}

/** A name for a call that can be made again. */
export const newKey = () => ({ headers: { 'idempotency-key': randomUUID() } });

const cutOnce = () => {
  let cut: Cut | undefined;
  return {
    cutAt: (next: Cut): void => {
      cut = next;
    },
    faults: {
      around: async <T>(operation: string, work: () => Promise<T>): Promise<T> => {
        const moment = cut?.operation.test(operation) ? cut.moment : undefined;
        if (moment) cut = undefined;
        if (moment === 'before') throw new Error('The line was cut before the provider heard.');
        const result = await work();
        if (moment === 'after') throw new Error('The line was cut before the answer came.');
        return result;
      },
    },
  };
};

/** A demo portal at whose provider lines can be cut, with somebody who buys and an admin of money. */
export const openRefundDesk = async (config: Readonly<Record<string, string>> = {}) => {
  const portal = await createTestApp({ seed: 'demo', config });
  const { cutAt, faults } = cutOnce();
  portal.platform.payments = paymentAdapters(portal.platform.config.payments, { faults });
  const admin = await portal.signIn('moneyAdmin');
  const customer = await portal.signIn('newCustomer');
  const cards = () => portal.platform.payments.cards(portal.db());

  const paymentOf = async (column: 'order_id' | 'subject_id', id: string) => {
    const [row] = await portal
      .db()
      .query<{ key: string; reference: string }>(
        `select key, reference from payment_attempts where ${column} = $1 and state = 'paid'`,
        [id],
      );
    return row ?? { key: '', reference: '' };
  };
  return {
    portal,
    admin,
    customer,
    cards,
    cutAt,
    paymentOf,
    /** A paid order: the key of its payment and the name that the provider has for it. */
    buy: async () => {
      portal.clock.advance(1_000);
      const item = packageId('northwind', 'starter');
      const input = { payment: 'pm_card_visa', package_subscribed: item };
      const id = (await customer.call(placeOrder, input, newKey())).body.order_id ?? '';
      return { id, ...(await paymentOf('order_id', id)) };
    },
    atProvider: async (reference: string): Promise<number> =>
      (await cards().findReturned(reference)).refundedMinor,
    give: async (payment: string, amount: number, options = newKey()) => {
      portal.clock.advance(1_000);
      await admin.call(confirmIdentity, { password: DEMO_PASSWORD });
      return admin.call(askRefund, { payment, amount, reason: 'Was late' }, options);
    },
    read: async (id: string) => (await admin.call(readPayment, { id })).body.payment,
  };
};

/** {@link openRefundDesk} as a type. */
export type RefundDesk = Awaited<ReturnType<typeof openRefundDesk>>;
