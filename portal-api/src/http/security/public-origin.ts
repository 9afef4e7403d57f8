import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';

const portOf = (app: FastifyInstance): number | undefined => {
  const address = app.server.address();
  return typeof address === 'object' && address ? address.port : undefined;
};

/**
 * Where browsers reach a known host of a site: its name, with scheme and port of the configuration.
 * Links and policies are made of this, never of what a request says about itself.
 */
export const publicOrigin = (app: FastifyInstance, config: Config, hostName: string): string => {
  if (config.publicUrl) {
    const { protocol, port } = config.publicUrl;
    return `${protocol}//${hostName}${port && `:${port}`}`;
  }
  const port = portOf(app);
  return `http://${hostName}${port === undefined ? '' : `:${port}`}`;
};
