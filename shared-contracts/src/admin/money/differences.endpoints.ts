import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import { defineEndpoint } from '../../endpoint.ts';
import { id, price, timestamp } from '../../scalars.ts';
import { listInput, listOf } from '../../lists.ts';

/**
 * What the provider says otherwise than the firm's books: paid there and unfinished or given up here, known on one
 * side only, another amount, money that went back, a dispute.
 */
export const differenceKinds = [
  'paid-there',
  'given-up-here',
  'unknown-here',
  'unknown-there',
  'amount',
  'returned',
  'dispute',
] as const;

/** Whether a difference is there still, was taken over, or has ended by itself. */
export const differenceStates = ['open', 'taken', 'gone'] as const;

/** Which differences a list shows. */
export const differenceFilters = ['open', 'ended'] as const;

/** A payment about which the provider and the firm's books differ; amounts in the major unit. */
export const difference = z.object({
  _id: id,
  kind: z.enum(differenceKinds),
  provider: z.enum(['cards', 'flutterwave']),
  /** The provider's own name of the payment. */
  reference: z.string(),
  /** Our payment, where it went well here. */
  payment: id.nullable(),
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  order: z.object({ _id: id, number: z.string() }).nullable(),
  /** What our books say and what the provider's say; nothing where they say nothing. */
  here: price.nullable(),
  there: price.nullable(),
  currency,
  state: z.enum(differenceStates),
  /** Whether the provider's word can become ours; otherwise somebody has to look at the provider. */
  canTakeOver: z.boolean(),
  foundAt: timestamp,
  endedAt: timestamp.nullable(),
  takenBy: z.string().nullable(),
});

/** {@link difference} as a type. */
export type Difference = z.output<typeof difference>;

/** How the last comparison of a firm went. */
export const comparison = z.object({
  /** When the books were last compared to the end; nothing before the first night. */
  comparedAt: timestamp.nullable(),
  /** When the last try failed, if it did. */
  failedAt: timestamp.nullable(),
  /** Why, in the reader's language. */
  problem: z.string().nullable(),
});

/** {@link comparison} as a type. */
export type Comparison = z.output<typeof comparison>;

const PATH = '/api/admin/money-differences';
const byAdmin = { access: ['admin'], area: 'money' } as const;

/** The differences of the firm, the newest first, and when its books were compared (BO-100). */
export const listDifferences = defineEndpoint({
  method: 'GET',
  path: PATH,
  ...byAdmin,
  summary: 'Differences between the books and the provider',
  input: z.object({ show: z.enum(differenceFilters).default('open'), ...listInput }),
  output: listOf(difference).extend({ comparison }),
});

/** Makes ours what the provider says now, by the ways that its messages take; again it changes nothing. */
export const takeOverDifference = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{id}/take-over`,
  ...byAdmin,
  summary: 'Take over what the provider says',
  input: z.object({ id }),
  output: z.object({ status: z.literal(true), difference }),
});
