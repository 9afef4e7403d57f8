import type { Notice } from '@portal/shared-contracts/notices';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { holdAlone } from '../../people/people.service.ts';
import { announceOrder, type Announcer } from '../announcements.ts';
import { clearWriter, setWriter } from '../changes/turning-changes.service.ts';
import {
  insertEvent,
  keepFirstAssignment,
  lockVersion,
  writeVersion,
} from '../rows/firm-order.repository.ts';
import { mailAssignedMany } from '../mails/mail-assigned.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder } from '../orders.repository.ts';
import { writerDesk } from './writer-loads.service.ts';

/** An order that goes to a writer, or back to those that nobody works on. */
export interface Assignment {
  orderId: string;
  writerId: string | null;
  /** What the next writer should know. */
  note?: string;
  /** Who gives it; nothing for a command and for the portal itself. */
  by?: string | null;
  /** Whoever gives it knows that the writer has enough already. */
  isOverLimit?: boolean;
}

/** What was assigned, before and after. */
export interface Assigned {
  assignment: Assignment;
  before: OrderRecord;
  after: OrderRecord;
}

const load = async (tx: SiteDatabase, orderId: string): Promise<OrderRecord> => {
  const order = await findOrder(tx, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
};

const requireWriter = async (
  tx: SiteDatabase,
  { writerId, isOverLimit = false }: Assignment,
): Promise<void> => {
  if (writerId === null) return;
  const writer = await holdAlone(tx, writerId);
  if (writer?.role !== 'writer' || writer.deactivated_at !== null)
    throw new Refusal('writer-inactive', {}, 'writerId');
  if (isOverLimit) return;
  const desk = await writerDesk(tx, writerId);
  if (desk?.limit)
    throw new Refusal('writer-over-limit', { name: `${desk.firstName} ${desk.lastName}`.trim() });
};

const codeOf = ({ before, assignment }: Pick<Assigned, 'before' | 'assignment'>) => {
  if (assignment.writerId === null) return 'unassigned' as const;
  return before.writer_id === null ? ('assigned' as const) : ('handed-over' as const);
};

// What the former writer did stays theirs in the history, also where nobody wrote down when they got the order.
const keepFormer = async (tx: SiteDatabase, before: OrderRecord): Promise<void> => {
  const { _id: orderId, writer_id: writerId, assignedAt } = before;
  if (writerId && assignedAt) await keepFirstAssignment(tx, { orderId, writerId, at: assignedAt });
};

/** Gives an order to somebody within a transaction; afterwards call {@link announceAssignment}. */
export const setAssignment = async (
  tx: SiteDatabase,
  assignment: Assignment,
): Promise<Assigned> => {
  await lockVersion(tx, assignment.orderId);
  const before = await load(tx, assignment.orderId);
  if (before.cancelledAt !== null) throw new Refusal('order-cancelled');
  if (before.writer_id === assignment.writerId) return { assignment, before, after: before };
  await requireWriter(tx, assignment);
  await keepFormer(tx, before);
  if (assignment.writerId === null) await clearWriter(tx, before);
  else await setWriter(tx, before, assignment.writerId);
  await writeVersion(tx, before._id, assignment.by ?? null);
  await insertEvent(tx, {
    orderId: before._id,
    code: codeOf({ before, assignment }),
    personId: assignment.by ?? undefined,
    writerId: assignment.writerId,
    words: assignment.note,
  });
  await mailAssignedMany(tx, [before], assignment.writerId);
  return { assignment, before, after: await load(tx, assignment.orderId) };
};

const forWriter = ({ before, after, assignment: { note = '' } }: Assigned): Notice | undefined => {
  const { number, customer } = after;
  const params = {
    number,
    order: after.package.packageName,
    customer: `${customer.firstName} ${customer.lastName}`,
  };
  // Without a word about its past the order is simply new to this writer.
  if (before.writer_id === null || note.trim() === '') return { code: 'order-assigned', params };
  return { code: 'order-handed-over', params: { ...params, note } };
};

const forCustomer = ({ before, after }: Assigned): Notice | undefined => {
  if (before.writer_id === null) return undefined;
  const params = { number: after.number, order: after.package.packageName };
  return after.writerName === null
    ? { code: 'writer-sought', params }
    : { code: 'writer-changed', params: { ...params, writer: after.writerName } };
};

/** Tells the customer, both writers and every open page; the former writer's pages lose the order at once. */
export const announceAssignment = async (ctx: Announcer, assigned: Assigned): Promise<void> => {
  const { before, after } = assigned;
  if (before.writer_id === after.writer_id) return;
  if (before.writer_id) await ctx.notifications.clearSteps(before.writer_id, after._id);
  const customer = forCustomer(assigned);
  const writer = forWriter(assigned);
  await announceOrder(ctx, after, {
    before,
    notices: { ...(customer ? { customer } : {}), ...(writer ? { writer } : {}) },
    others: before.writer_id ? [before.writer_id] : [],
  });
};
