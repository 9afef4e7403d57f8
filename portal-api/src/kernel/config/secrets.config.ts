import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';

/** Whether a text is a private key that can sign releases: P-256, as PEM or PKCS 8 in base64. */
const isSigningKey = (text: string): boolean => {
  try {
    const key = readPrivateKey(text);
    return key.asymmetricKeyDetails?.namedCurve === 'prime256v1';
  } catch {
    return false;
  }
};

/** The key of a text that was checked before. */
export const readPrivateKey = (text: string) =>
  text.includes('-----BEGIN')
    ? createPrivateKey(text.replaceAll('\\n', '\n'))
    : createPrivateKey({ key: Buffer.from(text, 'base64'), format: 'der', type: 'pkcs8' });

const signingKey = z
  .string()
  .refine(isSigningKey, { message: 'is no private key on the curve P-256, as PEM or in base64' });

const SECRETS_KEY_BYTES = 32;

const secretsKey = z
  .base64()
  .refine((text) => Buffer.from(text, 'base64').length >= SECRETS_KEY_BYTES, {
    message: 'holds fewer than 32 bytes in base64; make one with: openssl rand -base64 32',
  });

/** Variables with the portal's own secrets. */
export const secretsEnvironment = {
  RELEASE_SIGNING_KEY: signingKey
    .optional()
    .describe(
      'Private key that signs releases, previews and device cookies; the demo keeps one in its database',
    ),
  RELEASE_SIGNING_KEY_PREVIOUS: signingKey
    .optional()
    .describe('The key before it: what it signed is still believed, nothing new is signed with it'),
  SECRETS_KEY: secretsKey
    .optional()
    .describe(
      'Key that encrypts secrets of people and firms in the database, 32 bytes in base64; without it one is derived from RELEASE_SIGNING_KEY',
    ),
  SECRETS_KEY_PREVIOUS: secretsKey
    .optional()
    .describe('The key before it: what it encrypted is still read, and encrypted anew by the hour'),
};

/** The portal's own secrets. */
export interface SecretsConfig {
  signingKey: string | undefined;
  previousSigningKey: string | undefined;
  secretsKey: string | undefined;
  previousSecretsKey: string | undefined;
}

export const toSecretsConfig = (
  env: z.output<z.ZodObject<typeof secretsEnvironment>>,
): SecretsConfig => ({
  signingKey: env.RELEASE_SIGNING_KEY,
  previousSigningKey: env.RELEASE_SIGNING_KEY_PREVIOUS,
  secretsKey: env.SECRETS_KEY,
  previousSecretsKey: env.SECRETS_KEY_PREVIOUS,
});
