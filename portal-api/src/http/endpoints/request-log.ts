import { hostNameOf } from '../security/request-host.ts';
import { type FastifyReply, type FastifyRequest, LogController } from 'fastify';

/** One line per request with the route's pattern: codes and tokens in addresses never reach the log. */
export class RequestLog extends LogController {
  constructor() {
    super({ requestIdLogLabel: 'request' });
  }

  override incomingRequest(): void {
    // Said once, when it is over.
  }

  override requestCompleted(
    error: Error | null | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): void {
    const entry = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      host: hostNameOf(request.raw),
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (error) request.log.error({ ...entry, err: error }, 'request');
    else request.log.info(entry, 'request');
  }
}
