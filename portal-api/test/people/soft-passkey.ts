import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { AddedPasskey, PasskeyProof } from '@portal/shared-contracts/people';

const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');

const PRESENT = 0x01;
const NEW_KEY = 0x40;

/** The head of an item of CBOR (RFC 8949): kind and length. */
const head = (kind: number, length: number): Buffer => {
  if (length < 24) return Buffer.from([(kind << 5) | length]);
  if (length < 256) return Buffer.from([(kind << 5) | 24, length]);
  return Buffer.from([(kind << 5) | 25, length >> 8, length & 0xff]);
};

const text = (value: string): Buffer => Buffer.concat([head(3, value.length), Buffer.from(value)]);
const bytes = (value: Uint8Array): Buffer => Buffer.concat([head(2, value.length), value]);
const whole = (value: number): Buffer => (value < 0 ? head(1, -value - 1) : head(0, value));
const map = (...pairs: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, pairs.length), ...pairs.flat()]);

/** A device that keeps one passkey, as WebAuthn has it: what it signs is read by the portal's own library. */
export const softPasskey = ({ origin, rpId }: { origin: string; rpId: string }) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let uses = 0;
  const clientData = (type: string, challenge: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const device = (flags: number, more: readonly Buffer[] = []): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...more]);
  };
  const coordinate = (name: 'x' | 'y'): Buffer =>
    Buffer.from(publicKey.export({ format: 'jwk' })[name] ?? '', 'base64url');
  const cose = (): Buffer =>
    map(
      [whole(1), whole(2)],
      [whole(3), whole(-7)],
      [whole(-1), whole(1)],
      [whole(-2), bytes(coordinate('x'))],
      [whole(-3), bytes(coordinate('y'))],
    );
  const sent = () => ({ id: base64url(id), rawId: base64url(id), type: 'public-key' as const });
  return {
    /** A copy of the device as it is now counts on from here. */
    rewind: (to: number): void => {
      uses = to;
    },
    make: (challenge: string): AddedPasskey => {
      const length = Buffer.from([0, id.length]);
      const data = device(PRESENT | NEW_KEY, [Buffer.alloc(16), length, id, cose()]);
      const attestation = map(
        [text('fmt'), text('none')],
        [text('attStmt'), map()],
        [text('authData'), bytes(data)],
      );
      return {
        ...sent(),
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', challenge)),
          attestationObject: base64url(attestation),
        },
      };
    },
    use: (challenge: string): PasskeyProof => {
      uses += 1;
      const client = clientData('webauthn.get', challenge);
      const data = device(PRESENT);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        ...sent(),
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
  };
};
