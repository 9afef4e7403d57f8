import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { readPrivateKey, type SecretsConfig } from '../config/secrets.config.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const SEALED = /^sealed\.([\w-]+)\.([\w-]+)$/;

/** Closes what lies in the database and opens it again; `owner` says whose it is, so that no row stands for another. */
export interface Sealer {
  /** Whether there is a key: without one, in the demo, everything lies open. */
  readonly isSealing: boolean;
  seal(text: string, owner: string): string;
  /** @throws Error when no key of this server fits, or the text was changed or moved to another owner. */
  open(stored: string, owner: string): string;
  /** The text sealed anew where it lies open or is under a key that will go; nothing where it may stay. */
  renew(stored: string, owner: string): string | undefined;
}

interface Key {
  id: string;
  bytes: Buffer;
}

const keyFrom = (material: Buffer): Key => {
  const bytes = Buffer.from(hkdfSync('sha256', material, '', 'portal: secrets at rest', KEY_BYTES));
  return { bytes, id: createHash('sha256').update(bytes).digest('base64url').slice(0, 8) };
};

const ofSigningKey = (text: string | undefined): Key[] =>
  text ? [keyFrom(readPrivateKey(text).export({ type: 'pkcs8', format: 'der' }))] : [];

const ofSecretsKey = (text: string | undefined): Key[] =>
  text ? [keyFrom(Buffer.from(text, 'base64'))] : [];

const seal = ({ id, bytes }: Key, text: string, owner: string): string => {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, bytes, nonce).setAAD(Buffer.from(owner));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `sealed.${id}.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
};

const open = ({ bytes }: Key, sealed: string, owner: string): string => {
  const all = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv(CIPHER, bytes, all.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(all.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  const body = all.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
};

/**
 * Seals with the key for secrets, or with one derived from the key of releases, and opens with each key that is
 * known. The demo has none of them: there everything lies open, as its key would lie beside it.
 */
export const createSealer = (secrets: SecretsConfig): Sealer => {
  const keys = [
    ...ofSecretsKey(secrets.secretsKey),
    ...ofSigningKey(secrets.signingKey),
    ...ofSecretsKey(secrets.previousSecretsKey),
    ...ofSigningKey(secrets.previousSigningKey),
  ];
  const [current] = keys;
  const sealText: Sealer['seal'] = (text, owner) => (current ? seal(current, text, owner) : text);
  const openText: Sealer['open'] = (stored, owner) => {
    const [, id, sealed = ''] = SEALED.exec(stored) ?? [];
    // From before there was a key.
    if (id === undefined) return stored;
    const key = keys.find((known) => known.id === id);
    if (!key) throw new Error(`No key of this server opens what was sealed with ${id}.`);
    return open(key, sealed, owner);
  };
  const isOutdated = (stored: string): boolean => {
    const [, id] = SEALED.exec(stored) ?? [];
    return current !== undefined && id !== current.id && (!id || keys.some((key) => key.id === id));
  };
  return {
    isSealing: current !== undefined,
    seal: sealText,
    open: openText,
    renew: (stored, owner) =>
      isOutdated(stored) ? sealText(openText(stored, owner), owner) : undefined,
  };
};
