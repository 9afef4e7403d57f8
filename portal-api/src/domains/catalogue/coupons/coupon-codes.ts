import { randomInt } from 'node:crypto';
import { limits } from '@portal/shared-contracts';

// Without those that are read as each other: 0 and O, 1 and I.
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const LENGTH = 10;
const LONGEST_BEGINNING = limits.couponCode.max - LENGTH - 1;

const randomCode = (): string =>
  Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** So many codes that nobody guesses, each beginning like their coupon. */
export const makeSingleCodes = (coupon: string, count: number): string[] => {
  const made = new Set<string>();
  const beginning = coupon.slice(0, LONGEST_BEGINNING);
  while (made.size < count) made.add(`${beginning}-${randomCode()}`);
  return [...made];
};
