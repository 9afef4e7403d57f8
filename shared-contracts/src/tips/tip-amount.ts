import { limits } from '../limits.ts';

/** The tip for a percentage of the order's price: rounded, and never below the minimum (OR-43). */
export const tipAmount = (price: number, percent: number): number => {
  const rounded = Math.round((price * percent) / 100);
  return rounded <= 1 ? limits.tip.minimum : rounded;
};

/** Largest tip that the server takes: the whole price, and at least the minimum. */
export const largestTip = (price: number): number =>
  Math.max(limits.tip.minimum, Math.round(price));
