import type { PortalApp } from '../../http/portal-app.ts';
import { registerMailChoices } from './choices/choices.routes.ts';
import { registerUnsubscribe } from './choices/unsubscribe.routes.ts';
import { registerFirmMails } from './firm-mails/firm-mails.routes.ts';
import { deliverDue } from './post/deliver-mails.ts';
import type { MailChecks, PostOffice } from './post/post-office.ts';
import type { PreviewOrder } from './templates/preview.service.ts';
import { registerMailTemplates } from './templates/templates.routes.ts';

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

/** Looks every few seconds for mails that are due, as long as this server listens. */
const startDelivering = (app: PortalApp, round: () => Promise<void>): void => {
  let isBusy = false;
  const run = (): void => {
    if (isBusy) return;
    isBusy = true;
    const work = round()
      .catch((error: unknown) =>
        app.portal.platform.log.error({ err: error }, 'mails could not be sent'),
      )
      .finally(() => {
        isBusy = false;
      });
    app.portal.background.run(work);
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    run();
    timer = setInterval(run, EVERY);
    timer.unref();
  });
  app.addHook('preClose', async () => clearInterval(timer));
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
  startDelivering(app, round);
};
