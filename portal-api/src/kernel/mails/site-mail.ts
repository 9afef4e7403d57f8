import type { SiteContext } from '../context.ts';
import type { Mailer } from '../mailer.ts';
import type { Site } from '../site.ts';
import { pageOfText } from './compose-mail.ts';

/** Sends mails in the name of a site. */
export const siteMail = (mailer: Mailer, site: Site): SiteContext['mail'] => ({
  send: (mail) =>
    mailer.send({
      html: pageOfText(site, mail),
      ...mail,
      siteId: site.id,
      from: { name: site.settings.companyName, address: site.settings.mailFrom },
    }),
});
