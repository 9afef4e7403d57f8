import { Refusal } from '@portal/shared-contracts/refusals';
import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';

// A name and perhaps a port. User data, paths, lists and spaces have no business in this header.
const HOST = /^(?<name>[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * The name in a request's own Host header, in lower case, or nothing for one that no browser sends.
 * What a proxy forwards beside it (`X-Forwarded-Host`) is never believed.
 */
export const hostNameOf = (request: Pick<IncomingMessage, 'headers'>): string | undefined =>
  HOST.exec(request.headers.host ?? '')?.groups?.['name']?.toLowerCase();

// Node keeps the first of two, a proxy may have looked at the second.
const hasManyHosts = ({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean => {
  let hosts = 0;
  // Of each call, so nothing is made for it.
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
};

// `GET http://other.example/ HTTP/1.1` names a host of its own, which a proxy may believe rather than the header.
const namesHost = ({ url = '' }: Pick<IncomingMessage, 'url'>): boolean => !url.startsWith('/');

/** Whether the Host of a request is malformed, doubled, or named by its target as well. */
export const hasStrangeHost = (request: IncomingMessage): boolean =>
  hostNameOf(request) === undefined || hasManyHosts(request) || namesHost(request);

/** Refuses those before anything else looks at the request (P-01). */
export const refuseStrangeHosts = (app: FastifyInstance): void => {
  app.addHook('onRequest', ({ raw }, _reply, done) =>
    done(hasStrangeHost(raw) ? new Refusal('request-unreadable') : undefined),
  );
};
