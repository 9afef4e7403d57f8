import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { day, done, id, price } from '../scalars.ts';
import { order, orderCounts, orderStatus, orderTurnCounts, staffOrder } from './orders.schema.ts';

/** A switch in a query string. */
const queryFlag = z
  .union([z.boolean(), z.enum(['true', 'false'])])
  .transform((value) => value === true || value === 'true');

/** How an order list can be ordered. */
export const orderSort = z.enum([
  'newest',
  'oldest',
  'product',
  '-product',
  'status',
  '-status',
  'due',
  '-due',
  'person',
  '-person',
]);

/** Which orders a list shows. */
export const orderState = z.enum(['all', 'pending', 'completed']);

/** Whose turn the orders of a staff list are: the reader's, somebody else's, nobody's any more. */
export const orderTurn = z.enum(['mine', 'waiting', 'done']);

/** Search, filter, order and page of a list; without `pageSize` its first 500 come at once. */
export const orderFilter = z.object({
  search: z.string().trim().max(limits.text.short).optional(),
  state: orderState.optional(),
  sort: orderSort.optional(),
  page: z.coerce.number().int().min(1).max(1_000_000).optional(),
  pageSize: z.coerce.number().int().min(1).max(100).optional(),
});

/** Search, filter, order and page of a list. */
export type OrderFilter = z.output<typeof orderFilter>;
/** How an order list can be ordered. */
export type OrderSort = z.output<typeof orderSort>;
/** Whose turn the orders of a staff list are. */
export type OrderTurnFilter = z.output<typeof orderTurn>;
/** Which orders a list shows. */
export type OrderState = z.output<typeof orderState>;

const listReply = { status: z.literal(true), total: z.number().int(), counts: orderCounts };

/** The customer's orders; `include=statusOnly` answers only what the landing rules need (OR-06, HS-32). */
export const listCustomerOrders = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders',
  aliases: ['/customer/orders'],
  access: ['user'],
  summary: 'The orders of the signed-in customer',
  input: orderFilter.extend({ include: z.enum(['statusOnly']).optional() }),
  output: z.object({ ...listReply, orders: z.array(z.union([order, orderStatus])) }),
});

/** One order of the signed-in customer (OR-20). */
export const getCustomerOrder = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders/{id}',
  access: ['user'],
  summary: 'One order of the signed-in customer',
  input: z.object({ id }),
  output: z.object({
    status: z.literal(true),
    order,
    invoice: z.object({ price }),
    clientCurrencyType: currency,
  }),
});

/** Remembers that the customer does not want to be asked for a tip again (OR-41). */
export const setNoShow = defineEndpoint({
  method: 'PATCH',
  path: '/api/customer/orders/noShow/{id}',
  access: ['user'],
  summary: 'Stop offering a tip for an order',
  input: z.object({ id, noShowCheck: z.literal(true), clientId: id }),
  output: done,
});

/** The orders of a writer, or of the whole site for a reviewer (OR-10, OR-16). */
export const listStaffOrders = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders',
  access: ['writer', 'reviewer'],
  summary: "A writer's assigned orders; every order of the site for a reviewer",
  input: orderFilter.extend({ archived: queryFlag.optional(), turn: orderTurn.optional() }),
  output: z.object({
    ...listReply,
    orders: z.array(staffOrder),
    /** How many orders of the list each choice of `turn` shows; missing in replies of servers that did not count them. */
    turns: orderTurnCounts.optional(),
  }),
});

/** One order for its writer or a reviewer (OR-30). */
export const getStaffOrder = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders/{id}',
  access: ['writer', 'reviewer'],
  summary: 'One order for its writer or a reviewer',
  input: z.object({ id, includeWriter: queryFlag.optional() }),
  output: z.object({
    status: z.literal(true),
    status_code: z.literal(200),
    order: staffOrder,
    /** The reader's notifications about this order, newest first. */
    sortedNotifications: z.array(
      z.object({ _id: id, contant: z.string(), createdAt: z.iso.datetime({ offset: true }) }),
    ),
  }),
});

/** Sets the due date of an unfinished order; `timeZone` decides which day is today (OR-12). */
export const setDueDate = defineEndpoint({
  method: 'PATCH',
  path: '/api/writer/orders/set-due-date',
  access: ['writer'],
  summary: 'Set the due date of an unfinished order',
  input: z.object({
    orderId: id,
    clientId: id,
    dueDate: day,
    timeZone: z.string().max(60).optional(),
  }),
  output: done,
});

/** Archives an order in the writer's own list, or takes it back (OR-14). */
export const archiveOrder = defineEndpoint({
  method: 'PATCH',
  path: '/api/writer/orders/archive',
  access: ['writer'],
  summary: "Archive an order in the writer's list",
  input: z.object({ orderId: id, clientId: id, writerArchived: z.boolean() }),
  output: done,
});

/** Orders of one month, as `YYYY-MM`. */
export const monthCount = z.object({
  month: z.string().regex(/^\d{4}-\d{2}$/),
  orders: z.number().int(),
});

/** Numbers of the writer's dashboard (OR-17). */
export const getWriterDashboard = defineEndpoint({
  method: 'GET',
  path: '/api/writer/dashboard',
  access: ['writer'],
  summary: "Counts and the last six months of a writer's orders",
  input: z.object({ timeZone: z.string().max(60).optional() }),
  output: z.object({
    status: z.literal(true),
    counts: orderCounts,
    months: z.array(monthCount),
  }),
});
