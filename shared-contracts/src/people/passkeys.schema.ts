import { z } from '@portal/shared-contracts/schema';
import { id } from '../scalars.ts';

// Far above what devices send: an attestation is a few hundred bytes, an identifier at most 1,023.
const bytes = z.string().min(1).max(20_000);
const identifier = z.string().min(1).max(1400);
const transports = z.array(z.string().max(40)).max(10);

const known = z.object({
  id: identifier,
  type: z.literal('public-key'),
  transports: transports.optional(),
});

/**
 * What a browser needs to make a passkey, as WebAuthn writes it in JSON; bytes are base64url, times milliseconds.
 *
 * @see https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialcreationoptionsjson
 */
export const passkeyCreation = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: identifier, name: z.string(), displayName: z.string() }),
  challenge: identifier,
  pubKeyCredParams: z.array(z.object({ type: z.literal('public-key'), alg: z.number() })),
  timeout: z.number(),
  excludeCredentials: z.array(known),
  authenticatorSelection: z.object({
    residentKey: z.enum(['discouraged', 'preferred', 'required']),
    userVerification: z.enum(['discouraged', 'preferred', 'required']),
  }),
  attestation: z.literal('none'),
});

/**
 * What a browser needs to ask for a passkey that the person has; bytes are base64url, times milliseconds.
 *
 * @see https://www.w3.org/TR/webauthn-3/#dictdef-publickeycredentialrequestoptionsjson
 */
export const passkeyRequest = z.object({
  rpId: z.string(),
  challenge: identifier,
  timeout: z.number(),
  allowCredentials: z.array(known),
  userVerification: z.enum(['discouraged', 'preferred', 'required']),
});

const sent = {
  id: identifier,
  rawId: identifier,
  type: z.literal('public-key'),
};

/** A new passkey as the browser answers it; bytes are base64url. */
export const addedPasskey = z.object({
  ...sent,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: transports.optional(),
  }),
});

/** The proof that the person holds one of their passkeys, as the browser answers it; bytes are base64url. */
export const passkeyProof = z.object({
  ...sent,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(200).nullish(),
  }),
});

/** A passkey as its owner sees it. */
export const passkey = z.object({
  _id: id,
  name: z.string(),
  addedAt: z.iso.datetime(),
  /** Null until it is used. */
  lastUsedAt: z.iso.datetime().nullable(),
});

/** A passkey as its owner sees it. */
export type Passkey = z.output<typeof passkey>;

/** A new passkey as the browser answers it. */
export type AddedPasskey = z.output<typeof addedPasskey>;

/** The proof that the person holds one of their passkeys. */
export type PasskeyProof = z.output<typeof passkeyProof>;
