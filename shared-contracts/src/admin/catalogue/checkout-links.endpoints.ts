import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { checkoutSlug } from '../../checkout/checkout.schema.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { done, email, id, personName, timestamp } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../../lists.ts';

const content = {
  slug: checkoutSlug,
  packageId: id,
  /** A coupon, or one of its single-use codes. */
  couponCode: z.string().trim().min(1).max(50).nullable(),
  expiresAt: timestamp.nullable(),
  /** How often something is bought by it. */
  maxUses: z.number().int().min(1).max(1_000_000).nullable(),
  /** Filled into the checkout for whoever opens the link. */
  firstName: personName.nullable(),
  lastName: personName.nullable(),
  email: email.nullable(),
} as const;

/** Everything that a firm says of a checkout link (BO-91). */
export const linkContent = z.object(content);

/** {@link linkContent} as a type. */
export type LinkContent = z.output<typeof linkContent>;

/** Whether a link leads to a checkout now, and why not. */
export const linkState = z.enum(['active', 'ended', 'used-up', 'archived', 'unavailable']);

/** A checkout link as admins see it. */
export const adminLink = linkContent.extend({
  _id: id,
  packageName: z.string(),
  state: linkState,
  opened: z.number().int(),
  bought: z.number().int(),
  version: rowVersion,
});

/** {@link adminLink} as a type. */
export type AdminLink = z.output<typeof adminLink>;

const PATH = '/api/admin/checkout-links';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), link: adminLink, ...undoable });
const atVersion = z.object({ id, baseVersion });

/** The firm's checkout links, newest first. */
export const listCheckoutLinks = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Checkout links of the firm',
  input: z.object({
    state: linkState.optional(),
    /** A piece of the link or of its package's name. */
    search: z.string().trim().max(limits.firm.search).optional(),
    ...listInput,
  }),
  output: listOf(adminLink),
});

/** Adds one; the same idempotency key again finds the same link. */
export const createCheckoutLink = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Add a checkout link',
  input: z.object({
    slug: content.slug,
    packageId: content.packageId,
    couponCode: content.couponCode.default(null),
    expiresAt: content.expiresAt.default(null),
    maxUses: content.maxUses.default(null),
    firstName: content.firstName.default(null),
    lastName: content.lastName.default(null),
    email: content.email.default(null),
  }),
  output: one,
});

/** One of them. */
export const getAdminCheckoutLink = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One checkout link',
  input: z.object({ id }),
  output: one,
});

/** Changes it for whoever has seen how it stands. */
export const saveCheckoutLink = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change a checkout link',
  input: linkContent.partial().extend({ id, baseVersion }),
  output: one,
});

/** Deletes one by which nobody bought anything. */
export const deleteCheckoutLink = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a checkout link that nobody used',
  input: z.object({ id }),
  output: done,
});

/** Ends it; what was opened with it can still be paid. */
export const archiveCheckoutLink = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a checkout link',
  input: atVersion,
  output: one,
});

/** Brings an archived link back as it was. */
export const restoreCheckoutLink = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived checkout link back',
  input: atVersion,
  output: one,
});

/** Adds another one with the same content, under the next free address. */
export const copyCheckoutLink = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a checkout link',
  input: z.object({ id }),
  output: one,
});
