import path from 'node:path';
import { z } from 'zod';
import type { Config } from './config.ts';
import {
  connectionsEnvironment,
  plainConnections,
  uncheckedCertificates,
} from './connections.config.ts';
import { databaseEnvironment } from './database.config.ts';
import { modeEnvironment, modeOf } from './mode.ts';
import { operatingEnvironment, toOperatingConfig } from './operating.config.ts';
import { halfAccounts, readEnvironment, refuseUnusable } from './read-environment.ts';
import { withSecretFiles } from './secret-files.ts';
import { secretsEnvironment, toSecretsConfig } from './secrets.config.ts';
import { storeEnvironment, toStoreConfig } from './store.config.ts';

const environment = z.object({
  ...databaseEnvironment,
  ...storeEnvironment,
  ...secretsEnvironment,
  ...operatingEnvironment,
  PORTAL_MODE: modeEnvironment.PORTAL_MODE,
  PUBLIC_URL: modeEnvironment.PUBLIC_URL,
  PLAIN_CONNECTIONS: connectionsEnvironment.PLAIN_CONNECTIONS,
});

/** What commands of releases know: where the registry and the store are, and what signs where one signs. */
export type ReleaseConfig = Pick<
  Config,
  'mode' | 'publicUrl' | 'dataDir' | 'databaseUrl' | 's3' | 'operating' | 'secrets'
>;

type Variables = Readonly<Record<string, string | undefined>>;

// An empty one must not send a release to another place than the one that was meant.
const PLACES = new Set(['DATABASE_URL', 'S3_BUCKET', 'DATA_DIR']);

/** A hosting service hands over what it does not know as nothing. */
const withoutEmpty = (variables: Variables): Variables =>
  Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => value !== '' || PLACES.has(name)),
  );

/** Whether a database is named, whatever is wrong with its address. */
export const namesDatabase = (variables: Variables): boolean =>
  variables['DATABASE_URL'] !== undefined || Boolean(variables['DATABASE_URL_FILE']);

/**
 * Reads what commands of releases need, and nothing of what only a server does: they also run where releases
 * are built, which knows neither mail nor payments nor, unless it signs, the key.
 */
export const readReleaseConfig = (variables: Variables): ReleaseConfig => {
  const files = withSecretFiles(withoutEmpty(variables), Object.keys(environment.shape));
  const { env, wrong } = readEnvironment(environment, files.given);
  const mode = modeOf({ ...env, DATABASE_URL: files.given['DATABASE_URL'] });
  const halves = halfAccounts([() => toStoreConfig(env)]);
  const lacking =
    mode === 'production' ? [...plainConnections(env), ...uncheckedCertificates(variables)] : [];
  refuseUnusable([...files.problems, ...wrong, ...halves], lacking);
  return {
    mode,
    publicUrl: env.PUBLIC_URL === undefined ? undefined : new URL(env.PUBLIC_URL),
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    s3: toStoreConfig(env),
    operating: toOperatingConfig(env, mode),
    secrets: toSecretsConfig(env),
  };
};
