import { stepLink, turnOf } from '@portal/shared-contracts/orders';
import { routes } from '@portal/shared-contracts/remote';
import { findOrder } from '../../domains/orders/orders.service.ts';
import { canSeeOrder, type Reader } from '../../domains/orders/orders.policy.ts';
import type { SiteDatabase } from '../../kernel/database.ts';
import { matchesPattern } from '../preload.ts';

const GATES: ReadonlySet<string> = new Set(['initial-questions', 'contract']);

/**
 * Where an address leads its reader at once, so that the page begins there instead of loading what only sends on: an
 * order whose first questions or contract are still to be done. Nothing for every other address.
 */
export const leadsTo = async (
  db: SiteDatabase,
  actor: Reader,
  path: string,
): Promise<string | undefined> => {
  if (actor.role !== 'user' || !matchesPattern(routes.orderView.pattern, path)) return undefined;
  const order = await findOrder(db, path.split('/').at(-1) ?? '');
  if (!order || !canSeeOrder(actor, order)) return undefined;
  const { customer } = turnOf(order);
  return customer && GATES.has(customer.step) ? stepLink(order._id, customer, 'user') : undefined;
};
