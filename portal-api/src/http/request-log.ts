import type { FastifyInstance } from 'fastify';
import type { Log } from '../kernel/log.ts';

/** One line per request with the route's pattern: codes and tokens in addresses never reach the log. */
export const logRequests = (app: FastifyInstance, log: Log): void => {
  app.addHook('onResponse', async (request, reply) => {
    log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'unmatched',
        host: request.hostname,
        status: reply.statusCode,
        milliseconds: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
};
