import type { FileReader } from '../files/files.policy.ts';
import { canSeeOrder } from './orders.policy.ts';
import { findOrder, hasBought } from './orders.repository.ts';

/** Files of an order: everybody who can see the order. */
export const canReadOrderFiles: FileReader = async ({ db, visitor }, orderId) => {
  if (!visitor) return false;
  const order = await findOrder(db, orderId);
  return order !== undefined && canSeeOrder(visitor, order);
};

/** Files that come with a package: its buyers, and the firm's writers and reviewers. */
export const canReadPackageFiles: FileReader = async ({ db, visitor }, packageId) => {
  if (!visitor) return false;
  return visitor.role !== 'user' || hasBought(db, visitor.id, packageId);
};
