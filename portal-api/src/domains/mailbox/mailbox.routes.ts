import { siteOf } from '../../http/endpoints/request-context.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { mailboxPage } from './mailbox.page.ts';
import { listNewestMails } from './mails.repository.ts';

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
};

/** The mailbox of the demo: what a mail server would have delivered. It shows recovery links, so no other mode has it. */
export const registerMailbox = (app: PortalApp): void => {
  const { config, database, mailer } = app.portal.platform;
  if (config.mode !== 'demo' || !mailer.keepsMails) return;
  app.get('/mailbox', async (request, reply) => {
    const site = await siteOf(app, request);
    const mails = await listNewestMails(database.site(site.id));
    return reply.headers(PAGE_HEADERS).send(mailboxPage(site.settings.companyName, mails));
  });
};
