import { randomInt } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { Secret, TOTP } from 'otpauth';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { guardGuess } from '../credentials/guesses.ts';
import { comesFromKnownBrowser } from '../credentials/known-browsers.ts';
import { requirePassword } from '../credentials/sign-in.service.ts';
import { hashToken } from '../credentials/tokens.ts';
import { getPerson } from '../people.service.ts';
import { ownerOfSecret } from './seal-secrets.ts';
import { deletePasskeys } from './passkeys.repository.ts';
import {
  countRecoveryCodes,
  deleteApp,
  deleteRecoveryCodes,
  findFactor,
  getFactorKinds,
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

/** Whether the person has a second factor: the app, or a passkey. */
export const hasSecondFactor = async (db: SiteDatabase, personId: string): Promise<boolean> => {
  const { app, passkey } = await getFactorKinds(db, personId);
  return app || passkey;
};

/** What the person's own page says of the authenticator app. */
export const describeFactor = async (db: SiteDatabase, personId: string) => ({
  isOn: (await getFactorKinds(db, personId)).app,
  codesLeft: await countRecoveryCodes(db, personId),
});

/** A code as somebody typed it. */
interface Typed {
  personId: string;
  typed: string;
  /** It turns the app on. */
  turnsOn?: boolean;
}

const useCode = async (
  ctx: Context,
  tx: SiteDatabase,
  factor: SecondFactor | undefined,
  { personId, typed, turnsOn = false }: Typed,
): Promise<boolean> => {
  // An app counts once its first code has turned it on, and nothing but a code of the app does that.
  if (factor && (turnsOn || factor.confirmed_at !== null)) {
    const secret = ctx.sealer.open(factor.secret, ownerOfSecret(ctx.site.id, personId));
    const step = stepOf(secret, digitsOf(typed), ctx.now());
    if (step !== undefined) return useStep(tx, personId, step);
  }
  return !turnsOn && useRecoveryCode(tx, personId, hashOfRecovery(typed));
};

/**
 * Refuses unless this is a fresh code of the person, and does with it, all or nothing, what it is for. A
 * browser that was here before counts by itself.
 */
export const requireCode = async <T>(
  ctx: Context,
  code: Typed,
  use: (tx: SiteDatabase) => Promise<T>,
): Promise<T> => {
  const { personId } = code;
  const isKnown = await comesFromKnownBrowser(ctx, personId);
  const from = isKnown ? hashToken(ctx.browser.mark ?? '') : 'elsewhere';
  const guess = { key: `second:${personId}:${from}`, rule: GUESSES };
  const wrong = () => new Refusal('code-wrong', {}, 'code');
  return guardGuess(ctx, [guess], async () => {
    const factor = await findFactor(ctx.db, personId);
    return ctx.db.transaction(async (tx) => {
      if (!(await useCode(ctx, tx, factor, code))) throw wrong();
      return use(tx);
    });
  });
};

const replaceCodes = async (tx: SiteDatabase, personId: string): Promise<string[]> => {
  const codes = Array.from({ length: limits.recoveryCodes }, newRecoveryCode);
  await saveRecoveryCodes(tx, personId, codes.map(hashOfRecovery));
  return codes;
};

/** Recovery codes for somebody whose first second factor this is; whoever has one keeps the codes. */
export const codesOfFirstFactor = async (tx: SiteDatabase, personId: string): Promise<string[]> =>
  (await countRecoveryCodes(tx, personId)) > 0 ? [] : replaceCodes(tx, personId);

/** Recovery codes end with the last second factor. */
export const forgetCodesOfNothing = async (tx: SiteDatabase, personId: string): Promise<void> => {
  if (!(await hasSecondFactor(tx, personId))) await deleteRecoveryCodes(tx, personId);
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

/** Turns the app on with its first code and answers recovery codes where it is the first second factor. */
export const confirmFactor = async (ctx: Context, code: string): Promise<string[]> => {
  const { id } = ctx.actor;
  if ((await getFactorKinds(ctx.db, id)).app) throw new Refusal('second-factor-on');
  return requireCode(ctx, { personId: id, typed: code, turnsOn: true }, (tx) =>
    codesOfFirstFactor(tx, id),
  );
};

/** Takes the recovery codes away and answers new ones; the password is asked for, as for turning the factor off. */
export const renewCodes = async (ctx: Context, currentPassword: string): Promise<string[]> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  await requirePassword(ctx, person, currentPassword);
  if (!(await hasSecondFactor(ctx.db, person.id))) throw new Refusal('second-factor-off');
  return ctx.db.transaction((tx) => replaceCodes(tx, person.id));
};

/** Removes every factor of somebody and the recovery codes. */
export const removeFactors = async (tx: SiteDatabase, personId: string): Promise<void> => {
  await deleteApp(tx, personId);
  await deletePasskeys(tx, personId);
  await deleteRecoveryCodes(tx, personId);
};

/** Turns every factor of somebody off who has lost devices and recovery codes; for the command line. */
export const removeLostFactor = async (db: SiteDatabase, personId: string): Promise<boolean> => {
  const isOn = await hasSecondFactor(db, personId);
  await db.transaction((tx) => removeFactors(tx, personId));
  return isOn;
};

/** Removes what was set up since a moment, by whoever held the account then, and the codes that came with it. */
export const removeFactorsSince = async (
  tx: SiteDatabase,
  personId: string,
  since: Date,
): Promise<void> => {
  const hadApp = await deleteApp(tx, personId, since);
  const passkeys = await deletePasskeys(tx, personId, since);
  if (hadApp || passkeys > 0) await deleteRecoveryCodes(tx, personId);
};

/** Turns the app off; the password is asked for, so that an open browser is not enough. */
export const endFactor = async (ctx: Context, currentPassword: string): Promise<void> => {
  const person = await getPerson(ctx.db, ctx.actor.id);
  await requirePassword(ctx, person, currentPassword);
  await ctx.db.transaction(async (tx) => {
    await deleteApp(tx, person.id);
    await forgetCodesOfNothing(tx, person.id);
  });
};
