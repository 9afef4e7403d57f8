import type { Context } from '../../kernel/context.ts';
import { HOUR_IN_SECONDS } from '../../kernel/time/durations.ts';
import type { Rule } from './rate-limit.ts';

/** How often one person may make the calls that cost the server more than a few reads. */
const COSTLY = {
  upload: { max: 300, seconds: HOUR_IN_SECONDS },
  picture: { max: 30, seconds: HOUR_IN_SECONDS },
  // A page asks whether there is one before it follows the link, so each counts twice.
  pdf: { max: 240, seconds: HOUR_IN_SECONDS },
  'job-search': { max: 300, seconds: HOUR_IN_SECONDS },
  // Each opens a payment at the provider and closes it again.
  'payment-account': { max: 60, seconds: HOUR_IN_SECONDS },
  checkout: { max: 60, seconds: HOUR_IN_SECONDS },
  'review-resume': { max: 60, seconds: HOUR_IN_SECONDS },
  'own-data': { max: 120, seconds: HOUR_IN_SECONDS },
  'person-data': { max: 600, seconds: HOUR_IN_SECONDS },
} as const satisfies Readonly<Record<string, Rule>>;

/** Counts one costly call of the signed-in person and refuses when it is one too many. */
export const limitCostly = (
  { actor, limit }: Pick<Context, 'actor' | 'limit'>,
  kind: keyof typeof COSTLY,
): Promise<void> => limit(`${kind}:${actor.id}`, COSTLY[kind]);
