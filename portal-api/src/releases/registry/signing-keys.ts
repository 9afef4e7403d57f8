import { readPrivateKey } from '../../kernel/config/secrets.config.ts';
import type { Platform } from '../../kernel/platform.ts';
import { loadSigningKey } from './signing-key.repository.ts';
import { type SigningKeys, toSigningKey } from './signing.ts';

/**
 * The keys that sign and that are believed. They come from the configuration; only where it names none,
 * in a demo, the database keeps one: who can write its rows could sign releases there.
 */
export const loadSigningKeys = async ({
  config,
  database,
}: Pick<Platform, 'config' | 'database'>): Promise<SigningKeys> => {
  const { signingKey, previousSigningKey } = config.secrets;
  const current = signingKey
    ? toSigningKey(readPrivateKey(signingKey))
    : await loadSigningKey(database.platform());
  const previous = previousSigningKey ? [toSigningKey(readPrivateKey(previousSigningKey))] : [];
  return { current, accepted: [current, ...previous] };
};
