import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import type { RefusedBy } from '../../refusals/input-sentences.ts';
import { productFrequency } from '../../reviews/reviews.schema.ts';
import { done, id } from '../../scalars.ts';
import { baseVersion, listInput, listOf, rowVersion, undoable } from '../../lists.ts';
import { isHttps, minorAmount } from './packages.schema.ts';

const line = z.string().trim().min(1).max(255);

/** Everything that a firm says of a product of another shop (BO-92). */
export const productContent = z.object({
  name: line,
  /** In minor units of the firm's currency, for each {@link productFrequency}. */
  priceMinor: minorAmount,
  frequency: productFrequency,
  productLink: z
    .string()
    .trim()
    .max(500)
    .refine(isHttps, { params: { refusal: 'field-no-address' } satisfies RefusedBy }),
  /** Sanitised where it is saved. */
  productDescription: z.string().max(20_000),
  buttonText: line,
  /** Where it stands among others; the smaller the earlier. */
  position: z.number().int().min(0).max(9999),
});

/** {@link productContent} as a type. */
export type ProductContent = z.output<typeof productContent>;

/** A product of another shop as admins see it. */
export const editedProduct = productContent.extend({
  _id: id,
  currency,
  version: rowVersion,
  /** Whether no other costs less in a month: reviews lead to this one. */
  isCheapest: z.boolean(),
  /** Whether it is out of reviews. */
  isArchived: z.boolean().optional(),
});

/** {@link editedProduct} as a type. */
export type EditedProduct = z.output<typeof editedProduct>;

const PATH = '/api/admin/external-products';
const byAdmin = { access: ['admin'], area: 'catalogue' } as const;
const one = z.object({ status: z.literal(true), product: editedProduct, ...undoable });
const atVersion = z.object({ id, baseVersion });

/** What other shops sell beside the firm's packages, in the order of reviews. */
export const listAdminProducts = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Products of other shops',
  input: z.object(listInput),
  output: listOf(editedProduct),
});

/** Adds one; the same idempotency key again finds the same product. */
export const createProduct = defineEndpoint({
  method: 'POST',
  path: PATH,
  ...byAdmin,
  summary: 'Add a product of another shop',
  input: productContent,
  output: one,
});

/** One of them. */
export const getAdminProduct = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'One product of another shop',
  input: z.object({ id }),
  output: one,
});

/** Changes it for whoever has seen how it stands. */
export const saveProduct = defineEndpoint({
  method: 'PATCH',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Change a product of another shop',
  input: productContent.extend({ id, baseVersion }),
  output: one,
});

/** Takes it out of reviews; no order hangs on it. */
export const deleteProduct = defineEndpoint({
  method: 'DELETE',
  path: `${PATH}/{id}`,
  ...byAdmin,
  summary: 'Delete a product of another shop',
  input: z.object({ id }),
  output: done,
});

/** Takes it out of reviews until it is brought back. */
export const archiveProduct = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/archive`,
  ...byAdmin,
  summary: 'Archive a product of another shop',
  input: atVersion,
  output: one,
});

/** Brings an archived one back into reviews. */
export const restoreProduct = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/restore`,
  ...byAdmin,
  summary: 'Bring an archived product back',
  input: atVersion,
  output: one,
});

/** Adds another one with the same content. */
export const copyProduct = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/copy`,
  ...byAdmin,
  summary: 'Copy a product of another shop',
  input: z.object({ id }),
  output: one,
});
