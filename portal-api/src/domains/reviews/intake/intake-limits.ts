import { limits } from '@portal/shared-contracts';
import { type PlainRefusalCode, Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { DAY_IN_SECONDS, HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';
import { hashOfEmail } from '../work/review-post.ts';
import { countWaiting } from '../jobs/jobs.repository.ts';

const JOBS_A_MINUTE = 30;

const limit = async (
  ctx: Context,
  key: string,
  rule: { max: number; seconds: number },
  code: PlainRefusalCode,
): Promise<void> => {
  try {
    await ctx.limit(key, rule);
  } catch (error) {
    if (error instanceof Refusal) throw new Refusal(code);
    throw error;
  }
};

/** A full queue says when to come back (RV-13). */
export const refuseCrowd = async ({ db }: Context): Promise<void> => {
  if ((await countWaiting(db)) < limits.review.queue) return;
  throw new Refusal('review-busy', { minutes: Math.ceil(limits.review.queue / JOBS_A_MINUTE) });
};

/** Counts a resume against its address, its e-mail address and the site (RV-13). */
export const countSending = async (ctx: Context, email: string): Promise<void> => {
  const { perAddressHour, perAddressDay, perEmailDay } = limits.review;
  const { address } = ctx;
  const ofAddress = { max: perAddressHour, seconds: HOUR_IN_SECONDS };
  await limit(ctx, `review-hour:${address}`, ofAddress, 'review-limit-hour');
  const ofDay = { max: perAddressDay, seconds: DAY_IN_SECONDS };
  await limit(ctx, `review-day:${address}`, ofDay, 'review-limit-day');
  const ofEmail = { max: perEmailDay, seconds: DAY_IN_SECONDS };
  await limit(ctx, `review-email:${hashOfEmail(email)}`, ofEmail, 'review-limit-email');
  const ofSite = { max: ctx.site.settings.freeReview.dailyMax, seconds: DAY_IN_SECONDS };
  await limit(ctx, 'review-site', ofSite, 'review-limit-site');
};
