import type { SiteContext } from '../context.ts';
import type { Mail, Mailer } from '../mailer.ts';
import type { Site } from '../site.ts';
import { pageOfText } from './compose-mail.ts';

/** In whose name the mails of a site leave, and where their answers go (BO-52). */
export const senderOf = ({
  id,
  settings,
}: Site): Required<Pick<Mail, 'siteId' | 'from' | 'replyTo'>> => ({
  siteId: id,
  from: { name: settings.companyName, address: settings.mailFrom },
  replyTo: settings.companyEmail,
});

/** Sends mails in the name of a site. */
export const siteMail = (mailer: Mailer, site: Site): SiteContext['mail'] => ({
  send: (mail) => mailer.send({ html: pageOfText(site, mail), ...mail, ...senderOf(site) }),
});
