import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Actor, Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { SessionReader } from '../../../kernel/sessions.ts';
import { findPersonByEmail, type PersonRow, updatePerson } from '../people.repository.ts';
import { getPerson, refuseCommonPassword, toPortalUser } from '../people.service.ts';
import { issueCode, redeemCode, voidCodes } from './codes.repository.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { resetMail } from './reset-mail.ts';
import {
  createSession,
  endSession,
  endSessions,
  findSession,
  listAliveSessions,
  renewSession,
  type NewSession,
} from './sessions.repository.ts';

/** Who the tokens of this site's sessions belong to. */
export const sessionReader: SessionReader = { find: findSession, listAlive: listAliveSessions };

/** Signs a person in. A session that the browser still held ends: tokens are never reused. */
export const startSession = async (
  ctx: Pick<Context, 'db' | 'site' | 'now' | 'live' | 'visitor'>,
  personId: string,
  remember: boolean,
): Promise<NewSession> => {
  if (ctx.visitor) await finishSession(ctx, ctx.visitor);
  return createSession(ctx.db, personId, remember);
};

/** What the portal knows of the person of a session. */
export const signedIn = async (
  ctx: Pick<SiteContext, 'db' | 'site' | 'countOrders'>,
  personId: string,
) => {
  const user = await toPortalUser(ctx, await getPerson(ctx.db, personId));
  return { status: true as const, currency: ctx.site.settings.currency, orders: user.orders, user };
};

/** Ends a session and closes its sockets. */
export const finishSession = async (
  ctx: Pick<SiteContext, 'db' | 'site' | 'live'>,
  actor: Actor,
): Promise<void> => {
  await endSession(ctx.db, actor.sessionId);
  await ctx.live.endSessions([actor.sessionId]);
};

/** The person of these credentials; unknown address and wrong password give one answer in one time. */
export const checkCredentials = async (
  ctx: SiteContext,
  email: string,
  password: string,
): Promise<PersonRow> => {
  const person = await findPersonByEmail(ctx.db, email);
  const matches = await verifyPassword(password, person?.password_hash);
  if (!person || !matches) throw new Refusal('credentials-wrong');
  return person;
};

const storePassword = async (
  ctx: SiteContext,
  personId: string,
  password: string,
  keptSession?: string,
): Promise<void> => {
  const password_hash = await hashPassword(password);
  const ended = await ctx.db.transaction(async (tx) => {
    await updatePerson(tx, personId, { password_hash });
    await voidCodes(tx, personId);
    return endSessions(tx, personId, keptSession);
  });
  await ctx.live.endSessions(ended);
};

/** Changes the password and ends every other session; this browser stays, with a fresh cookie. */
export const changePassword = async (
  ctx: SiteContext,
  actor: Actor,
  input: { password: string; currentPassword: string },
): Promise<NewSession> => {
  const person = await getPerson(ctx.db, actor.id);
  if (!(await verifyPassword(input.currentPassword, person.password_hash)))
    throw new Refusal('password-wrong', {}, 'currentPassword');
  await refuseCommonPassword(input.password);
  await storePassword(ctx, actor.id, input.password, actor.sessionId);
  // A session that ended meanwhile, in another tab, is begun anew.
  const renewed = await renewSession(ctx.db, actor.sessionId);
  return renewed ?? createSession(ctx.db, actor.id, false);
};

/** Sends a link to a known address. The caller does not wait, so the time tells nothing. */
export const sendResetLink = async (ctx: Context, email: string): Promise<void> => {
  const person = await findPersonByEmail(ctx.db, email);
  if (!person) return;
  const code = await issueCode(ctx.db, {
    personId: person.id,
    purpose: 'reset-password',
    minutes: limits.resetCodeMinutes,
  });
  await ctx.mail.send(resetMail(ctx.site, person, `${ctx.origin}/forgot-password-2/${code}`));
};

/** A code that signs the person in once, for the links of mails and of the command line. */
export const issueSignInCode = (db: SiteDatabase, personId: string): Promise<string> =>
  issueCode(db, { personId, purpose: 'sign-in', minutes: limits.autologinCodeMinutes });

const badLink = (): Refusal => new Refusal('link-used');

export const resetWithCode = async (
  ctx: Context,
  code: string,
  password: string,
): Promise<void> => {
  // First the password: a refused one must not use up the link.
  await refuseCommonPassword(password);
  const personId = await redeemCode(ctx.db, {
    token: code,
    purpose: 'reset-password',
  });
  if (!personId) throw badLink();
  await storePassword(ctx, personId, password);
};

export const redeemSignInCode = async (ctx: Context, code: string): Promise<string> => {
  const personId = await redeemCode(ctx.db, {
    token: code,
    purpose: 'sign-in',
  });
  if (!personId) throw badLink();
  return personId;
};
