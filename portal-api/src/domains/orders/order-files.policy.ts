import type { FileReader } from '../files/files.policy.ts';
import { canSeeOrder } from './orders.policy.ts';
import { hasBought, hasBoughtFile } from './order-files.repository.ts';
import { findOrder } from './orders.repository.ts';

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

/** Files that come with whatever package: whoever bought one that has it, and the firm's own people. */
export const canReadDownloadables: FileReader = async ({ db, visitor }, downloadableId) => {
  if (!visitor) return false;
  return visitor.role !== 'user' || hasBoughtFile(db, visitor.id, downloadableId);
};
