import { z } from '@portal/shared-contracts/schema';
import { currency } from '../currencies.ts';
import { turn } from './turn.schema.ts';
import { day, id, price, timestamp } from '../scalars.ts';

/** A module of a service: `id` is a special module id or the id of a questionnaire (SC-10, SC-11). */
export const orderModule = z.object({ id, title: z.string() });

/** A service of a package. */
export const orderService = z.object({
  _id: id,
  serviceName: z.string(),
  serviceModules: z.array(orderModule),
});

/** A file that comes with a package, fetched by its key (OR-25). */
export const packageDownloadable = z.object({
  title: z.string(),
  data: z.object({ key: z.string().min(1) }),
});

/** The package that was bought, as it travels inside an order (SC-09). */
export const orderPackage = z.object({
  _id: id,
  packageName: z.string(),
  packagePrice: price,
  packageServices: z.array(orderService),
  packageDownloadables: z.array(packageDownloadable),
  /** Without one there is no contract gate. */
  contract_id: id.nullable(),
  /** An in-app survey's id or the address of an external one. */
  surveyDetails: z.string().nullable(),
});

/** A finished task; its id is a module id or `additional_questionnaire_submitted` (SC-08). */
export const completedTask = z.object({
  taskId: id,
  serviceId: id,
  serviceType: z.string(),
  completedAt: timestamp.optional(),
  /** The firm did it in the customer's place. */
  enteredByFirm: z.boolean().optional(),
});

/** The state of the drafts of one service (SC-07). */
export const revisionFlags = z.object({
  sentByWriter: z.boolean(),
  pendingClientReview: z.boolean(),
  /** The latest draft waits for an admin; only where the site approves drafts. */
  pendingApproval: z.boolean().default(false),
});

/** Revision flags by service id. */
export const revisionData = z.record(z.string(), revisionFlags);

/** First and last name of a person of the order. */
export const namedPerson = z.object({ firstName: z.string(), lastName: z.string() });

/** The name of an order among people: a firm's prefix and a number from 1001 on. */
export const orderNumber = z.string().min(1).max(20);

/** What the landing rules need of an order: `include=statusOnly` (HS-32). */
export const orderStatus = z.object({
  _id: id,
  statusPercentage: z.number().int().min(0).max(100),
  hideOrder: z.boolean(),
});

/** Whether the money of an order is still with the firm, as the payment provider says. */
export const orderPaymentStatus = z.enum(['paid', 'disputed', 'partially_refunded', 'refunded']);

/** An order as its customer sees it, in lists and in detail (SC-06). */
export const order = orderStatus.extend({
  /** What people call the order by: the firm's prefix and its own count, such as `RW-1042` (UX-01). */
  number: orderNumber,
  client_id: id,
  createdAt: timestamp,
  updatedAt: timestamp,
  completedAt: timestamp.nullable(),
  assignedAt: timestamp.nullable(),
  dueDate: day.nullable(),
  invoicePrice: price,
  invoiceCurrency: currency,
  /** Whether somebody is assigned. */
  writer: z.boolean(),
  writer_id: id.nullable(),
  writerName: z.string().nullable(),
  customer: namedPerson,
  customer_industries: z.array(z.string()),
  years_of_experience: z.string().nullable(),
  contract_signed: z.boolean(),
  contractSignedAt: timestamp.nullable(),
  tipByCustomer: price.nullable(),
  /** Missing in replies of servers that did not follow refunds. */
  paymentStatus: orderPaymentStatus.optional(),
  noShowCheck: z.boolean(),
  surveySubmitted: z.boolean(),
  revisionData,
  completed_tasks: z.array(completedTask),
  package: orderPackage,
  /** When the firm called it off; missing in replies of servers that could not. */
  cancelledAt: timestamp.nullable().optional(),
  /** A trial of the firm; missing in replies of servers that had none. */
  isTest: z.boolean().optional(),
  /** Whether something came from a review: ticked findings, or the resume. Missing in replies of servers that did not say. */
  hasFindings: z.boolean().optional(),
});

/** An order as writers and reviewers see it; the e-mails are filled for reviewers only (OR-16). */
export const staffOrder = order
  .omit({ tipByCustomer: true, noShowCheck: true, invoicePrice: true, invoiceCurrency: true })
  .extend({
    /** What was paid is between the customer and the firm. */
    package: orderPackage.omit({ packagePrice: true }),
    writerArchived: z.boolean(),
    /** With `includeWriter=true` (OR-32). */
    writerDetails: namedPerson.nullable(),
    customerEmail: z.string().nullable(),
    writerEmail: z.string().nullable(),
  });

/** What document and questionnaire screens show above their own data. */
export const orderData = z.object({
  _id: id,
  number: orderNumber,
  client_id: id,
  statusPercentage: z.number().int().min(0).max(100),
  packageName: z.string(),
  /** Whose turn the order is; every screen words it from here. */
  turn,
  customer: namedPerson,
  writerName: z.string().nullable(),
  completed_tasks: z.array(completedTask),
  revisionData,
  /** When the firm called it off; missing in replies of servers that did not say. */
  cancelledAt: timestamp.nullable().optional(),
});

/** How many orders are in which state; hidden ones are counted apart (OR-03, OR-04). */
export const orderCounts = z.object({
  total: z.number().int(),
  pending: z.number().int(),
  completed: z.number().int(),
  hidden: z.number().int(),
});

/** How many orders of a staff list wait for the reader, for somebody else, for nobody (UX-02). */
export const orderTurnCounts = z.object({
  mine: z.number().int(),
  waiting: z.number().int(),
  done: z.number().int(),
});

/** A module. */
export type OrderModule = z.output<typeof orderModule>;
/** A service with its modules. */
export type OrderService = z.output<typeof orderService>;
/** The package inside an order. */
export type OrderPackage = z.output<typeof orderPackage>;
/** A finished task. */
export type CompletedTask = z.output<typeof completedTask>;
/** The state of the drafts of one service. */
export type RevisionFlags = z.output<typeof revisionFlags>;
/** What the landing rules need. */
export type OrderStatus = z.output<typeof orderStatus>;
/** A customer's order. */
export type Order = z.output<typeof order>;
/** An order as a writer or reviewer sees it. */
export type StaffOrder = z.output<typeof staffOrder>;
/** The head of document and questionnaire screens. */
export type OrderData = z.output<typeof orderData>;
/** How many orders wait for whom. */
export type OrderTurnCounts = z.output<typeof orderTurnCounts>;
/** How many orders are in which state. */
export type OrderCounts = z.output<typeof orderCounts>;
/** Whether the money of an order is still with the firm. */
export type OrderPaymentStatus = z.output<typeof orderPaymentStatus>;
