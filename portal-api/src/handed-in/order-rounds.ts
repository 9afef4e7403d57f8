import { listRatings } from '../domains/documents/drafts/draft-ratings.repository.ts';
import { assignmentRound } from '../domains/orders/assignment/assign-waiting.service.ts';
import { dueRound } from '../domains/orders/mails/mail-due.ts';
import { listSites } from '../domains/website/website.service.ts';
import type { PortalApp } from '../http/portal-app.ts';
import type { SiteContext } from '../kernel/context.ts';

/** Assigns waiting orders for each firm that has switched it on. */
const assigning = (app: PortalApp): (() => Promise<void>) => {
  const { platform, sites, siteContext } = app.portal;
  const firms = async (): Promise<SiteContext[]> => {
    const wanting: SiteContext[] = [];
    for (const { site_id } of await listSites(platform.database.platform())) {
      const site = await sites.byId(site_id);
      if (site?.settings.automaticAssignment) wanting.push(await siteContext(site));
    }
    return wanting;
  };
  return assignmentRound({ ratingsOf: listRatings, now: platform.now, firms });
};

/** What happens to orders by the passing of time alone. */
export const orderRounds = (app: PortalApp): (() => Promise<void>) => {
  const { database, now, log } = app.portal.platform;
  const due = dueRound(database, now, log);
  const assign = assigning(app);
  return async () => {
    await due();
    // Mails go out whatever became of this.
    await assign().catch((error: unknown) =>
      log.error({ err: error }, 'waiting orders could not be assigned'),
    );
  };
};
