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

const isRefusedCoupon = (error: unknown): boolean =>
  error instanceof ApiError && 'couponCode' in error.errors;

// What was called off, paid or given up elsewhere; another price is one of them.
const isOver = (error: unknown): boolean =>
  error instanceof ApiError && ['already-done', 'gone'].includes(error.code);

const readingAnewWhere =
  (isOutdated: (error: unknown) => boolean) =>
  async <T>(call: () => Promise<T>, readAnew: (() => void) | undefined): Promise<T> => {
    try {
      return await call();
    } catch (error) {
      if (isOutdated(error)) readAnew?.();
      throw error;
    }
  };

/** Makes a call; where the price that the page shows holds no more, that is read anew. Nothing was charged then. */
export const whenPriceChanged = readingAnewWhere(
  (error) => isOtherPrice(error) || isRefusedCoupon(error),
);

/** Makes a call; where what the page offers is not to be paid like that any more, that is read anew. */
export const whenOver = readingAnewWhere(isOver);
