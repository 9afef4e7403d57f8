import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import type { SignedReleaseSet } from '@portal/shared-contracts/remote';

/** A key pair in the forms in which it is stored: PKCS 8 and SPKI, base64. */
export interface SigningKey {
  readonly keyId: string;
  readonly privateKey: string;
  readonly publicKey: string;
}

/** The keys of a portal: one signs, and what it or the one before it signed is believed. */
export interface SigningKeys {
  readonly current: SigningKey;
  readonly accepted: readonly [SigningKey, ...SigningKey[]];
}

/** A key with the id that is derived from its public half. */
export const toSigningKey = (privateKey: KeyObject): SigningKey => {
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  return {
    keyId: createHash('sha256').update(spki).digest('hex').slice(0, 16),
    privateKey: privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: spki.toString('base64'),
  };
};

/** The private half as the text of its file. */
export const toPem = ({ privateKey }: SigningKey): string =>
  createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' })
    .export({ type: 'pkcs8', format: 'pem' })
    .toString();

/** Makes a new key. */
export const createSigningKey = (): SigningKey =>
  toSigningKey(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey);

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
