import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';

// Defaults for JSON and files; the page of the shell replaces the policy by its own.
const headers: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  // Refusals too; what may be kept, such as files with a hash in their name, says so itself.
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // A window that a stranger opened, or that we open of a stranger, cannot reach the other.
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

/** What the headers of every reply depend on. */
export type HeadersConfig = Pick<Config, 'secureCookies' | 'tlsBelowHosts'>;

// Names below a firm's host may be served by others, without TLS: only the operator knows.
const strictTransport = ({ tlsBelowHosts }: HeadersConfig): string =>
  `max-age=31536000${tlsBelowHosts ? '; includeSubDomains' : ''}`;

/** What every reply carries, also one to what no route could be found for. */
export const securityHeaders = (config: HeadersConfig): Readonly<Record<string, string>> =>
  config.secureCookies
    ? { ...headers, 'strict-transport-security': strictTransport(config) }
    : headers;

/** Has every reply carry them; before anything else looks at a request, so that refusals do too. */
export const sendSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  const all = securityHeaders(config);
  // Hooks of every call say at once that they are done: a promise for each costs more than what they do.
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(all);
    done();
  });
};
