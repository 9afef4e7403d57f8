import { ApiError } from '@portal/shared-contracts';

/** Whether an attempt is over, so that the next try needs a fresh one. */
export const isClosed = (error: unknown): boolean =>
  error instanceof ApiError && ['already-done', 'gone', 'payment-declined'].includes(error.code);

/** Whether money may have been taken, before or just now. */
export const wasPaid = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'already-done';

/** Whether the firm asks another price than the page shows. */
export const isOtherPrice = (error: unknown): boolean =>
  error instanceof ApiError && error.refusal === 'price-changed';

/** Makes a call; where the firm asks another price than the page shows, that is read anew. Nothing was charged then. */
export const whenPriceChanged = async <T>(
  call: () => Promise<T>,
  readAnew: (() => void) | undefined,
): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (isOtherPrice(error)) readAnew?.();
    throw error;
  }
};
