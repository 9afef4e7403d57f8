import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';
import type { PortalApp } from '../../http/portal-app.ts';
import { isLocal } from '../../http/security/is-local.ts';
import { addReleaseMetrics } from './metrics.ts';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

// An address proves nothing behind a proxy, so production asks for the token and nothing else.
const mayRead = (request: FastifyRequest, { mode, metricsToken: token }: Config): boolean => {
  if (token === undefined)
    return mode === 'demo' && isLocal(request.ip, (name) => request.headers[name]);
  const sent = request.headers.authorization ?? '';
  return timingSafeEqual(hashOf(sent), hashOf(`Bearer ${token}`));
};

/** Binds `GET /metrics`: with METRICS_TOKEN for its bearer, without it for this machine alone, in the demo only. */
export const registerMetrics = (app: PortalApp): void => {
  const { platform, metrics } = app.portal;
  addReleaseMetrics(metrics, platform.database.platform());
  app.get('/metrics', async (request, reply) =>
    mayRead(request, platform.config)
      ? reply.type(metrics.contentType).send(await metrics.metrics())
      : reply.code(404).type('text/plain; charset=utf-8').send('Not Found'),
  );
};
