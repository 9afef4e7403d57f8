import { createHash } from 'node:crypto';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import {
  findPersonByEmail,
  holdAlone,
  type PersonRow,
  replacePassword,
} from '../people.repository.ts';
import { findCodeOwner } from './codes.repository.ts';
import { type Guess, guardGuess } from './guesses.ts';
import { comesFromKnownBrowser } from './known-browsers.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';

const QUARTER = 900;
const FROM_ONE_PLACE = { max: 10, seconds: QUARTER };
const FROM_ONE_NETWORK = { max: 100, seconds: QUARTER };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An address in a form that may stand in a table of counts. */
export const keyOfAddress = (address: string): string => hashOf(address.toLowerCase());

/**
 * What a try to sign in counts against: the address as it is tried from this network, and the network.
 * Never the address alone, or anybody could lock its owner out. A browser that was here before counts by itself,
 * so that strangers in the same network do not keep it out.
 */
const guessesOf = async (
  ctx: Context,
  email: string,
  person: PersonRow | undefined,
): Promise<Guess[]> => {
  if (person && (await comesFromKnownBrowser(ctx, person.id)))
    return [
      { key: `login-known:${hashOf(`${person.id} ${ctx.browser.mark}`)}`, rule: FROM_ONE_PLACE },
    ];
  return [
    { key: `login-net:${ctx.network}`, rule: FROM_ONE_NETWORK },
    { key: `login:${ctx.network}:${keyOfAddress(email)}`, rule: FROM_ONE_PLACE },
  ];
};

/** Refuses an account that lets nobody in; said only to whoever proved to be its person. */
export const refuseInactive = (
  { site }: Pick<Context, 'site'>,
  { deactivated_at }: Pick<PersonRow, 'deactivated_at'>,
): void => {
  if (deactivated_at === null) return;
  throw new Refusal('account-not-active', { email: site.settings.companyEmail });
};

/** Whose right it was to come in, and by which password they had then. */
export type Verified = Pick<PersonRow, 'id' | 'password_hash'>;

/** Does what opens the account, unless the password is another one by now: a new one ends all that came before it. */
export const whileSamePassword = <T>(
  db: SiteDatabase,
  { id, password_hash }: Verified,
  work: (tx: SiteDatabase) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    if ((await holdAlone(tx, id))?.password_hash !== password_hash)
      throw new Refusal('credentials-wrong');
    return work(tx);
  });

const withPresentHash = async (
  ctx: Context,
  person: PersonRow,
  password: string,
): Promise<PersonRow> => {
  if (!person.password_hash || !isOutdated(person.password_hash)) return person;
  const password_hash = await hashPassword(password);
  if (await replacePassword(ctx.db, person, password_hash)) return { ...person, password_hash };
  // Another sign-in made it anew, or it is another password.
  const now = await findPersonByEmail(ctx.db, person.email);
  if (!now || !(await verifyPassword(password, now.password_hash)))
    throw new Refusal('credentials-wrong');
  return now;
};

/** The person of these credentials; unknown address and wrong password give one answer in one time. */
export const checkCredentials = async (
  ctx: Context,
  email: string,
  password: string,
): Promise<PersonRow> => {
  const person = await findPersonByEmail(ctx.db, email);
  if (person) ctx.audit.note({ subject: { kind: 'person', id: person.id } });
  return guardGuess(ctx, await guessesOf(ctx, email, person), async () => {
    const matches = await verifyPassword(password, person?.password_hash);
    if (!person || !matches) throw new Refusal('credentials-wrong');
    ctx.audit.note({ personId: person.id });
    refuseInactive(ctx, person);
    return withPresentHash(ctx, person, password);
  });
};

/** Refuses unless the person's own password came along; only wrong ones count. */
export const requirePassword = async (
  ctx: Context,
  person: PersonRow,
  password: string | undefined,
  field = 'currentPassword',
): Promise<void> => {
  if (!password) throw new Refusal('password-needed', {}, field);
  const guess = { key: `password:${person.id}`, rule: FROM_ONE_PLACE };
  await guardGuess(ctx, [guess], async () => {
    if (!(await verifyPassword(password, person.password_hash)))
      throw new Refusal('password-wrong', {}, field);
  });
};

/** A link may not put somebody else into a browser in use, or a stranger could make people work in his account. */
export const refuseReplacing = async (ctx: Context, code: string): Promise<void> => {
  if (!ctx.visitor) return;
  const owner = await findCodeOwner(ctx.db, { token: code, purposes: ['sign-in'] });
  if (owner && owner !== ctx.visitor.id) throw new Refusal('signed-in-as-another');
};
