import type { Role } from '@portal/shared-contracts';
import type { OrderRecord } from './orders.record.ts';

/** Whoever asks; the site is checked by the query that loaded the order. */
export interface Reader {
  id: string;
  role: Role;
}

/** Customers see their own orders, writers the assigned ones, reviewers all of their site. */
export const canSeeOrder = (
  actor: Reader,
  order: Pick<OrderRecord, 'client_id' | 'writer_id'>,
): boolean => {
  if (actor.role === 'reviewer') return true;
  return actor.id === (actor.role === 'writer' ? order.writer_id : order.client_id);
};

/** Only the assigned writer changes the writer's side; a reviewer reads. */
export const canWorkOnOrder = (actor: Reader, order: Pick<OrderRecord, 'writer_id'>): boolean =>
  actor.role === 'writer' && actor.id === order.writer_id;

/** An order that was called off is only read, by everybody (BO-62). */
export const canBeChanged = ({ cancelledAt }: Pick<OrderRecord, 'cancelledAt'>): boolean =>
  cancelledAt === null;

/** Only the customer changes the customer's side. */
export const canActAsCustomer = (actor: Reader, order: Pick<OrderRecord, 'client_id'>): boolean =>
  actor.role === 'user' && actor.id === order.client_id;
