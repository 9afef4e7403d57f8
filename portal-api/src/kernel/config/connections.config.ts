import { BlockList, isIP } from 'node:net';
import { z } from 'zod';
import type { Mode } from './mode.ts';

/** Variables that limit where the server connects to, and how. */
export const connectionsEnvironment = {
  PLAIN_CONNECTIONS: z
    .enum(['private', 'allowed'])
    .optional()
    .describe(
      'private: production may reach database, Redis, mail, store and providers without TLS inside private networks; allowed: anywhere. Without it on this machine only',
    ),
  CHECKOUT_HOSTS: z
    .string()
    .optional()
    .describe(
      'Hosts, parted by commas, at which firms may have a checkout of their own; production asks no others',
    ),
};

const networks = (list: readonly (readonly [string, number, 'ipv4' | 'ipv6'])[]): BlockList => {
  const block = new BlockList();
  for (const network of list) block.addSubnet(...network);
  return block;
};

const LOOPBACK = networks([
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
]);
const PRIVATE = networks([
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
]);

const THIS_MACHINE = /^(?:.*\.)?localhost$/i;
// A name without a dot is one of a container.
const INNER_NAME = /^[^.]+$|\.(?:internal|local|svc|svc\.cluster\.local)$/i;

// The driver of PostgreSQL believes `host` before the address, and a path is a socket of this machine.
const hostOf = ({ protocol, hostname, searchParams }: URL): string =>
  decodeURIComponent(
    (protocol.startsWith('postgres') ? searchParams.get('host') : null) ?? hostname,
  ).replace(/^\[|\]$/g, '');

const isIn = (block: BlockList, host: string): boolean =>
  isIP(host) !== 0 && block.check(host, isIP(host) === 4 ? 'ipv4' : 'ipv6');

const isThisMachine = (host: string): boolean =>
  host === '' || host.startsWith('/') || THIS_MACHINE.test(host) || isIn(LOOPBACK, host);

const isPrivate = (host: string): boolean =>
  isIP(host) === 0 ? INNER_NAME.test(host) : isIn(PRIVATE, host);

const postgresChecks = (params: URLSearchParams): boolean => {
  const mode = params.get('sslmode') ?? (/^(?:true|1)$/.test(params.get('ssl') ?? '') && 'require');
  // With the ways of libpq only this one looks at the name in the certificate.
  if (params.get('uselibpqcompat') === 'true') return mode === 'verify-full';
  return ['require', 'verify-ca', 'verify-full'].includes(mode || '');
};

/** Whether a connection is encrypted and its certificate checked. */
const hasTls = ({ protocol, searchParams }: URL): boolean => {
  if (protocol.startsWith('postgres')) return postgresChecks(searchParams);
  if (searchParams.get('tls.rejectUnauthorized') === 'false') return false;
  if (protocol === 'smtp:') return searchParams.get('requireTLS') === 'true';
  return ['https:', 'rediss:', 'smtps:', 'tls:'].includes(protocol);
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
  'SCANNER_URL',
  'BREACHED_PASSWORDS_URL',
  'REVIEW_MODEL_URL',
] as const;

const HOW = {
  postgres: 'add sslmode=verify-full',
  postgresql: 'add sslmode=verify-full',
  redis: 'write rediss',
  smtp: 'write smtps, or add requireTLS=true',
  smtps: 'take tls.rejectUnauthorized away',
  http: 'write https',
  tcp: 'write tls',
};

type Plain = 'private' | 'allowed' | undefined;

const mayBePlain = (url: URL, plain: Plain): boolean =>
  plain === 'allowed' ||
  isThisMachine(hostOf(url)) ||
  (plain === 'private' && isPrivate(hostOf(url)));

/** Each connection that would leave this machine without TLS or with any certificate, in a line of its own. */
export const plainConnections = (
  env: Readonly<Partial<Record<(typeof OUTER)[number], string | undefined>>> & {
    PLAIN_CONNECTIONS?: Plain;
  },
): string[] =>
  OUTER.flatMap((name) => {
    const url = URL.parse(env[name] ?? '');
    if (!url || hasTls(url) || mayBePlain(url, env.PLAIN_CONNECTIONS)) return [];
    const how = HOW[url.protocol.slice(0, -1) as keyof typeof HOW];
    const instead = isPrivate(hostOf(url)) ? 'private' : 'allowed';
    return [
      `${name}: ${hostOf(url)} is reached without TLS that checks its certificate; ${how}, or PLAIN_CONNECTIONS=${instead}`,
    ];
  });

/** What would have every certificate believed, whatever the addresses say. */
export const uncheckedCertificates = (
  variables: Readonly<Record<string, string | undefined>>,
): string[] =>
  variables['NODE_TLS_REJECT_UNAUTHORIZED'] === '0'
    ? [
        'NODE_TLS_REJECT_UNAUTHORIZED must not be 0; NODE_EXTRA_CA_CERTS names a file of own authorities',
      ]
    : [];

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
