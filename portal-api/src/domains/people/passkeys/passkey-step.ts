import type { PasskeyProof } from '@portal/shared-contracts/people';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { ownerOfTicket, takeSecondStepBy, type StepTaken } from '../two-step/second-step.ts';
import { listPasskeys, usePasskey } from '../two-step/passkeys.repository.ts';
import {
  ASKED_FOR,
  bytesOf,
  expectedOf,
  issueChallenge,
  refuseWrong,
  relyingParty,
} from './relying-party.ts';

// Each question leaves a row until it ends.
const QUESTIONS = { max: 60, seconds: 900 };

const library = () => import('@simplewebauthn/server');

/** What the browser needs to ask for a passkey of whoever took the first step; null where there is none. */
export const questionOfSecondStep = async (ctx: Context) => {
  const personId = await ownerOfTicket(ctx);
  const known = await listPasskeys(ctx.db, personId);
  if (known.length === 0) return null;
  await ctx.limit(`passkey-net:${ctx.network}`, QUESTIONS);
  const { rpID } = relyingParty(ctx);
  const challenge = await issueChallenge(ctx, personId, 'passkey-proof');
  return {
    rpId: rpID,
    challenge,
    timeout: ASKED_FOR,
    allowCredentials: known.map(({ credential_id: id, transports }) => ({
      id,
      type: 'public-key' as const,
      ...(transports.length > 0 ? { transports } : {}),
    })),
    userVerification: 'preferred' as const,
  };
};

/** Takes the second step by what a device signed. */
export const takePasskeyStep = async (ctx: Context, proof: PasskeyProof): Promise<StepTaken> => {
  const personId = await ownerOfTicket(ctx);
  const known = (await listPasskeys(ctx.db, personId)).find(
    ({ credential_id: id }) => id === proof.id,
  );
  if (!known) throw new Refusal('passkey-wrong');
  const { verifyAuthenticationResponse } = await library();
  const { userHandle, ...response } = proof.response;
  const { authenticationInfo } = await refuseWrong(
    verifyAuthenticationResponse({
      response: {
        ...proof,
        response: { ...response, ...(userHandle ? { userHandle } : {}) },
        clientExtensionResults: {},
      },
      credential: {
        id: known.credential_id,
        publicKey: bytesOf(known.public_key),
        counter: known.counter,
      },
      ...expectedOf(ctx, personId, 'passkey-proof'),
    }),
  );
  return takeSecondStepBy(ctx, async (tx) => {
    if (!(await usePasskey(tx, known, authenticationInfo.newCounter)))
      throw new Refusal('passkey-wrong');
  });
};
