import { ApiError } from '@portal/shared-contracts';

/** Nobody knows whether it lasted, and what is read again may show that it did. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'timeout';
