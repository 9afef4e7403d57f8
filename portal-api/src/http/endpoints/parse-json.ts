import type { FastifyInstance } from 'fastify';

/** JSON bodies, with the raw bytes kept for signatures; `__proto__` and `constructor` are refused. */
export const parseJson = (app: FastifyInstance): void => {
  app.decorateRequest('rawBody', null);
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    request.rawBody = body as Buffer;
    if (body.length === 0) return done(null, {});
    return parse(request, body.toString('utf8'), done);
  });
};
