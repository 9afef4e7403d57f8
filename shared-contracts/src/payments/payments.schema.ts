import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { id, price } from '../scalars.ts';

/** The four things that people pay for. */
export const paymentKind = z.enum(['tip', 'invoice', 'new-order', 'checkout']);

/** The browser's own name of one attempt to pay, made before the first try and kept until it is settled. */
export const paymentKey = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);

/** Where an attempt stands. `unknown`: the server never saw the key, so nothing was charged. */
export const paymentState = z.enum([
  'unknown',
  'open',
  'needs-action',
  'processing',
  'paid',
  'declined',
  'abandoned',
]);

/** What became of an attempt, in words of the person who paid. */
export const paymentOutcome = z.object({
  status: z.literal(true),
  state: paymentState,
  kind: paymentKind.nullable(),
  orderId: id.nullable(),
  /** What people call the order; nothing before there is one. */
  orderNumber: z.string().nullable().optional(),
  invoiceId: id.nullable(),
  packageId: id.nullable(),
  amount: price.nullable(),
  currency: currency.nullable(),
  /** Why it was declined. */
  message: z.string().nullable(),
  /** Money was taken and is on its way back. */
  isReturned: z.boolean().optional(),
  /** For the bank's challenge when the state is `needs-action`. */
  client_secret: z.string().nullable(),
});

/** Fields that every paying reply may carry beside its own: the bank asks its customer first (G07). */
export const challengeFields = {
  requires_action: z.literal(true).optional(),
  client_secret: z.string().optional(),
};

/** What the page showed its buyer: compared, never believed. Another price is refused as `price-changed`. */
export const shownPrice = {
  price: price.optional(),
  currency: currency.optional(),
};

/** A payment method that the card form made. */
export const paymentMethodId = z.string().min(1).max(255);

/** What the payment forms need to know before they start. */
export const paymentSetup = z.object({
  status: z.literal(true),
  /** `sandbox` serves the forms itself, without any network; `off` takes no money this way. */
  cards: z.enum(['stripe', 'sandbox', 'off']),
  publishableKey: z.string(),
  alternate: z.enum(['flutterwave', 'sandbox', 'off']),
});

/** What is paid for. */
export type PaymentKind = z.output<typeof paymentKind>;
/** Where an attempt stands. */
export type PaymentState = z.output<typeof paymentState>;
/** What became of an attempt. */
export type PaymentOutcome = z.output<typeof paymentOutcome>;
/** What the payment forms need to know. */
export type PaymentSetup = z.output<typeof paymentSetup>;

/** The outcome of an attempt of which only the state may be shown. */
export const bareOutcome = (state: PaymentState = 'unknown'): PaymentOutcome => ({
  status: true,
  state,
  kind: null,
  orderId: null,
  invoiceId: null,
  packageId: null,
  amount: null,
  currency: null,
  message: null,
  client_secret: null,
});
