import { ApiError } from '@portal/shared-contracts';

/** Whether a save was refused because somebody else changed the same thing meanwhile. */
export const isConflict = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'conflict';
