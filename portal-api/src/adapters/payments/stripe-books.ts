import Stripe from 'stripe';
import type { BookedPayment, BooksReader } from '../../kernel/payments/provider-books.ts';
import { guarded } from './stripe-failures.ts';
import { toDispute } from './stripe-returns.ts';

const PAGE = 100;

const idOf = (named: string | { id: string } | null | undefined): string | undefined =>
  typeof named === 'string' ? named : named?.id;

/** The dates of the API are seconds. */
const since = (moment: Date) => ({ created: { gte: Math.floor(moment.getTime() / 1000) } });

const isPaid = ({ status, payment_intent: intent }: Stripe.Charge): boolean =>
  status === 'succeeded' && idOf(intent) !== undefined;

const toBooked = (charge: Stripe.Charge, disputes: readonly Stripe.Dispute[]): BookedPayment => ({
  reference: idOf(charge.payment_intent) ?? '',
  name: charge.metadata['payment_key'],
  siteId: charge.metadata['site_id'],
  amountMinor: charge.amount,
  currency: charge.currency,
  paidAt: new Date(charge.created * 1000),
  returned: {
    refundedMinor: charge.amount_refunded,
    disputes: disputes
      .filter(({ payment_intent: intent }) => idOf(intent) === idOf(charge.payment_intent))
      .map(toDispute),
  },
});

const collect = async <T>(pages: AsyncIterable<T>): Promise<T[]> => {
  const all: T[] = [];
  for await (const row of pages) all.push(row);
  return all;
};

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** The books of an account, through the provider's SDK: its lists, page after page. */
export const stripeBooks = (stripe: Stripe): BooksReader => ({
  readBooks: (from) =>
    guarded(async () => {
      const wanted = { ...since(from), limit: PAGE };
      const charges = (await collect(stripe.charges.list(wanted))).filter(isPaid);
      const disputes = await collect(stripe.disputes.list(wanted));
      const refunds = await collect(stripe.refunds.list(wanted));
      const payments = charges.map((charge) => toBooked(charge, disputes));
      const listed = new Set(payments.map(({ reference }) => reference));
      const returned = [...refunds, ...disputes].flatMap((row) => idOf(row.payment_intent) ?? []);
      return { payments, touched: [...new Set(returned)].filter((id) => !listed.has(id)) };
    }),
  findBooked: ({ reference }) =>
    guarded(async () => {
      try {
        const wanted = { payment_intent: reference, limit: PAGE };
        const charge = (await collect(stripe.charges.list(wanted))).find(isPaid);
        return charge && toBooked(charge, await collect(stripe.disputes.list(wanted)));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    }),
});
