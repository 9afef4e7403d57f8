import { Refusal } from '@portal/shared-contracts/refusals';
import type { FastifyInstance } from 'fastify';
import { isEndless } from './json-bounds.ts';

/** JSON bodies, with the raw bytes kept for signatures; `__proto__` and `constructor` are refused. */
export const parseJson = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', null);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, given, done) => {
    const body = given as Buffer;
    request.rawBody = body;
    if (body.length === 0) return done(null, {});
    if (isEndless(body)) return done(new Refusal('request-unreadable'));
    return parse(request, body.toString('utf8'), done);
  });
};
