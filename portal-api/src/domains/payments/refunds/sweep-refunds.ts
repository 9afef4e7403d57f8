import type { PortalApp } from '../../../http/portal-app.ts';
import { claimWaiting } from './refunds.repository.ts';
import { followRefund } from './refunds.service.ts';

/** Goes on with refunds whose sender died or whose provider was silent; how many could not be asked about. */
export const sweepRefunds = async (app: PortalApp): Promise<{ asked: number; failed: number }> => {
  const { platform, sites, siteContext } = app.portal;
  const waiting = await claimWaiting(platform.database.platform(), platform.now());
  let failed = 0;
  for (const { siteId, id } of waiting) {
    const site = await sites.byId(siteId);
    if (!site) continue;
    try {
      await followRefund(siteContext(site), id);
    } catch (error) {
      // One provider that is away must not keep the others from being asked.
      failed += 1;
      platform.log.warn(
        { err: error, site: siteId, refund: id },
        'a refund could not be asked about',
      );
    }
  }
  return { asked: waiting.length, failed };
};
