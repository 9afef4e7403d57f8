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
};

/** The portal's own secrets. */
export interface SecretsConfig {
  signingKey: string | undefined;
  previousSigningKey: string | undefined;
}

/** Reads the secrets. */
export const toSecretsConfig = (
  env: z.output<z.ZodObject<typeof secretsEnvironment>>,
): SecretsConfig => ({
  signingKey: env.RELEASE_SIGNING_KEY,
  previousSigningKey: env.RELEASE_SIGNING_KEY_PREVIOUS,
});
