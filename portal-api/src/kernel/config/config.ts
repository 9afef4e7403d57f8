import path from 'node:path';
import { z } from 'zod';
import { buildsEnvironment, shellDirOf } from './builds.config.ts';
import {
  type CheckoutHosts,
  checkoutHostsOf,
  connectionsEnvironment,
  plainConnections,
  uncheckedCertificates,
} from './connections.config.ts';
import { databaseEnvironment } from './database.config.ts';
import { type AdzunaConfig, jobsEnvironment, toJobsConfig } from './jobs.config.ts';
import {
  type Mode,
  missingForProduction,
  modeEnvironment,
  modeOf,
  type Trust,
  trustOf,
} from './mode.ts';
import { reviewModelEnvironment, toReviewModelConfig } from './review-model.config.ts';
import {
  operatingEnvironment,
  type OperatingConfig,
  toOperatingConfig,
} from './operating.config.ts';
import { halfAccounts, readEnvironment, refuseUnusable } from './read-environment.ts';
import { withSecretFiles } from './secret-files.ts';
import { secretsEnvironment, type SecretsConfig, toSecretsConfig } from './secrets.config.ts';
import { type SafetyConfig, safetyEnvironment, toSafetyConfig } from './safety.config.ts';
import { type StoreConfig, storeEnvironment, toStoreConfig } from './store.config.ts';
import { type PaymentsConfig, paymentsEnvironment, toPaymentsConfig } from './payments.config.ts';

const flag = z
  .enum(['true', 'false', '1', '0'])
  .transform((value) => value === 'true' || value === '1');

const environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000).describe('Port to listen on'),
  HOST: z
    .string()
    .min(1)
    .optional()
    .describe('Address to listen on; the demo listens on this machine alone, production on all'),
  ...buildsEnvironment,
  ...databaseEnvironment,
  MIGRATIONS_DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe(
      'The same database for whoever owns its tables; DATABASE_URL then signs in as one who cannot change them',
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('Redis for live messages'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('Mail server instead of the mailbox page'),
  ...storeEnvironment,
  ...modeEnvironment,
  ...connectionsEnvironment,
  ...secretsEnvironment,
  ...safetyEnvironment,
  ...operatingEnvironment,
  ...jobsEnvironment,
  ...reviewModelEnvironment,
  ...paymentsEnvironment,
  SECURE_COOKIES: flag
    .optional()
    .describe('Send cookies over HTTPS only; the rule where PUBLIC_URL is https'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .int()
    .min(1)
    .default(1)
    .describe('Multiplies every rate limit, for load and browser tests from one address'),
  SEED_DEMO: flag
    .optional()
    .describe('Fill an empty database with the demo firms; the rule in the demo alone'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug'])
    .default('info')
    .describe('Least level logged'),
});

/** Every variable that a server reads, for the guides and files that have to agree with it. @public */
export const variables: readonly { name: string; description: string; fallback: unknown }[] =
  Object.entries(environment.shape).map(([name, schema]) => ({
    name,
    description: z.globalRegistry.get(schema)?.description ?? schema.description ?? '',
    fallback: schema instanceof z.ZodDefault ? schema.def.defaultValue : undefined,
  }));

/** The settings of this process, in the program's own words. */
export interface Config {
  port: number;
  host: string;
  dataDir: string;
  shellDir: string;
  localBuilds?: string | undefined;
  databaseUrl: string | undefined;
  /** The login that migrates, where the server's own may not. */
  migrationsUrl: string | undefined;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  s3: StoreConfig | undefined;
  /** The job provider; without one the portal searches its own jobs. */
  jobs?: AdzunaConfig | undefined;
  /** What the free review may ask beside its own checks. */
  reviewModel?: ReturnType<typeof toReviewModelConfig>;
  /** Where firms may have a checkout of their own. */
  checkoutHosts: CheckoutHosts;
  payments: PaymentsConfig;
  operating: OperatingConfig;
  secrets: SecretsConfig;
  safety: SafetyConfig;
  secureCookies: boolean;
  tlsBelowHosts: boolean;
  trustProxy: Trust;
  mode: Mode;
  /** Somebody chose the demo on purpose, perhaps where real people come: each page says so. */
  saysDemo: boolean;
  /** Scheme and port of every link; without it the port that the server listens on. */
  publicUrl: URL | undefined;
  rateLimitFactor: number;
  /** Who may read the metrics from elsewhere. */
  metricsToken?: string | undefined;
  seedDemo: boolean;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
}

/** Reads the environment; a wrong value stops the process with every wrong variable named. */
export const readConfig = (variables: Record<string, string | undefined>): Config => {
  const files = withSecretFiles(variables, Object.keys(environment.shape));
  const { env, wrong } = readEnvironment(environment, files.given);
  // Whatever is wrong with its address, somebody meant a real database.
  const mode = modeOf({ ...env, DATABASE_URL: files.given['DATABASE_URL'] });
  const halves = halfAccounts([
    () => toStoreConfig(env),
    () => toPaymentsConfig(env, mode),
    () => toJobsConfig(env),
    () => toReviewModelConfig(env),
  ]);
  const lacking =
    mode === 'production'
      ? [
          ...missingForProduction(env),
          ...plainConnections(env),
          ...uncheckedCertificates(variables),
        ]
      : [];
  refuseUnusable([...files.problems, ...wrong, ...halves], lacking);
  return {
    port: env.PORT,
    host: env.HOST ?? (mode === 'demo' ? 'localhost' : '::'),
    mode,
    saysDemo: env.PORTAL_MODE === 'demo',
    publicUrl: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL),
    dataDir: path.resolve(env.DATA_DIR),
    shellDir: shellDirOf(env.SHELL_DIR),
    localBuilds: env.LOCAL_BUILDS,
    databaseUrl: env.DATABASE_URL,
    migrationsUrl: env.MIGRATIONS_DATABASE_URL,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    s3: toStoreConfig(env),
    jobs: toJobsConfig(env),
    reviewModel: toReviewModelConfig(env),
    checkoutHosts: checkoutHostsOf(env.CHECKOUT_HOSTS, mode),
    payments: toPaymentsConfig(env, mode),
    operating: toOperatingConfig(env, mode),
    secrets: toSecretsConfig(env),
    safety: toSafetyConfig(env),
    secureCookies: env.SECURE_COOKIES ?? env.PUBLIC_URL?.startsWith('https:') ?? false,
    tlsBelowHosts: env.STRICT_TRANSPORT === 'subdomains',
    trustProxy: trustOf(env.TRUST_PROXY),
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    metricsToken: env.METRICS_TOKEN,
    seedDemo: env.SEED_DEMO ?? mode === 'demo',
    logLevel: env.LOG_LEVEL,
  };
};
