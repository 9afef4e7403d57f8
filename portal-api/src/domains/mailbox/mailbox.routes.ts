import type { FastifyRequest } from 'fastify';
import { siteOf } from '../../http/endpoints/request-context.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { mailboxPage } from './mailbox.page.ts';
import { listNewestMails } from './mails.repository.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];

const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
};

// It shows recovery links, so only the computer that runs the demo may look.
const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK.includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];

/** The mailbox of the demo: what a mail server would have delivered. Absent when one is configured. */
export const registerMailbox = (app: PortalApp): void => {
  const { database, mailer } = app.portal.platform;
  if (!mailer.keepsMails) return;
  app.get('/mailbox', async (request, reply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const site = await siteOf(app, request);
    const mails = await listNewestMails(database.site(site.id));
    return reply.headers(PAGE_HEADERS).send(mailboxPage(site.settings.companyName, mails));
  });
};
