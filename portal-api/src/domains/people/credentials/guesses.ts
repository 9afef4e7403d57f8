import type { Context } from '../../../kernel/context.ts';

/** Something that only a limited number of failures may happen to. */
export interface Guess {
  /** What is guessed, and from where. */
  key: string;
  rule: { max: number; seconds: number };
}

/**
 * Runs an attempt that may be a guess. It is counted before it is tried, so that many at once gain nothing,
 * and taken back when it was right: whoever knows the answer is never slowed down by it.
 */
export const guardGuess = async <T>(
  ctx: Pick<Context, 'limit' | 'forgive'>,
  guesses: readonly Guess[],
  attempt: () => Promise<T>,
): Promise<T> => {
  for (const { key, rule } of guesses) await ctx.limit(key, rule);
  const result = await attempt();
  for (const { key } of guesses) await ctx.forgive(key);
  return result;
};

const CODES_PER_NETWORK = { max: 30, seconds: 900 };

/** Codes are too long to guess; this keeps the tries down all the same. */
export const guardCode = <T>(
  ctx: Pick<Context, 'limit' | 'forgive' | 'network'>,
  redeem: () => Promise<T>,
): Promise<T> =>
  guardGuess(ctx, [{ key: `code-net:${ctx.network}`, rule: CODES_PER_NETWORK }], redeem);
