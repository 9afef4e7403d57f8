import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { orderNumber } from '../../orders/index.ts';
import { day, id } from '../../scalars.ts';
import { firmOrderFilter } from './orders.endpoints.ts';

const area = 'orders';
const access = ['admin'] as const;

/** How many orders one act can take: ticked one by one, or all that match a filter. */
export const bulkBounds = { ticked: 500, matching: 5000 } as const;

/** What can be done to many orders at once. */
export const bulkActs = ['assign', 'due-date', 'hide', 'show', 'remind', 'csv'] as const;

/** {@link bulkActs} as a type. */
export type BulkAct = (typeof bulkActs)[number];

const outcome = z.object({
  status: z.literal(true),
  /** How many were changed. */
  done: z.number().int(),
  /** Those that were not, each with the reason in words. */
  refused: z.array(z.object({ _id: id, number: orderNumber, reason: z.string() })),
  /** By which this can be taken back; null where it cannot. */
  batch: id.nullable(),
  /** The orders as a table, where that was asked for. */
  csv: z.string().optional(),
});

/** Does one thing to many orders (BO-66). */
export const changeManyOrders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/bulk',
  access,
  area,
  summary: 'Change many orders at once',
  input: z.object({
    act: z.enum(bulkActs),
    /** Those that are ticked; without them all that match the filter. */
    ids: z.array(id).min(1).max(bulkBounds.ticked).optional(),
    filter: firmOrderFilter.optional(),
    writerId: id.optional(),
    /** Whoever asks knows that the writer has enough already. */
    isOverLimit: z.boolean().default(false),
    dueDate: day.nullable().optional(),
  }),
  output: outcome,
});

/** Takes back what was done to many orders, where nothing newer touched them. */
export const undoManyOrders = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/bulk/{batch}/undo',
  access,
  area,
  summary: 'Take a change of many orders back',
  input: z.object({ batch: id }),
  output: outcome,
});

/** {@link outcome} as a type. */
export type BulkOutcome = z.output<typeof outcome>;
