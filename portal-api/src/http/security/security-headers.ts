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

export const sendSecurityHeaders = (app: FastifyInstance, config: Config): void => {
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers);
    if (config.secureCookies) reply.header('strict-transport-security', 'max-age=31536000');
  });
};
