import { z } from '@portal/shared-contracts/schema';
import { id } from './scalars.ts';

/** What every list of the back office is asked with: a place to go on from, and how many. */
export const listInput = {
  cursor: z.string().max(600).optional(),
  limit: z.enum(['25', '50', '100']).default('50'),
} as const;

/** Totals are counted as far as this. */
export const COUNTED_TO = 10_000;

/** The reply of a list: a part of it, where it goes on, and how many match as far as {@link COUNTED_TO}. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z.object({
    status: z.literal(true),
    items: z.array(item),
    nextCursor: z.string().nullable(),
    total: z.number().int(),
  });

/**
 * The same beside what a reply named before it was a list: missing in replies of servers that knew no parts of it.
 */
export const alsoListOf = <T extends z.ZodType>(item: T) =>
  listOf(item).omit({ status: true }).partial().shape;

/** The state of a row that several people edit; it grows with every change. */
export const rowVersion = z.number().int().nonnegative();

/** By what an act is taken back with {@link undoAudited}, in its reply; null where there is nothing to take back. */
export const undoable = { undo: id.nullable().optional() } as const;

/** The reply to an act that can be taken back. */
export const doneUndoable = z.object({ status: z.literal(true), ...undoable });

/** The version that an edit began with; another one by now is a `conflict`. */
export const baseVersion = rowVersion;
