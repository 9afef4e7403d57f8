import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../../http/portal-app.ts';
import { siteOf } from '../../http/endpoints/request-context.ts';
import { mailboxPage, type MailRow } from './mailbox.page.ts';

const LOOPBACK: readonly string[] = ['127.0.0.1', '::1', '::ffff:127.0.0.1'];
const NEWEST = 50;

// It shows recovery links, so only the computer that runs the demo may look.
const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK.includes(request.socket.remoteAddress ?? '') && !request.headers['x-forwarded-for'];

/** The mailbox of the demo: what a mail server would have delivered. Absent when one is configured. */
export const registerMailbox = (app: PortalApp): void => {
  const { database, mailer } = app.portal.platform;
  if (!mailer.keepsMails) return;
  app.get('/mailbox', async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isFromHere(request)) return reply.callNotFound();
    const site = await siteOf(app, request);
    const mails = await database.site(site.id).query<MailRow>(
      `select id, recipient, subject, body, created_at from mails where site_id = $1
       order by created_at desc, id limit ${NEWEST}`,
      [site.id],
    );
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy':
          "default-src 'none'; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'",
      })
      .send(mailboxPage(site.settings.companyName, mails));
  });
};
