import { limits } from '@portal/shared-contracts';
import type { AddedPasskey, Passkey } from '@portal/shared-contracts/people';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { requirePassword } from '../credentials/sign-in.service.ts';
import { getPerson } from '../people.service.ts';
import { nameOfAgent } from '../credentials/agent-name.ts';
import { codesOfFirstFactor, forgetCodesOfNothing } from '../two-step/two-step.service.ts';
import { deletePasskey, listPasskeys, savePasskey } from '../two-step/passkeys.repository.ts';
import {
  ASKED_FOR,
  bytesOf,
  expectedOf,
  issueChallenge,
  refuseWrong,
  relyingParty,
  SIGNATURES,
} from './relying-party.ts';

/** The library is loaded by the first passkey, not by every start. */
const library = () => import('@simplewebauthn/server');

/** The person's passkeys as the own page shows them. */
export const describePasskeys = async (db: SiteDatabase, personId: string): Promise<Passkey[]> =>
  (await listPasskeys(db, personId)).map(({ id, name, created_at, last_used_at }) => ({
    _id: id,
    name,
    addedAt: created_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));

/** What the browser hands to the device that shall hold a new passkey. */
export const offerPasskey = async (ctx: Context, currentPassword: string) => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  if (person.password_hash === null) throw new Refusal('password-first');
  await requirePassword(ctx, person, currentPassword);
  const known = await listPasskeys(ctx.db, person.id);
  if (known.length >= limits.passkeysPerPerson)
    throw new Refusal('passkeys-full', { most: limits.passkeysPerPerson });
  const challenge = await issueChallenge(ctx, person.id, 'passkey-new');
  const { rpID, rpName } = relyingParty(ctx);
  const { generateRegistrationOptions } = await library();
  const made = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: person.email,
    userDisplayName: `${person.first_name} ${person.last_name}`,
    userID: new TextEncoder().encode(person.id),
    challenge: bytesOf(challenge),
    timeout: ASKED_FOR,
    supportedAlgorithmIDs: SIGNATURES,
  });
  return {
    rp: { id: rpID, name: rpName },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams,
    timeout: ASKED_FOR,
    excludeCredentials: known.map(({ credential_id: id }) => ({ id, type: 'public-key' as const })),
    authenticatorSelection: {
      residentKey: 'preferred' as const,
      userVerification: 'preferred' as const,
    },
    attestation: 'none' as const,
  };
};

const nameOf = (ctx: Context, typed: string | undefined): string => {
  const { browser, system } = nameOfAgent(ctx.browser.agent);
  return typed?.trim() || [browser, system].filter(Boolean).join(', ') || 'Passkey';
};

/** Keeps the passkey that a device made, and answers recovery codes where it is the first second factor. */
export const keepPasskey = async (
  ctx: Context,
  added: AddedPasskey,
  name: string | undefined,
): Promise<string[]> => {
  const { id } = ctx.actor;
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await refuseWrong(
    verifyRegistrationResponse({
      response: { ...added, clientExtensionResults: {} },
      ...expectedOf(ctx, id, 'passkey-new'),
      supportedAlgorithmIDs: SIGNATURES,
    }),
  );
  const { credential } = registrationInfo;
  return ctx.db.transaction(async (tx) => {
    const codes = await codesOfFirstFactor(tx, id);
    const row = {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: credential.transports ?? [],
      name: nameOf(ctx, name),
    };
    if (!(await savePasskey(tx, id, row, limits.passkeysPerPerson)))
      throw new Refusal('passkey-wrong');
    return codes;
  });
};

/** Removes one of the person's passkeys, and the recovery codes with the last second factor. */
export const dropPasskey = async (
  ctx: Context,
  id: string,
  currentPassword: string,
): Promise<void> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  await requirePassword(ctx, person, currentPassword);
  await ctx.db.transaction(async (tx) => {
    if (!(await deletePasskey(tx, person.id, id))) throw new Refusal('passkey-unknown');
    await forgetCodesOfNothing(tx, person.id);
  });
};
