import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import { type Endpoint, limits } from '@portal/shared-contracts';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerDomains } from './domains/index.ts';
import { openReleases, type Releases } from './releases/registry/open-registry.ts';
import { createSiteDirectory, type SiteDirectory } from './domains/website/website.service.ts';
import { describeApi } from './http/description.ts';
import { handleErrors } from './http/error-handler.ts';
import { parseJson } from './http/parse-json.ts';
import { logRequests } from './http/request-log.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import { createSockets, type Sockets } from './http/sockets.ts';
import type { Platform } from './platform.ts';
import { registerShellPage } from './shell-page/shell-page.routes.ts';

/** What the routes of every domain share. */
export interface Portal {
  platform: Platform;
  sites: SiteDirectory;
  sockets: Sockets;
  releases: Releases;
  /** Every bound call: the API description and the isolation table are made from this list. */
  endpoints: Endpoint[];
}

declare module 'fastify' {
  interface FastifyInstance {
    portal: Portal;
  }
}

/** The server with the portal's parts on it. */
export type PortalApp = FastifyInstance;

/** Builds the server; nothing listens yet. */
export const createApp = async (platform: Platform): Promise<PortalApp> => {
  const app = Fastify({
    logger: false,
    trustProxy: platform.config.trustProxy,
    bodyLimit: 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
  });
  const portal: Portal = {
    platform,
    sites: createSiteDirectory(platform),
    sockets: createSockets(app),
    releases: await openReleases(platform),
    endpoints: [],
  };
  app.decorate('portal', portal);
  handleErrors(app, platform.log);
  sendSecurityHeaders(app, platform.config);
  logRequests(app, platform.log);
  parseJson(app);
  // Replies only: what the release store and the shell's files need is compressed when they are built.
  await app.register(compress, {
    threshold: 1024,
    customTypes: /^(application\/json|text\/html)/,
    globalDecompression: false,
  });
  await app.register(multipart, {
    limits: { fileSize: limits.fileBytes, files: 1, fields: 10, fieldSize: 10_000, parts: 11 },
  });
  app.get('/healthz', async (_request, reply) => {
    await platform.database.platform().query('select 1');
    return reply.send({ status: 'ok' });
  });
  registerDomains(app);
  describeApi(app);
  registerShellPage(app, portal.releases, platform.config.shellDir);
  return app;
};
