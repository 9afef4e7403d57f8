import type { PortalApp } from '../../http/portal-app.ts';
import { DAY, MINUTE } from '../../kernel/time/durations.ts';
import { claimUnfinished, findAttempt } from './attempts/attempts.repository.ts';
import { sweepRefunds } from './refunds/sweep-refunds.ts';
import { abandon, refresh } from './lifecycle/follow-attempt.ts';

/** A browser asks for its attempt so long; afterwards nobody can finish it any more. */
const GIVEN_UP_AFTER = DAY;

/** What one round did. */
export interface SweptAttempts {
  asked: number;
  paid: number;
  failed: number;
}

/**
 * Asks the provider about attempts that nobody finished: the server died before it could settle, the browser
 * never came back, and no message arrived. What was paid is given once; what is a day old is closed within the hour.
 */
export const sweepAttempts = async (app: PortalApp): Promise<SweptAttempts> => {
  const { platform, sites, siteContext } = app.portal;
  const now = platform.now();
  const over = new Date(now.getTime() - GIVEN_UP_AFTER);
  const due = await claimUnfinished(platform.database.platform(), { now, over });
  const swept: SweptAttempts = { asked: due.length, paid: 0, failed: 0 };
  for (const { siteId, key } of due) {
    const site = await sites.byId(siteId);
    if (!site) continue;
    const ctx = siteContext(site);
    try {
      const attempt = await findAttempt(ctx.db, key);
      if (!attempt) continue;
      const { state } = await (attempt.createdAt < over
        ? abandon(ctx, attempt)
        : refresh(ctx, attempt));
      if (state === 'paid') swept.paid += 1;
    } catch (error) {
      // One provider that is away must not keep the others from being asked.
      swept.failed += 1;
      platform.log.warn({ err: error, site: siteId }, 'an unfinished payment could not be asked');
    }
  }
  return swept;
};

/** Sweeps payments and refunds now and once a minute until it is stopped. */
export const startSweepingAttempts = (app: PortalApp): (() => void) => {
  const { log } = app.portal.platform;
  const run = () => {
    void sweepAttempts(app).then(
      (swept) => swept.paid > 0 && log.info(swept, 'lost payments were settled'),
      (error: unknown) => log.error({ err: error }, 'payments could not be swept'),
    );
    void sweepRefunds(app).catch((error: unknown) =>
      log.error({ err: error }, 'refunds could not be swept'),
    );
  };
  run();
  const timer = setInterval(run, MINUTE);
  timer.unref();
  return () => clearInterval(timer);
};
