import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { paymentKind } from '../../payments/payments.schema.ts';
import { id, price, timestamp } from '../../scalars.ts';
import { listInput, listOf } from '../../lists.ts';
import { paymentHappenings, reportDay } from '../reports.endpoints.ts';
import { dispute } from './disputes.endpoints.ts';
import { firmInvoice } from './invoices.endpoints.ts';

/** Where a refund stands: the provider was asked to send it, sent it, or refused. */
export const refundStates = ['asked', 'sent', 'done', 'failed'] as const;

/** Who sent money back: the firm from here, somebody at the provider, or the bank after a lost dispute. */
export const refundOrigins = ['firm', 'provider', 'dispute'] as const;

/** Which payments a list shows. */
export const paymentFilters = ['all', 'returned', 'disputed'] as const;

/** A payment that went well; amounts in the major unit of its currency. */
export const listedPayment = z.object({
  _id: id,
  kind: paymentKind,
  amount: price,
  /** What went back: refunds, wherever they were made, and lost disputes. */
  returned: price,
  currency,
  isDisputed: z.boolean(),
  /** Who took it; `none` where nothing was to be paid. */
  provider: z.enum(['cards', 'flutterwave', 'none']),
  paidAt: timestamp,
  /** Its address is empty once the person was erased. */
  customer: z.object({ name: z.string(), email: z.string() }),
  order: z.object({ _id: id, number: z.string() }).nullable(),
  /** The number printed on its invoice. */
  invoice: z.string().nullable(),
});

/** {@link listedPayment} as a type. */
export type ListedPayment = z.output<typeof listedPayment>;

/** Money that the firm sent back, or tries to. */
export const refund = z.object({
  _id: id,
  payment: id,
  amount: price,
  currency,
  origin: z.enum(refundOrigins),
  /** The firm's own words; of another origin its name, in the reader's language. */
  reason: z.string(),
  state: z.enum(refundStates),
  /** Why it failed, in the reader's language. */
  problem: z.string().nullable(),
  /** Who asked for it; nobody once that account is gone. */
  askedBy: z.string().nullable(),
  askedAt: timestamp,
});

/** {@link refund} as a type. */
export type Refund = z.output<typeof refund>;

/** The payments of the firm, newest first (BO-96). */
export const listPayments = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payments',
  access: ['admin'],
  area: 'money',
  summary: 'Payments of the firm',
  input: z.object({
    show: z.enum(paymentFilters).default('all'),
    /** The beginning of a name or an e-mail address, or the number of an order. */
    search: z.string().trim().max(limits.firm.search).optional(),
    /** What happened from one day to another, in the firm's time zone. */
    happened: z.enum(paymentHappenings).optional(),
    from: reportDay.optional(),
    to: reportDay.optional(),
    currency: currency.optional(),
    kind: paymentKind.optional(),
    /** Whose order it was paid for. */
    writer: id.optional(),
    /** The coupon that it was paid with; `any` is each of them. */
    coupon: z.string().max(60).optional(),
    ...listInput,
  }),
  output: listOf(listedPayment),
});

/** A payment with what went back of it, and what can still go. */
export const paymentDetail = listedPayment.extend({
  left: price,
  refunds: z.array(refund),
  disputes: z.array(dispute),
});

/** {@link paymentDetail} as a type. */
export type PaymentDetail = z.output<typeof paymentDetail>;

/** What an order cost and what of it is still with the firm. */
export const readOrderMoney = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/money',
  access: ['admin'],
  area: 'money',
  summary: 'Invoices and payments of an order',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    invoices: z.array(firmInvoice),
    payments: z.array(paymentDetail),
    isCancelled: z.boolean(),
  }),
});

/** One payment with what went back of it. */
export const readPayment = defineEndpoint({
  method: 'GET',
  path: '/api/admin/payments/{id}',
  access: ['admin'],
  area: 'money',
  summary: 'One payment with its refunds',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    payment: paymentDetail,
  }),
});

/**
 * Sends money back (BO-96, BO-97). The `idempotency-key` of the call names the refund, so a double click sends it
 * once. Refused are more than is left (`refund-too-much`) and a second one while the first is on its way.
 */
export const askRefund = defineEndpoint({
  method: 'POST',
  path: '/api/admin/refunds',
  access: ['admin'],
  area: 'money',
  confirmed: true,
  summary: 'Return a payment, or a part of it',
  input: z.object({
    payment: id,
    amount: z.number().positive(),
    /** What the page showed to be left: with another rest the call is refused (`refund-meanwhile`). */
    left: price.optional(),
    reason: z.string().trim().min(1).max(limits.firm.reason),
    /** What becomes of the order that it paid. */
    order: z.enum(['keep', 'cancel']).default('keep'),
  }),
  output: z.object({ status: z.literal(true), refund }),
});

/** Everything that the firm sent back, newest first. */
export const listRefunds = defineEndpoint({
  method: 'GET',
  path: '/api/admin/refunds',
  access: ['admin'],
  area: 'money',
  summary: 'Refunds of the firm',
  input: z.object({ state: z.enum(refundStates).optional(), ...listInput }),
  output: listOf(refund),
});
