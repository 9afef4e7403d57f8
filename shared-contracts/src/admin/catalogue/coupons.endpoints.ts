import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import type { RefusedBy } from '../../refusals/input-sentences.ts';
import { done, id, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../../lists.ts';
import { MOST_MINOR } from './packages.schema.ts';

const count = z.number().int().min(1).max(1_000_000);

/** The code that buyers type. */
export const couponCode = z
  .string()
  .trim()
  .min(limits.couponCode.min)
  .max(limits.couponCode.max)
  .refine((code) => /^[A-Z0-9-]*$/.test(code), {
    params: { refusal: 'coupon-letters' } satisfies RefusedBy,
  });

const rules = {
  /** What is taken off: this share of the price, or else an amount. */
  percent: z.number().int().min(1).max(100).nullable(),
  /** In minor units of the firm's currency. */
  amountMinor: z.number().int().min(1).max(MOST_MINOR).nullable(),
  startsAt: timestamp.nullable(),
  /** The moment from which on it does not hold any more. */
  endsAt: timestamp.nullable(),
  /** None for all. */
  packageIds: z.array(id).max(100),
  maxUses: count.nullable(),
  maxPerCustomer: count.nullable(),
} as const;

const rulesOfNew = {
  percent: rules.percent.default(null),
  amountMinor: rules.amountMinor.default(null),
  startsAt: rules.startsAt.default(null),
  endsAt: rules.endsAt.default(null),
  packageIds: rules.packageIds.default([]),
  maxUses: rules.maxUses.default(null),
  maxPerCustomer: rules.maxPerCustomer.default(null),
} as const;

/** What a coupon takes off, when, of what, and how often (BO-90). */
export const couponRules = z.object(rules);

/** {@link couponRules} as a type. */
export type CouponRules = z.output<typeof couponRules>;

/** Whether a coupon can be used now, and why not. */
export const couponState = z.enum(['active', 'planned', 'ended', 'used-up', 'archived']);

/** A coupon as admins see it. */
export const adminCoupon = couponRules.extend({
  /** The code; whoever knows it keeps knowing it, so it never changes. */
  _id: id,
  code: z.string(),
  /** Of the amount. */
  currency,
  state: couponState,
  uses: z.number().int(),
  /** So many single-use codes stand for it; with any, its own code is none. */
  codes: z.number().int(),
  version: rowVersion,
});

/** {@link adminCoupon} as a type. */
export type AdminCoupon = z.output<typeof adminCoupon>;

const PATH = '/api/admin/coupons';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), coupon: adminCoupon, ...undoable });
const atVersion = z.object({ id, baseVersion });

/** The firm's coupons, newest first. */
export const listCoupons = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Coupons of the firm',
  input: z.object({
    state: couponState.optional(),
    /** A piece of a code; a whole single-use code finds its coupon. */
    search: z.string().trim().max(limits.couponCode.max).optional(),
    ...listInput,
  }),
  output: listOf(adminCoupon),
});

/** Adds one, perhaps with codes of which each is used once; the same idempotency key again finds the same coupon. */
export const createCoupon = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Add a coupon',
  input: z.object({
    code: couponCode,
    ...rulesOfNew,
    /** So many single-use codes, made with the code as their beginning. */
    codes: z.number().int().min(0).max(limits.couponCodes).default(0),
  }),
  output: one,
});

/** One of them. */
export const getCoupon = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One coupon',
  input: z.object({ id }),
  output: one,
});

/** Changes it for whoever has seen how it stands. */
export const saveCoupon = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change a coupon',
  input: couponRules.partial().extend({ id, baseVersion }),
  output: one,
});

/** Deletes what nobody used or linked. */
export const deleteCoupon = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a coupon that nobody used',
  input: z.object({ id }),
  output: done,
});

/** Ends it; what was opened with it can still be paid. */
export const archiveCoupon = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a coupon',
  input: atVersion,
  output: one,
});

/** Brings an archived coupon back as it was. */
export const restoreCoupon = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived coupon back',
  input: atVersion,
  output: one,
});

/** Adds another one with the same rules, under the next free code. */
export const copyCoupon = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a coupon',
  input: z.object({ id }),
  output: one,
});

/** The single-use codes of a coupon, each with the moment of its use. */
export const exportCouponCodes = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}/codes`,
  ...byAdmin,
  download: true,
  summary: 'Single-use codes as CSV',
  input: z.object({ id }),
  output: z.unknown(),
});
