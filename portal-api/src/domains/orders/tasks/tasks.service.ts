import { Refusal } from '@portal/shared-contracts/refusals';
import {
  FOLLOW_UP_SUBMITTED,
  moduleIds,
  type RevisionFlags,
  statusPercentage,
} from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { OrderRecord } from '../orders.record.ts';
import { findOrder, lockOrder } from '../orders.repository.ts';
import { keepTurn } from '../turns/turns.service.ts';
import { addTask, deleteTask, writeFlags, writeProgress } from './tasks.repository.ts';

/** One task of one service of an order. */
export interface TaskOfOrder {
  order: OrderRecord;
  serviceId: string;
  taskId: string;
}

// Publishing follow-up questions is a task of the follow-up module without being a module itself.
const moduleOf = (taskId: string): string =>
  taskId === FOLLOW_UP_SUBMITTED ? moduleIds.additionalQuestionnaire : taskId;

const requireTask = ({ order, serviceId, taskId }: TaskOfOrder): void => {
  const service = order.package.packageServices.find(({ _id }) => _id === serviceId);
  if (!service?.serviceModules.some(({ id }) => id === moduleOf(taskId)))
    throw new Refusal('task-unknown');
};

const lock = async (tx: SiteDatabase, order: OrderRecord): Promise<void> => {
  if (!(await lockOrder(tx, order._id))) throw new Refusal('order-unknown');
};

const reload = async (tx: SiteDatabase, order: OrderRecord): Promise<OrderRecord> => {
  const fresh = await findOrder(tx, order._id);
  if (!fresh) throw new Refusal('order-unknown');
  return fresh;
};

/** The order as it is now, with its stored turn brought up to date. */
const withTurn = async (tx: SiteDatabase, order: OrderRecord): Promise<OrderRecord> => {
  const fresh = await reload(tx, order);
  await keepTurn(tx, fresh);
  return fresh;
};

const recompute = async (tx: SiteDatabase, order: OrderRecord): Promise<OrderRecord> => {
  const fresh = await reload(tx, order);
  const percentage = statusPercentage(fresh);
  await writeProgress(tx, fresh, percentage);
  return withTurn(tx, order);
};

/**
 * Marks a task as done, once however often it is called, and derives percentage and completion anew.
 * Returns the order as it is now and whether this call was the one that did it.
 * After the transaction call `announceOrder`.
 */
export const completeTask = async (
  tx: SiteDatabase,
  task: TaskOfOrder & {
    serviceType: string;
    /** The firm acts in the customer's place. */
    isByFirm?: boolean;
  },
): Promise<{ order: OrderRecord; added: boolean }> => {
  requireTask(task);
  await lock(tx, task.order);
  const added = await addTask(tx, task);
  if (!added) return { order: await reload(tx, task.order), added };
  return { order: await recompute(tx, task.order), added };
};

/** Takes a finished task back and derives percentage and completion anew. */
export const reopenTask = async (tx: SiteDatabase, task: TaskOfOrder): Promise<OrderRecord> => {
  await lock(tx, task.order);
  await deleteTask(tx, task);
  return recompute(tx, task.order);
};

/** Records where the drafts of a service stand; a flag that is not named stays. */
export const setRevisionFlags = async (
  tx: SiteDatabase,
  order: OrderRecord,
  serviceId: string,
  flags: Partial<RevisionFlags>,
): Promise<OrderRecord> => {
  await lock(tx, order);
  await writeFlags(tx, { order, serviceId, flags });
  return withTurn(tx, order);
};
