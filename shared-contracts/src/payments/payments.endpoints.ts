import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { done, id, price } from '../scalars.ts';
import {
  challengeFields,
  paymentKey,
  paymentMethodId,
  paymentOutcome,
  paymentSetup,
  shownPrice,
} from './payments.schema.ts';

/** Which providers serve the forms, and the card provider's public key (CR-49). */
export const getPaymentSetup = defineEndpoint({
  method: 'GET',
  path: '/api/payment-setup',
  access: 'public',
  summary: 'Providers of the payment forms',
  input: z.object({}),
  output: paymentSetup,
});

/** What became of an attempt; the key is the secret that opens the answer. */
export const getPaymentOutcome = defineEndpoint({
  method: 'GET',
  path: '/api/payments/{key}',
  access: 'public',
  summary: 'Outcome of an attempt to pay',
  input: z.object({ key: paymentKey }),
  output: paymentOutcome,
});

/** Gives an attempt up: a late request with its key then charges nothing. A paid one stays paid. */
export const abandonPayment = defineEndpoint({
  method: 'POST',
  path: '/api/payments/{key}/abandon',
  access: 'public',
  summary: 'Give up an attempt to pay',
  input: z.object({ key: paymentKey }),
  output: paymentOutcome,
});

/** An intent for the checkout; the server alone decides the amount (CR-41, G06). Needs an idempotency key. */
export const getPaymentIntentPublic = defineEndpoint({
  method: 'POST',
  path: '/api/getPaymentIntentPublic',
  access: 'public',
  summary: 'Open a payment for a package',
  input: z.object({
    item: id,
    country: z.string().max(2).optional(),
    couponCode: z.string().trim().max(50).optional(),
    critiqueId: id.optional(),
    /** The firm's link that led here. */
    link: z.string().max(60).optional(),
    /** Key of the attempt that this one replaces, e.g. after a change of the coupon. */
    replaces: paymentKey.optional(),
    ...shownPrice,
  }),
  output: z.object({
    status: z.literal(true),
    /** Empty when there is nothing to pay (CR-44). */
    intent_id: z.string(),
    client_secret: z.string(),
    message: z.string(),
    amount: price,
    discountAmount: price,
    currency,
    /** Affirm is offered for customers in the United States and Canada only (G38). */
    affirm: z.boolean(),
  }),
});

/** Settles a checkout (CR-42): by card with `payment`, after Affirm without. Needs the idempotency key of its intent. */
export const confirmAffirmPayment = defineEndpoint({
  method: 'POST',
  path: '/api/confirmAffirmPayment',
  access: 'public',
  summary: 'Pay or confirm a checkout and place its order',
  input: z.object({
    paymentIntent: z.string().max(255),
    item: id,
    checkoutButtonClickId: id.optional(),
    coupon: z.string().trim().max(50).optional(),
    /** Ignored: the server's own clock counts. */
    purchasedDate: z.string().max(40).optional(),
    payment: paymentMethodId.optional(),
  }),
  output: z.object({ status: z.literal(true), _id: id.optional(), ...challengeFields }),
});

/** Opens a payment in a currency that cards do not serve (CR-50); `price` is compared, never believed. */
export const getFlutterwaveCode = defineEndpoint({
  method: 'POST',
  path: '/api/customer/flutterwave/code',
  aliases: ['/customer/flutterwave/code'],
  // A guest's checkout is known by its key; everything else asks for a session.
  access: 'public',
  summary: 'Open a payment with the alternate provider',
  input: z.object({
    ...shownPrice,
    price,
    selectedPackageId: id.optional(),
    invoice_id: id.optional(),
    /** A tip for this order; `price` is then the tip. */
    order_id: id.optional(),
    couponCode: z.string().trim().max(50).optional(),
    critiqueId: id.optional(),
  }),
  output: z.object({
    status: z.literal(true),
    txRef: z.string(),
    integrityHash: z.string(),
    amount: price,
    currency,
    /** The provider's own page, where the person pays. */
    link: z.string(),
  }),
});

/** Checks with the provider and gives what was paid for, once (CR-51, G24). */
export const verifyFlutterwave = defineEndpoint({
  method: 'POST',
  path: '/api/customer/flutterwave/verification',
  aliases: ['/customer/flutterwave/verification'],
  access: 'public',
  summary: 'Verify a payment of the alternate provider',
  input: z.object({
    transactionId: z.string().max(100),
    txRef: z.string().max(100),
    checkoutButtonClickId: id.optional(),
    purchasedDate: z.string().max(40).optional(),
  }),
  output: z.object({
    status: z.literal(true),
    orderId: id.optional(),
    invoiceId: id.optional(),
  }),
});

/** A signed message of the card provider; it settles what no browser reported. */
export const receiveCardMessage = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/cards',
  access: 'public',
  summary: 'Signed message of the card provider',
  input: z.object({}),
  output: done,
});

const transactionId = z.union([z.number(), z.string().max(100)]);

/** A message of the alternate provider with its secret. */
export const receiveTransferMessage = defineEndpoint({
  method: 'POST',
  path: '/api/webhooks/transfers',
  access: 'public',
  summary: 'Message of the alternate provider',
  input: z.object({
    /** Payments and chargebacks name our reference, refunds the provider's transaction. */
    data: z.object({
      tx_ref: z.string().max(100).optional(),
      tx_id: transactionId.optional(),
      transaction_id: transactionId.optional(),
      TransactionId: transactionId.optional(),
    }),
  }),
  output: done,
});
