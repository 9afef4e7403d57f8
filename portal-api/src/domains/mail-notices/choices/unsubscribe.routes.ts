import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseLanguage } from '@portal/shared-contracts';
import { siteOf } from '../../../http/endpoints/request-context.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { readUnsubscribe, unsubscribe } from './choices.service.ts';
import { unsubscribePage } from './unsubscribe.page.ts';

const URL = '/api/mail/unsubscribe/:token';
const LONGEST_BODY = 2000;

const HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
};

const answer = async (app: PortalApp, request: FastifyRequest, reply: FastifyReply) => {
  const site = await siteOf(app, request);
  const db = app.portal.platform.database.site(site.id);
  const { token = '' } = request.params as { token?: string };
  const link = await readUnsubscribe(db, site, token);
  const language = link?.language ?? chooseLanguage(null, site.settings.language);
  const isPressed = request.method === 'POST';
  if (link && isPressed) await unsubscribe(db, link);
  const step = link ? (isPressed ? 'done' : 'ask') : 'unknown';
  return reply
    .code(link ? 200 : 404)
    .headers(HEADERS)
    .send(unsubscribePage(site, language, step));
};

/**
 * The links of `List-Unsubscribe` (RFC 8058): mail programs post to them without any session, people press the
 * button that looking at them shows. Whoever holds the link may end mails with it, and nothing else.
 */
export const registerUnsubscribe = (app: PortalApp): void => {
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    // What stands in the body is the same in each (`List-Unsubscribe=One-Click`).
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: LONGEST_BODY },
      (_request, _body, parsed) => parsed(null, {}),
    );
    scope.get(URL, (request, reply) => answer(app, request, reply));
    scope.post(URL, (request, reply) => answer(app, request, reply));
    done();
  });
};
