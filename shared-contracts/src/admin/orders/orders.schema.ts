import { z } from '@portal/shared-contracts/schema';
import { currency } from '../../currencies.ts';
import {
  historyCode,
  historyEntry,
  namedPerson,
  order,
  orderNumber,
  orderPaymentStatus,
  turnOwner,
  turnStep,
} from '../../orders/index.ts';
import { day, id, price, timestamp } from '../../scalars.ts';

/** A person of the firm as rows name them. */
export const namedRow = namedPerson.extend({ _id: id });

/** What puts an order aside: it is in no list unless somebody asks for it. */
const putAside = {
  isHidden: z.boolean(),
  isCancelled: z.boolean(),
  isTest: z.boolean(),
  /** Its invoice is not paid yet; missing in replies of servers that waited for payments. */
  isUnpaid: z.boolean().optional(),
};

/** An order as the firm's list shows it (BO-60). */
export const listedOrder = z.object({
  _id: id,
  number: orderNumber,
  customer: namedRow,
  packageName: z.string(),
  writer: namedRow.nullable(),
  statusPercentage: z.number().int().min(0).max(100),
  turn: z.object({ owner: turnOwner, step: turnStep, since: timestamp }),
  dueDate: day.nullable(),
  price,
  currency,
  paymentStatus: orderPaymentStatus,
  ...putAside,
});

/** What the people of the firm wrote down about an order. */
export const orderNote = z.object({
  _id: id,
  text: z.string(),
  author: z.string(),
  createdAt: timestamp,
});

/** What can happen to an order, with what the firm alone does and reads. */
export const firmHistoryCode = z.enum([
  ...historyCode.options,
  'handed-over',
  'unassigned',
  'cancelled',
  'reopened',
  'placed',
]);

/** One thing that happened to an order, as the firm reads it. */
export const firmHistoryEntry = historyEntry.extend({
  code: firmHistoryCode,
  /** A reason, or what the next writer was told. */
  words: z.string().optional(),
});

/** An order as the firm sees it (BO-61). */
export const firmOrder = order.extend({
  customerEmail: z.string(),
  writerEmail: z.string().nullable(),
  turnSince: timestamp,
  readyAt: timestamp.nullable(),
  cancelReason: z.string(),
  ...putAside,
  /** Grows with each change that the firm makes; a change names the one that it began with. */
  version: z.number().int(),
});

/** Why a writer cannot simply be given another order. */
export const writerLimit = z.enum(['open', 'week', 'away']);

/** Days on which a writer takes no new order, both ends included. */
export const writerAbsence = z.object({ _id: id, from: day, to: day });

/** How much a writer has on the desk (BO-67). */
export const writerLoad = namedRow.extend({
  /** Orders that are not finished, and how many the writer takes at once; nothing where none is said. */
  open: z.number().int(),
  mostOpen: z.number().int().nullable(),
  /** Orders of the last seven days, and how many the writer takes in a week. */
  week: z.number().int(),
  mostPerWeek: z.number().int().nullable(),
  /** Open orders that are due within three days or late. */
  dueSoon: z.number().int(),
  /** Days of the week on which the writer works, in English; none where nothing is said. */
  days: z.array(z.string()),
  /** Days from the start to the end of an order, in the middle of the last ninety days' orders. */
  turnaroundDays: z.number().nullable(),
  /** The mean of the customers' stars, and how many there were. */
  rating: z.number().nullable(),
  ratings: z.number().int(),
  /** Absences that are not over. */
  absences: z.array(writerAbsence),
  limit: writerLimit.nullable(),
});

/** A writer for an order, with what speaks for it (BO-68). */
export const candidate = writerLoad.extend({
  /** The customer's industries that the writer knows. */
  knows: z.array(z.string()),
});

/** {@link listedOrder} as a type. */
export type ListedOrder = z.output<typeof listedOrder>;
/** {@link orderNote} as a type. */
export type OrderNote = z.output<typeof orderNote>;
/** {@link firmHistoryEntry} as a type. */
export type FirmHistoryEntry = z.output<typeof firmHistoryEntry>;
/** {@link firmOrder} as a type. */
export type FirmOrder = z.output<typeof firmOrder>;
/** {@link writerLoad} as a type. */
export type WriterLoad = z.output<typeof writerLoad>;
/** {@link candidate} as a type. */
export type Candidate = z.output<typeof candidate>;
