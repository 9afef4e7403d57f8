import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { id } from '../../scalars.ts';

const { least, longest } = limits.finding;

/** What the search of the back office knows, in the order in which it is shown; pages and settings are the client's. */
export const foundKinds = ['order', 'invoice', 'person', 'package'] as const;

/** Something that was found. */
export const foundThing = z.object({
  kind: z.enum(foundKinds),
  _id: id,
  /** What it is called by: a number or a name. */
  title: z.string(),
  /** What tells it from others: a customer, an address. */
  about: z.string(),
  /** Somebody who is asked to come and has no page of their own yet. */
  isInvited: z.boolean().optional(),
});

/** {@link foundThing} as a type. */
export type FoundThing = z.output<typeof foundThing>;

/** Orders, invoices, people and packages by how a number, a name or an address begins, as far as the areas reach. */
export const searchFirm = defineEndpoint({
  method: 'GET',
  path: '/api/admin/search',
  access: ['admin'],
  summary: 'Search of the back office',
  input: z.object({ q: z.string().trim().min(least).max(longest) }),
  output: z.object({ status: z.literal(true), found: z.array(foundThing) }),
});
