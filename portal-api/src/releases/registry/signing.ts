import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import type { SignedReleaseSet } from '@portal/shared-contracts/remote';

/** A key pair in the forms in which it is stored: PKCS 8 and SPKI, base64. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

/** Makes a new key; its id is derived from the public half. */
export const createSigningKey = (): SigningKey => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: spki.toString('base64'),
  };
};

/** Signs the exact text; the browser checks the same text before it reads it. */
export const signPayload = (payload: string, key: SigningKey): SignedReleaseSet => {
  const signature = sign('sha256', Buffer.from(payload), {
    key: Buffer.from(key.privateKey, 'base64'),
    format: 'der',
    type: 'pkcs8',
    // WebCrypto wants the plain pair of numbers, not the DER form.
    dsaEncoding: 'ieee-p1363',
  } as Parameters<typeof sign>[2]);
  return { payload, signature: signature.toString('base64'), keyId: key.keyId };
};
