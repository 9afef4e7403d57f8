import type { Config } from '../../kernel/config/config.ts';
import { MISSING_SIGNING_KEY } from '../../kernel/config/mode.ts';
import { readPrivateKey } from '../../kernel/config/secrets.config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { getSigningKey } from './signing-key.repository.ts';
import { type SigningKeys, toSigningKey } from './signing.ts';

/**
 * The keys that sign and that are believed. They come from the configuration; only where it names none,
 * in a demo, the database keeps one: who can write its rows could sign releases there.
 */
export const loadSigningKeys = async ({
  config,
  database,
}: Pick<Platform, 'database'> & {
  config: Pick<Config, 'mode' | 'secrets'>;
}): Promise<SigningKeys> => {
  const { signingKey, previousSigningKey } = config.secrets;
  if (!signingKey && config.mode === 'production') throw new Error(MISSING_SIGNING_KEY);
  const current = signingKey
    ? toSigningKey(readPrivateKey(signingKey))
    : await getSigningKey(database.platform());
  const previous = previousSigningKey ? [toSigningKey(readPrivateKey(previousSigningKey))] : [];
  return { current, accepted: [current, ...previous] };
};
