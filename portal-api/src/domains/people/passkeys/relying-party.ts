import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { issueCode, redeemCode } from '../credentials/codes.repository.ts';

type Purpose = 'passkey-new' | 'passkey-proof';

/** So long the device's own question may stay open. */
export const ASKED_FOR = 120_000;

/** Signatures that devices may make, as COSE numbers them: EdDSA, ES256, RS256. */
export const SIGNATURES = [-8, -7, -257];

/** The firm as devices know it: a passkey belongs to the host at which it was made, and to no other. */
export const relyingParty = (ctx: Pick<Context, 'origin' | 'site'>) => ({
  rpID: new URL(ctx.origin).hostname,
  rpName: ctx.site.settings.companyName,
});

/** What the device signs: a code of its own kind, good once and for this person. */
export const issueChallenge = (
  ctx: Pick<Context, 'db'>,
  personId: string,
  purpose: Purpose,
): Promise<string> => issueCode(ctx.db, { personId, purpose, minutes: limits.secondStepMinutes });

/** The same challenge as the bytes that the library wants. */
export const bytesOf = (challenge: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(Buffer.from(challenge, 'base64url'));

/** What must be true of every answer: this host, and a challenge of this person that was not used yet. */
export const expectedOf = (
  ctx: Pick<Context, 'db' | 'origin' | 'site'>,
  personId: string,
  purpose: Purpose,
) => ({
  expectedOrigin: ctx.origin,
  expectedRPID: relyingParty(ctx).rpID,
  expectedChallenge: async (token: string) =>
    (await redeemCode(ctx.db, { token, purposes: [purpose] }))?.personId === personId,
  // The password was the first step; that the device is there is the second.
  requireUserVerification: false,
});

/** The library throws at whatever is not right; a person reads one sentence. */
export const refuseWrong = async <T extends { verified: boolean }>(
  verification: Promise<T>,
): Promise<T & { verified: true }> => {
  const result = await verification.catch(() => undefined);
  if (!isRight(result)) throw new Refusal('passkey-wrong');
  return result;
};

const isRight = <T extends { verified: boolean }>(
  result: T | undefined,
): result is T & { verified: true } => result?.verified === true;
