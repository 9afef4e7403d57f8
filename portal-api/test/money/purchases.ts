import { randomUUID } from 'node:crypto';
import type { Endpoint, EndpointInput, Reply } from '@portal/shared-contracts';
import { placeOrder, registerCustomer } from '@portal/shared-contracts/checkout';
import { payInvoice } from '@portal/shared-contracts/invoices';
import {
  confirmAffirmPayment,
  getPaymentIntentPublic,
  type PayReply,
} from '@portal/shared-contracts/payments';
import { tipWriter } from '@portal/shared-contracts/tips';
import type { SiteDatabase } from '../../src/kernel/database.ts';
import {
  insertInvoice,
  nextNumber,
} from '../../src/domains/payments/invoices/invoices.repository.ts';
import { createOrder } from '../../src/domains/orders/orders.service.ts';

/** The four places where money is taken. */
export const places = ['tip', 'invoice', 'new-order', 'checkout'] as const;

/** One of the four places. */
export type Place = (typeof places)[number];

/** What is paid for, and the address of a guest who buys it. */
export interface Subject {
  place: Place;
  id: string;
  email: string;
  /** What a guest types at the checkout. */
  coupon?: string;
}

/** A call of a browser under the key of its attempt. */
export type KeyedCall = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  key: string,
) => Promise<Reply<E>>;

const replyOf = (answer: { requires_action?: true; client_secret?: string }): PayReply =>
  answer.requires_action
    ? { kind: 'challenge', clientSecret: answer.client_secret ?? '' }
    : { kind: 'paid', result: {} };

/** The paying call of each place, as the pages make it. */
export const sendFor =
  (call: KeyedCall, { place, id, email, coupon }: Subject) =>
  async (key: string, payment: string): Promise<PayReply> => {
    if (place === 'tip') return replyOf(await call(tipWriter, { id, tip: 20, payment }, key));
    if (place === 'invoice')
      return replyOf(await call(payInvoice, { invoice_id: id, payment }, key));
    if (place === 'new-order')
      return replyOf(await call(placeOrder, { package_subscribed: id, payment }, key));
    const { intent_id } = await call(getPaymentIntentPublic, { item: id, couponCode: coupon }, key);
    const customer = { firstName: 'Gus', lastName: 'Guest', email };
    const buyer = { ...customer, intent: intent_id, item: id, couponCode: coupon };
    await call(registerCustomer, buyer, key);
    const confirmation = { paymentIntent: intent_id, item: id, coupon, payment };
    return replyOf(await call(confirmAffirmPayment, confirmation, key));
  };

/** Who buys what on which site. */
export interface Market {
  db: SiteDatabase;
  siteId: string;
  packageId: string;
  clientId: string;
  writerId: string;
  now: Date;
}

const PRICE = 14_900;

const tippable = async (market: Market): Promise<string> => {
  const { db, clientId, packageId, writerId } = market;
  const bought = { clientId, packageId, priceMinor: PRICE, currency: 'usd' } as const;
  const id = await db.transaction((tx) => createOrder(tx, bought));
  await db.query('update orders set writer_id = $2 where id = $1', [id, writerId]);
  return id;
};

const payable = async ({ db, clientId, packageId, now }: Market): Promise<string> => {
  const id = randomUUID();
  await db.transaction(async (tx) =>
    insertInvoice(tx, {
      id,
      number: await nextNumber(tx),
      personId: clientId,
      orderId: null,
      packageId,
      packageName: 'Resume Starter',
      status: 'unpaid',
      listMinor: PRICE,
      priceMinor: PRICE,
      currency: 'usd',
      paymentKey: null,
      paidAt: null,
      createdAt: now,
    }),
  );
  return id;
};

/** Something that can be paid for at this place, paid by nobody yet. */
export const newSubject = async (market: Market, place: Place): Promise<Subject> => {
  const email = `guest-${randomUUID()}@example.com`;
  if (place === 'tip') return { place, id: await tippable(market), email };
  if (place === 'invoice') return { place, id: await payable(market), email };
  return { place, id: market.packageId, email };
};
