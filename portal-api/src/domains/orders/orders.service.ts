import { Refusal } from '@portal/shared-contracts/refusals';
import { type OrderData, type OrderService, turnOf } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../kernel/database.ts';
import { countOrders } from './lists/order-counts.repository.ts';
import { canSeeOrder, type Reader } from './orders.policy.ts';
import type { OrderRecord } from './orders.record.ts';
import { findOrder } from './orders.repository.ts';

export type { OrderRecord } from './orders.record.ts';
export { completeTask, reopenTask, setRevisionFlags } from './tasks/tasks.service.ts';
export {
  setHasFindings,
  setPaid,
  setPaymentStatus,
  setSurveySubmitted,
  setTip,
} from './rows/order-changes.repository.ts';
export {
  createOrder,
  setContractSigned,
  setInitialAnswers,
} from './changes/turning-changes.service.ts';
export { handOverOrders, moveOrders, openOrdersOf } from './assignment/hand-over.service.ts';
export { announceOrder } from './announcements.ts';
export { findOrders } from './finding/find-orders.ts';
export { holdOrder, requireOrderToChange } from './firm-orders/firm-order.service.ts';
export {
  cancelInside,
  announceCancelled,
  type TakeBack,
} from './firm-orders/cancel-order.service.ts';
export type { Happened, HistorySource } from './history/order-history.service.ts';
export { hasOrdersOf, namesOfOrders, ordersOfPerson } from './lists/order-names.repository.ts';
export {
  countOpenOrders,
  countOrdersByPackage,
  findOrder,
  hasTestOrders,
  lockOrder,
  publishingMoment,
} from './orders.repository.ts';

/** What a service needs of a request to look for an order. */
export interface OrderRequest {
  db: SiteDatabase;
  site: { id: string };
  actor: Reader;
  /** Whether something is to be changed; an order that was called off only tells. */
  isChange?: boolean;
}

/** How many orders a customer has, hidden ones too. */
export const countOrdersOf = async (db: SiteDatabase, personId: string): Promise<number> => {
  const { total, hidden } = await countOrders(db, { kind: 'customer', personId });
  return total + hidden;
};

/**
 * The order, when the signed-in person may see it.
 *
 * @throws Refusal `not-found` for an unknown and for a foreign order alike, so that ids cannot be probed; `gone` for a
 * change of an order that was called off.
 */
export const requireOrderOf = async (
  request: OrderRequest,
  orderId: string,
): Promise<OrderRecord> => {
  const order = await findOrder(request.db, orderId);
  if (!order || !canSeeOrder(request.actor, order)) throw new Refusal('order-unknown');
  if (request.isChange && order.cancelledAt !== null) throw new Refusal('order-cancelled');
  return order;
};

/**
 * The service of an order.
 *
 * @throws Refusal `not-found` when the order's package has no such service.
 */
export const requireService = (order: OrderRecord, serviceId: string): OrderService => {
  const found = order.package.packageServices.find(({ _id }) => _id === serviceId);
  if (!found) throw new Refusal('service-unknown');
  return found;
};

/**
 * The service of an order that has this module.
 *
 * @throws Refusal `not-found` when the service has no such module.
 */
export const requireModule = (
  order: OrderRecord,
  serviceId: string,
  moduleId: string,
): OrderService => {
  const service = requireService(order, serviceId);
  if (!service.serviceModules.some(({ id }) => id === moduleId)) throw new Refusal('task-unknown');
  return service;
};

/** What document and questionnaire screens show above their own data. */
export const toOrderData = (order: OrderRecord): OrderData => ({
  _id: order._id,
  number: order.number,
  client_id: order.client_id,
  statusPercentage: order.statusPercentage,
  packageName: order.package.packageName,
  turn: turnOf(order),
  customer: order.customer,
  writerName: order.writerName,
  completed_tasks: order.completed_tasks,
  revisionData: order.revisionData,
  cancelledAt: order.cancelledAt,
});
