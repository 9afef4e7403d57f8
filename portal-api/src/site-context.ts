import { filesService } from './domains/files/files.service.ts';
import { livePublisher } from './domains/live/live.service.ts';
import { notificationsService } from './domains/notifications/notifications.service.ts';
import { countOrdersOf } from './domains/orders/orders.service.ts';
import { listHoldersOf } from './domains/people/people.service.ts';
import { laterOf } from './kernel/background.ts';
import type { SiteContext } from './kernel/context.ts';
import type { Platform } from './kernel/platform.ts';
import { siteMail } from './kernel/mails/site-mail.ts';
import type { Site } from './kernel/site.ts';

/** Everything that works in the name of one site: for requests, sockets, jobs and the command line. */
export const siteContext = (
  platform: Platform,
  site: Site,
  originOf: (host: string) => string,
  options: { isReadOnly?: boolean } = {},
): SiteContext => {
  const {
    background,
    database,
    fanOut,
    fileStore,
    mailer,
    payments,
    sealer,
    isBreached,
    now,
    log,
  } = platform;
  const db = database.site(site.id, options);
  const live = livePublisher({ fanOut, siteId: site.id, log }, (area) => listHoldersOf(db, area));
  return {
    site,
    db,
    now,
    log,
    later: laterOf(background, log),
    live,
    payments,
    sealer,
    isBreached,
    siteOrigin: () => originOf(site.mailHost),
    mail: siteMail(mailer, site),
    files: filesService(db, fileStore, site.settings.storage),
    notifications: notificationsService({ db, senderName: site.name, live }),
    countOrders: (personId) => countOrdersOf(db, personId),
  };
};
