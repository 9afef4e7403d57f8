import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PortalApp } from '../portal-app.ts';

/**
 * Binds `/livez` (this process runs; restart it when it does not answer) and `/readyz` (it can serve;
 * send it nobody while it cannot). `/healthz` is the older name of `/readyz`. HEAD answers as GET does.
 */
export const registerHealth = (app: PortalApp): void => {
  const { readiness } = app.portal;
  const sendReadiness = async (_request: FastifyRequest, reply: FastifyReply) => {
    const health = await readiness.read();
    const code = health.status === 'ready' ? 200 : 503;
    return reply.code(code).header('cache-control', 'no-store').send(health);
  };
  app.get('/livez', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  for (const url of ['/readyz', '/healthz']) app.get(url, sendReadiness);
  // Whoever keeps a connection open to a server that is about to end should make its next one elsewhere.
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (readiness.isDraining) reply.header('connection', 'close');
    done();
  });
};
