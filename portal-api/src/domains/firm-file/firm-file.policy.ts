import type { FileReader } from '../files/files.policy.ts';
import { findOperation } from './operations/operations.repository.ts';

/** The file of a firm: whoever made it, because it holds what that person may read. */
export const canReadFirmFiles: FileReader = async ({ db, visitor }, operationId) => {
  if (visitor?.role !== 'admin') return false;
  return (await findOperation(db, operationId))?.person_id === visitor.id;
};
