import {
  releaseSet,
  type ReleaseKey,
  type ReleaseSet,
  type SignedReleaseSet,
} from '@portal/shared-contracts/remote';
import { deviceStorage } from '@portal/shared-contracts/storage';

/** Remembers the newest set that this device has seen, so that an old one cannot be played back. */
export interface SequenceMemory {
  read(keyId: string): number;
  write(keyId: string, sequence: number): void;
}

/** A set is older than one that this device has seen: a page that was made before, or one that is played back. */
export class OlderSetError extends Error {
  constructor() {
    super('The release set is older than one that this device has seen.');
  }
}

const bytesOf = (base64: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));

const isSignedBy = async (signed: SignedReleaseSet, key: ReleaseKey): Promise<boolean> => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' } as const;
  const publicKey = await crypto.subtle.importKey(
    'spki',
    bytesOf(key.publicKey),
    algorithm,
    false,
    ['verify'],
  );
  return crypto.subtle.verify(
    { name: 'ECDSA', hash: 'SHA-256' },
    publicKey,
    bytesOf(signed.signature),
    new TextEncoder().encode(signed.payload),
  );
};

/**
 * Reads a release set after checking who signed it.
 *
 * @throws Error when the signature, the key, the order or the shape is wrong: nothing of it may run.
 */
export const readTrustedSet = async (
  signed: SignedReleaseSet,
  key: ReleaseKey,
  memory: SequenceMemory,
): Promise<ReleaseSet> => {
  if (signed.keyId !== key.keyId) throw new Error('The release set is signed by an unknown key.');
  if (!(await isSignedBy(signed, key))) throw new Error('The release set has a wrong signature.');
  const set = releaseSet.parse(JSON.parse(signed.payload));
  if (set.sequence < memory.read(key.keyId)) throw new OlderSetError();
  memory.write(key.keyId, set.sequence);
  return set;
};

const storageKey = (keyId: string): string => `portal.release-sequence.${keyId}`;

/** The memory of this browser; where it may store nothing each page stands alone, and the signature still holds. */
export const deviceSequenceMemory: SequenceMemory = {
  read: (keyId) => Number(deviceStorage.getItem(storageKey(keyId)) ?? 0) || 0,
  write: (keyId, sequence) => deviceStorage.setItem(storageKey(keyId), String(sequence)),
};
