import { limits } from '../../limits.ts';
import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { fieldLimits } from '../../questionnaires/index.ts';
import { orderPaymentStatus, turnOwner, turnStep } from '../../orders/index.ts';
import { day, done, id } from '../../scalars.ts';
import { baseVersion, doneUndoable, listInput, listOf, undoable } from '../../lists.ts';
import { orderHappenings, reportDay } from '../reports.endpoints.ts';
import { firmHistoryEntry, firmOrder, listedOrder, orderNote } from './orders.schema.ts';

/** The orders of the firm's list, first to last; a minus turns one around. */
export const firmOrderSorts = [
  '-number',
  'number',
  'turn',
  '-turn',
  'due',
  '-due',
  'price',
  '-price',
] as const;

/** How far an order can be, to filter by. */
export const firmOrderProgress = ['open', 'not-started', 'started', 'completed'] as const;

/** When an order can be due, to filter by. */
export const firmOrderDue = ['overdue', 'today', 'week', 'none'] as const;

/** How an order can be paid, to filter by: `unpaid` waits for the payment of its invoice. */
export const firmOrderPaid = [...orderPaymentStatus.options, 'unpaid'] as const;

/** What is put aside and in no list unless asked for. */
export const firmOrderShown = ['hidden', 'cancelled', 'test', 'all'] as const;

const area = 'orders';
const access = ['admin'] as const;

/** What the firm's list of orders is narrowed to. */
export const firmOrderFilter = z.object({
  /** A number, or how a customer's name or address begins. */
  search: z.string().trim().max(limits.firm.search).optional(),
  customer: id.optional(),
  package: id.optional(),
  /** A writer, or `none`. */
  writer: id.optional(),
  progress: z.enum(firmOrderProgress).optional(),
  turn: turnOwner.optional(),
  step: turnStep.optional(),
  /** The turn has stood for at least so many days. */
  waiting: z.coerce.number().int().min(1).max(365).optional(),
  due: z.enum(firmOrderDue).optional(),
  paid: z.enum(firmOrderPaid).optional(),
  shown: z.enum(firmOrderShown).optional(),
  /** What happened from one day to another, in the firm's time zone; of drafts, `writer` is who wrote them. */
  happened: z.enum(orderHappenings).optional(),
  from: reportDay.optional(),
  to: reportDay.optional(),
  /** The survey that was answered, and how one of its questions was. */
  survey: id.optional(),
  question: z.string().max(100).optional(),
  answer: z.string().max(fieldLimits.option).optional(),
  sort: z.enum(firmOrderSorts).optional(),
});

/** {@link firmOrderFilter} as a type. */
export type FirmOrderNarrowing = z.output<typeof firmOrderFilter>;

/** Every order of the firm (BO-60). */
export const listFirmOrders = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders',
  access,
  area,
  summary: 'Orders of the firm',
  input: firmOrderFilter.extend(listInput),
  output: listOf(listedOrder),
});

const choice = z.object({ _id: id, name: z.string() });

/** The packages and writers that the firm's orders have, to filter by. */
export const listOrderChoices = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/choices',
  access,
  area,
  summary: 'Packages and writers to filter orders by',
  input: z.object({}),
  output: z.object({
    status: z.literal(true),
    packages: z.array(choice),
    writers: z.array(choice),
  }),
});

/** One order with its notes and its history (BO-61). */
export const getFirmOrder = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}',
  access,
  area,
  summary: 'One order of the firm',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    order: firmOrder,
    notes: z.array(orderNote),
    history: z.array(firmHistoryEntry),
  }),
});

/** Sets the day on which an order is due, or that there is none. */
export const changeFirmOrder = defineEndpoint({
  method: 'PATCH',
  path: '/api/admin/orders/{id}',
  access,
  area,
  summary: 'Change the due date of an order',
  input: z.object({ id, baseVersion, dueDate: day.nullable() }),
  output: doneUndoable,
});

/** Writes something down about an order, for the people of the firm. */
export const addOrderNote = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/notes',
  access,
  area,
  summary: 'Write a note about an order',
  input: z.object({ id, text: z.string().trim().min(1).max(limits.firm.orderNote) }),
  output: z.object({ status: z.literal(true), note: orderNote, ...undoable }),
});

/** Calls an order off: it is hidden, and only read from now on (BO-62). */
export const cancelOrder = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/cancel',
  access,
  area,
  summary: 'Cancel an order',
  input: z.object({ id, baseVersion, reason: z.string().trim().min(1).max(limits.firm.reason) }),
  output: done,
});
