import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Mode } from './mode.ts';

/** Variables that limit where the server connects to, and how. */
export const connectionsEnvironment = {
  PLAIN_CONNECTIONS: z
    .enum(['allowed'])
    .optional()
    .describe(
      'allowed: production may reach database, Redis, mail, store and providers without TLS even outside private networks',
    ),
  CHECKOUT_HOSTS: z
    .string()
    .optional()
    .describe(
      'Hosts, parted by commas, at which firms may have a checkout of their own; production asks no others',
    ),
};

const nearby = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  nearby.addSubnet(network, prefix, 'ipv4');
nearby.addSubnet('::1', 128, 'ipv6');
nearby.addSubnet('fc00::', 7, 'ipv6');

const INNER_NAME = /^[^.]+$|\.(?:internal|local|localhost|svc|svc\.cluster\.local)$/i;

/** Whether an address is this machine or in its private network: a name without a dot is one of a container. */
const isNearby = ({ hostname }: URL): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  if (family === 0) return INNER_NAME.test(host) || host === '';
  return nearby.check(host, family === 4 ? 'ipv4' : 'ipv6');
};

const hasTls = (url: URL): boolean => {
  const { protocol, searchParams } = url;
  if (protocol.startsWith('postgres'))
    return (
      ['require', 'verify-ca', 'verify-full'].includes(searchParams.get('sslmode') ?? '') ||
      ['true', '1'].includes(searchParams.get('ssl') ?? '')
    );
  if (protocol === 'smtp:') return searchParams.get('requireTLS') === 'true';
  return ['https:', 'rediss:', 'smtps:'].includes(protocol);
};

const OUTER = [
  'DATABASE_URL',
  'MIGRATIONS_DATABASE_URL',
  'REDIS_URL',
  'SMTP_URL',
  'S3_ENDPOINT',
  'STRIPE_URL',
  'FLUTTERWAVE_URL',
  'ADZUNA_URL',
] as const;

const HOW = {
  postgres: 'add sslmode=verify-full',
  postgresql: 'add sslmode=verify-full',
  redis: 'write rediss',
  smtp: 'write smtps, or add requireTLS=true',
  http: 'write https',
};

/** Each connection that would cross a public network without TLS, in a line of its own. */
export const plainConnections = (
  env: Readonly<Partial<Record<(typeof OUTER)[number] | 'PLAIN_CONNECTIONS', string | undefined>>>,
): string[] => {
  if (env.PLAIN_CONNECTIONS === 'allowed') return [];
  return OUTER.flatMap((name) => {
    const url = URL.parse(env[name] ?? '');
    if (!url || hasTls(url) || isNearby(url)) return [];
    const how = HOW[url.protocol.slice(0, -1) as keyof typeof HOW];
    return [
      `${name}: ${url.hostname} is reached without TLS; ${how}, or PLAIN_CONNECTIONS=allowed`,
    ];
  });
};

/** The hosts of checkouts that a server may ask; `any` is for trying things out. */
export type CheckoutHosts = 'any' | ReadonlySet<string>;

/** Reads CHECKOUT_HOSTS. */
export const checkoutHostsOf = (text: string | undefined, mode: Mode): CheckoutHosts => {
  if (text === undefined && mode === 'demo') return 'any';
  const hosts = (text ?? '').split(',').map((host) => host.trim().toLowerCase());
  return new Set(hosts.filter((host) => host !== ''));
};

/** Whether the server may ask this address for a link; a port that is not the usual one is part of the host. */
export const mayAskCheckout = (hosts: CheckoutHosts, address: string): boolean => {
  if (hosts === 'any') return true;
  const url = URL.parse(address);
  return url?.protocol === 'https:' && hosts.has(url.host);
};
