import { z } from 'zod';

/** Variables that say how closed the server is, and where browsers reach it. */
export const modeEnvironment = {
  PORTAL_MODE: z
    .enum(['demo', 'production'])
    .optional()
    .describe(
      'demo: sandboxes, mailbox page and demo firms; production: real accounts only. DATABASE_URL implies production',
    ),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Scheme and port under which browsers reach every firm, e.g. https://portal.example'),
  STRICT_TRANSPORT: z
    .enum(['subdomains'])
    .optional()
    .describe(
      "subdomains: browsers are told to use TLS for every name below a firm's host too, whoever serves it",
    ),
  PAYMENTS: z
    .enum(['none'])
    .optional()
    .describe('none: this server takes no payments, so production needs no account'),
  TRUST_PROXY: z
    .string()
    .regex(/^(?:false|\d{1,2}|[0-9a-f.:/]+(?:,[0-9a-f.:/]+)*)$/i, {
      message:
        'name how many proxies stand in front (e.g. 1) or their networks (e.g. 10.0.0.0/8,::1)',
    })
    .default('false')
    .describe('Whose X-Forwarded-For is believed: a number of proxies, or their networks'),
};

type ModeEnvironment = z.output<z.ZodObject<typeof modeEnvironment>>;

/** How closed a server is. */
export type Mode = 'demo' | 'production';

/** A server on a real database is production unless somebody says otherwise. */
export const modeOf = (
  env: Pick<ModeEnvironment, 'PORTAL_MODE'> & { DATABASE_URL?: string | undefined },
): Mode => env.PORTAL_MODE ?? (env.DATABASE_URL === undefined ? 'demo' : 'production');

/** Whom the server believes about an address: nobody, some networks, or so many hops. */
export type Trust = false | string[] | ((address: string, hop: number) => boolean);

/** Reads TRUST_PROXY. */
export const trustOf = (text: string): Trust => {
  if (text === 'false') return false;
  return /^\d+$/.test(text) ? (_address, hop) => hop < Number(text) : text.split(',');
};

/** What whoever signs in production reads where there is no key. */
export const MISSING_SIGNING_KEY =
  'RELEASE_SIGNING_KEY_FILE: a file with the private key of releases, made by: portal keys <folder>';

/** Everything that production needs and this environment lacks, each in a line of its own. */
export const missingForProduction = (
  env: ModeEnvironment & {
    SMTP_URL?: string | undefined;
    STRIPE_SECRET_KEY?: string | undefined;
    RELEASE_SIGNING_KEY?: string | undefined;
    SEED_DEMO?: boolean | undefined;
  },
): string[] => [
  ...(env.PUBLIC_URL?.startsWith('https:')
    ? []
    : ['PUBLIC_URL: the https address under which browsers reach the portal']),
  ...(env.SMTP_URL ? [] : ['SMTP_URL: the mail server; recovery links are sent through it']),
  ...(env.STRIPE_SECRET_KEY || env.PAYMENTS === 'none'
    ? []
    : [
        'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET: the payment account; or PAYMENTS=none',
      ]),
  ...(env.RELEASE_SIGNING_KEY ? [] : [MISSING_SIGNING_KEY]),
  ...(env.SEED_DEMO
    ? ['SEED_DEMO must not be true: demo people have a password that everybody knows']
    : []),
];
