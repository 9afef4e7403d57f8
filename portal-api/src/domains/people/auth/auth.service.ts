import { isStaff, limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { Actor, Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { wordDuration } from '../../../kernel/words/formats.ts';
import type { SessionReader } from '../../../kernel/sessions.ts';
import { mailPerson } from '../person-mails.service.ts';
import { findPersonByEmail, type PersonRow, updatePerson } from '../people.repository.ts';
import { getPerson, refuseKnownPassword, toPortalUser } from '../people.service.ts';
import { findCodeOwner, issueCode, voidCodes } from './codes.repository.ts';
import { nameOfAgent } from '../sessions/agent-name.ts';
import { askForSecondStep } from '../two-step/second-step.ts';
import { hasSecondFactor } from '../two-step/two-step.service.ts';
import { rememberBrowser } from './known-browsers.ts';
import { refuseInactive } from './sign-in.service.ts';
import { hashPassword } from './passwords.ts';
import { takeCode } from './take-code.ts';
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

/** How somebody came in. */
interface Way {
  remember: boolean;
  byLink: boolean;
}

const openSession = (
  ctx: Pick<Context, 'db' | 'site' | 'browser'>,
  personId: string,
  { remember, byLink }: Way,
): Promise<NewSession> =>
  createSession(ctx.db, personId, remember, {
    isConfirmed: !byLink,
    days: ctx.site.settings.sessionDays,
    ...nameOfAgent(ctx.browser.agent),
  });

/** Mails are not awaited: a slow mail server slows nobody down. */
const tell = (ctx: Context, personId: string, write: (person: PersonRow) => Promise<void>): void =>
  ctx.later(getPerson(ctx.db, personId).then(write), 'the person was not told');

const mailOfBrowser = (ctx: Context, personId: string): void => {
  const { browser, system } = nameOfAgent(ctx.browser.agent);
  const facts = { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
  const link = ctx.origin + routes.security({});
  tell(ctx, personId, (person) =>
    mailPerson(ctx, person, (_language, params) => ({ mail: 'new-browser', params, facts, link })),
  );
};

const mailOfPassword = (ctx: Context, personId: string): void => {
  const link = ctx.origin + routes.forgotPassword({});
  tell(ctx, personId, (person) =>
    mailPerson(ctx, person, (_language, params) => ({ mail: 'password-changed', params, link })),
  );
};

/** Signs a person in, or asks for the second step where there is one. */
export const startSession = async (
  ctx: Context,
  personId: string,
  remember: boolean,
  byLink = false,
): Promise<NewSession> => {
  refuseInactive(ctx, await getPerson(ctx.db, personId));
  await askForSecondStep(ctx, personId, remember);
  return openSessionOf(ctx, personId, remember, byLink);
};

/** Begins a session after every step. One that the browser still held ends: tokens are never reused. */
export const openSessionOf = async (
  ctx: Context,
  personId: string,
  remember: boolean,
  byLink = false,
): Promise<NewSession> => {
  if (ctx.visitor) await finishSession(ctx, ctx.visitor);
  if (await rememberBrowser(ctx, personId)) mailOfBrowser(ctx, personId);
  return openSession(ctx, personId, { remember, byLink });
};

/** What the portal knows of the person of a session. */
export const signedIn = async (
  ctx: Pick<SiteContext, 'db' | 'site' | 'countOrders'>,
  personId: string,
) => {
  const user = await toPortalUser(ctx, await getPerson(ctx.db, personId));
  const { currency, staffSecondFactor } = ctx.site.settings;
  const isAsked = staffSecondFactor && isStaff(user.role);
  const needs = isAsked && !(await hasSecondFactor(ctx.db, personId));
  const seen = { ...user, ...(needs ? { needsSecondFactor: true } : {}) };
  return { status: true as const, currency, orders: user.orders, user: seen };
};

/** Ends a session and closes its sockets. */
export const finishSession = async (
  ctx: Pick<SiteContext, 'db' | 'site' | 'live'>,
  actor: Actor,
): Promise<void> => {
  await endSession(ctx.db, actor.sessionId);
  await ctx.live.endSessions([actor.sessionId]);
};

const storePassword = async (
  ctx: Context,
  personId: string,
  password: string,
  keptSession?: string,
): Promise<void> => {
  const password_hash = await hashPassword(password);
  const { password_hash: former } = await getPerson(ctx.db, personId);
  const ended = await ctx.db.transaction(async (tx) => {
    await updatePerson(tx, personId, { password_hash });
    await voidCodes(tx, personId);
    return endSessions(tx, personId, keptSession);
  });
  await ctx.live.endSessions(ended);
  if (former !== null) mailOfPassword(ctx, personId);
};

/** Sets a password whose right to be changed was proven, and ends every other session; this browser stays, with a fresh cookie. */
export const changePassword = async (
  ctx: Context,
  actor: Actor,
  password: string,
): Promise<NewSession> => {
  await refuseKnownPassword(ctx, password, await getPerson(ctx.db, actor.id));
  await storePassword(ctx, actor.id, password, actor.sessionId);
  // A session that ended meanwhile, in another tab, is begun anew.
  const renewed = await renewSession(ctx.db, actor.sessionId);
  return renewed ?? openSession(ctx, actor.id, { remember: false, byLink: false });
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
  await mailPerson(ctx, person, (language, named) => ({
    mail: 'password-reset',
    params: { ...named, duration: wordDuration(limits.resetCodeMinutes, 'minute', language) },
    link: ctx.origin + routes.resetPassword({ code }),
  }));
};

/** A code that signs the person in once, for the links of mails and of the command line. */
export const issueSignInCode = (db: SiteDatabase, personId: string): Promise<string> =>
  issueCode(db, { personId, purpose: 'sign-in', minutes: limits.autologinCodeMinutes });

/** A code of a receipt, by which a buyer sets the first password. */
export const issueFirstPasswordCode = (db: SiteDatabase, personId: string): Promise<string> =>
  issueCode(db, {
    personId,
    purpose: 'first-password',
    minutes: limits.firstPasswordDays * 24 * 60,
  });

export const resetWithCode = async (
  ctx: Context,
  code: string,
  password: string,
): Promise<void> => {
  // First the password: a refused one must not use up the link.
  const link = { token: code, purposes: ['reset-password', 'first-password'] as const };
  const ownerId = await findCodeOwner(ctx.db, link);
  const person = ownerId ? await getPerson(ctx.db, ownerId) : undefined;
  await refuseKnownPassword(ctx, password, person);
  const found = await takeCode(ctx, link);
  // The link came by mail, so the mailbox is theirs.
  await updatePerson(ctx.db, found.personId, { email_proven_at: ctx.now() });
  await storePassword(ctx, found.personId, password);
};

export const redeemSignInCode = async (ctx: Context, code: string): Promise<string> =>
  (await takeCode(ctx, { token: code, purposes: ['sign-in'] })).personId;
