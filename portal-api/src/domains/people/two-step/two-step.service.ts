import { randomInt } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { guardGuess } from '../auth/guesses.ts';
import { comesFromKnownBrowser } from '../auth/known-browsers.ts';
import { requirePassword } from '../auth/sign-in.service.ts';
import { hashToken } from '../auth/tokens.ts';
import { getPerson } from '../people.service.ts';
import { ownerOfSecret } from './seal-secrets.ts';
import {
  countRecoveryCodes,
  findFactor,
  removeFactor,
  saveRecoveryCodes,
  saveUnconfirmed,
  type SecondFactor,
  useRecoveryCode,
  useStep,
} from './second-factors.repository.ts';

const PERIOD = 30;
const GUESSES = { max: 10, seconds: 900 };
// Without letters and digits that look alike.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

const totpOf = (secret: string, names: { issuer: string; label: string }): TOTP =>
  new TOTP({ ...names, secret: Secret.fromBase32(secret), period: PERIOD });

/** The half minute that a code belongs to: the present one or a neighbour, for clocks that go wrong. */
const stepOf = (secret: string, token: string, now: Date): number | undefined => {
  const totp = totpOf(secret, { issuer: 'portal', label: 'code' });
  const timestamp = now.getTime();
  const delta = totp.validate({ token, timestamp, window: 1 });
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta;
};

const newRecoveryCode = (): string => {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return Array.from({ length: 4 }, group).join('-');
};

const digitsOf = (typed: string): string => typed.replace(/\s/g, '');
const hashOfRecovery = (typed: string): string =>
  hashToken(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));

/** Whether the person's second factor is on. */
export const hasSecondFactor = async (db: SiteDatabase, personId: string): Promise<boolean> =>
  Boolean((await findFactor(db, personId))?.confirmed_at);

/** What the person's own page says of the second factor. */
export const describeFactor = async (db: SiteDatabase, personId: string) => ({
  isOn: await hasSecondFactor(db, personId),
  codesLeft: await countRecoveryCodes(db, personId),
});

const useCode = async (
  ctx: Context,
  personId: string,
  factor: SecondFactor,
  typed: string,
): Promise<boolean> => {
  const secret = ctx.sealer.open(factor.secret, ownerOfSecret(ctx.site.id, personId));
  const step = stepOf(secret, digitsOf(typed), ctx.now());
  if (step !== undefined) return useStep(ctx.db, personId, step);
  return useRecoveryCode(ctx.db, personId, hashOfRecovery(typed));
};

/** Refuses unless this is a fresh code of the person. A browser that was here before counts by itself. */
export const requireCode = async (ctx: Context, personId: string, typed: string): Promise<void> => {
  const isKnown = await comesFromKnownBrowser(ctx, personId);
  const from = isKnown ? hashToken(ctx.browser.mark ?? '') : 'elsewhere';
  const guess = { key: `second:${personId}:${from}`, rule: GUESSES };
  await guardGuess(ctx, [guess], async () => {
    const factor = await findFactor(ctx.db, personId);
    if (!factor || !(await useCode(ctx, personId, factor, typed)))
      throw new Refusal('code-wrong', {}, 'code');
  });
};

const replaceCodes = async (db: SiteDatabase, personId: string): Promise<string[]> => {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  await db.transaction((tx) => saveRecoveryCodes(tx, personId, codes.map(hashOfRecovery)));
  return codes;
};

/** Makes a secret for the person's authenticator app. */
export const beginFactor = async (ctx: Context, currentPassword: string) => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  if (person.password_hash === null) throw new Refusal('password-first');
  await requirePassword(ctx, person, currentPassword);
  const secret = new Secret({ size: 20 }).base32;
  const sealed = ctx.sealer.seal(secret, ownerOfSecret(ctx.site.id, person.id));
  if (!(await saveUnconfirmed(ctx.db, person.id, sealed))) throw new Refusal('second-factor-on');
  const { companyName: issuer } = ctx.site.settings;
  return { secret, uri: totpOf(secret, { issuer, label: person.email }).toString() };
};

/** Turns the factor on with its first code and answers the recovery codes, which are stored as hashes only. */
export const confirmFactor = async (ctx: Context, code: string): Promise<string[]> => {
  const { id } = ctx.actor;
  if (await hasSecondFactor(ctx.db, id)) throw new Refusal('second-factor-on');
  await requireCode(ctx, id, code);
  return replaceCodes(ctx.db, id);
};

/** Takes the recovery codes away and answers new ones; the password is asked for, as for turning the factor off. */
export const renewCodes = async (ctx: Context, currentPassword: string): Promise<string[]> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  await requirePassword(ctx, person, currentPassword);
  if (!(await hasSecondFactor(ctx.db, person.id))) throw new Refusal('second-factor-off');
  return replaceCodes(ctx.db, person.id);
};

/** Turns the factor of somebody off who has lost phone and recovery codes; for the command line. */
export const removeLostFactor = async (db: SiteDatabase, personId: string): Promise<boolean> => {
  const isOn = await hasSecondFactor(db, personId);
  await db.transaction((tx) => removeFactor(tx, personId));
  return isOn;
};

/** Turns the factor off; the password is asked for, so that an open browser is not enough. */
export const endFactor = async (ctx: Context, currentPassword: string): Promise<void> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  await requirePassword(ctx, person, currentPassword);
  await ctx.db.transaction((tx) => removeFactor(tx, person.id));
};
