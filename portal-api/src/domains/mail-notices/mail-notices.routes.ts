import type { PortalApp } from '../../http/portal-app.ts';
import { runEvery } from '../../http/run-every.ts';
import { registerMailChoices } from './choices/choices.routes.ts';
import { registerUnsubscribe } from './choices/unsubscribe.routes.ts';
import { registerFirmMails } from './firm-mails/firm-mails.routes.ts';
import { deliverDue } from './post/deliver-mails.ts';
import type { MailChecks, PostOffice } from './post/post-office.ts';
import type { PreviewOrder } from './firm-mails/preview.service.ts';
import { registerMailTemplates } from './firm-mails/templates.routes.ts';

/** What is due is looked for so often. */
const EVERY = 5000;

/** What the worker of this server works with. */
export const postOfficeOf = (app: PortalApp, checks: MailChecks): PostOffice => {
  const { platform, sites, siteContext } = app.portal;
  return {
    database: platform.database,
    mailer: platform.mailer,
    now: platform.now,
    log: platform.log,
    checks,
    siteOf: async (siteId) => {
      const site = await sites.byId(siteId);
      return site && siteContext(site);
    },
  };
};

/**
 * Mails what happened. What makes a mail needless, and what happens by the passing of time alone, is registered
 * from above.
 */
export const registerMailNotices = (
  app: PortalApp,
  {
    checks,
    before,
    previewOrder,
  }: { checks: MailChecks; before: () => Promise<void>; previewOrder: PreviewOrder },
): void => {
  registerMailChoices(app);
  registerUnsubscribe(app);
  registerFirmMails(app);
  registerMailTemplates(app, previewOrder);
  const office = postOfficeOf(app, checks);
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const round = async () => {
    await before();
    await deliverDue(office, () => !isClosing);
  };
  app.portal.rounds.push(round);
  const failure = 'mails could not be sent';
  runEvery(app, { milliseconds: EVERY, isAtOnce: true, failure }, round);
};
