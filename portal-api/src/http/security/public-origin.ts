import type { FastifyInstance } from 'fastify';
import type { Config } from '../../kernel/config/config.ts';

type Addresses = Pick<Config, 'publicUrl' | 'port'>;

// The same for as long as a server listens, and each question is one to the operating system.
const ports = new WeakMap<FastifyInstance, number>();

const portOf = (app: FastifyInstance): number | undefined => {
  const known = ports.get(app);
  if (known !== undefined) return known;
  const address = app.server.address();
  if (typeof address !== 'object' || !address) return undefined;
  ports.set(app, address.port);
  return address.port;
};

const originAt = (
  publicUrl: URL | undefined,
  port: number | undefined,
  hostName: string,
): string => {
  if (publicUrl)
    return `${publicUrl.protocol}//${hostName}${publicUrl.port && `:${publicUrl.port}`}`;
  return `http://${hostName}${port === undefined ? '' : `:${port}`}`;
};

/**
 * Where browsers reach a known host of a site: its name, with scheme and port of the configuration.
 * Links and policies are made of this, never of what a request says about itself.
 */
export const publicOrigin = (app: FastifyInstance, config: Addresses, hostName: string): string =>
  originAt(config.publicUrl, portOf(app), hostName);

/** The same for a process that does not listen itself, such as the command line. */
export const configuredOrigin = ({ publicUrl, port }: Addresses, hostName: string): string =>
  originAt(publicUrl, port, hostName);
