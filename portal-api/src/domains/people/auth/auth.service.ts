import { isStaff, limits } from '@portal/shared-contracts';
import { routes } from '@portal/shared-contracts/remote';
import type { Actor, Context, SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { SessionReader } from '../../../kernel/sessions.ts';
import { mailPerson } from '../person-mails.service.ts';
import type { PersonRow } from '../people.repository.ts';
import { getPerson, toPortalUser } from '../people.service.ts';
import { issueCode } from '../credentials/codes.repository.ts';
import { nameOfAgent } from '../credentials/agent-name.ts';
import { askForSecondStep } from '../two-step/second-step.ts';
import { hasSecondFactor } from '../two-step/two-step.service.ts';
import { rememberBrowser } from '../credentials/known-browsers.ts';
import {
  refuseInactive,
  type Verified,
  whileSamePassword,
} from '../credentials/sign-in.service.ts';
import { takeCode } from './take-code.ts';
import {
  createSession,
  endSession,
  findSession,
  listAliveSessions,
  type NewSession,
} from '../credentials/sessions.repository.ts';

/** Who the tokens of this site's sessions belong to. */
export const sessionReader: SessionReader = { find: findSession, listAlive: listAliveSessions };

/** How somebody came in. */
interface Way {
  remember: boolean;
  byLink?: boolean;
}

/** Begins a session of whoever was verified. */
export const openSession = (
  ctx: Pick<Context, 'db' | 'site' | 'browser'>,
  verified: Verified,
  { remember, byLink = false }: Way,
): Promise<NewSession> =>
  whileSamePassword(ctx.db, verified, (tx) =>
    createSession(tx, verified.id, remember, {
      isConfirmed: !byLink,
      days: ctx.site.settings.sessionDays,
      ...nameOfAgent(ctx.browser.agent),
    }),
  );

/** Mails are not awaited: a slow mail server slows nobody down. */
export const tellPerson = (
  ctx: Context,
  personId: string,
  write: (person: PersonRow) => Promise<void>,
): void => ctx.later(getPerson(ctx.db, personId).then(write), 'the person was not told');

const mailOfBrowser = (ctx: Context, personId: string): void => {
  const { browser, system } = nameOfAgent(ctx.browser.agent);
  const facts = { ...(browser ? { browser } : {}), ...(system ? { system } : {}) };
  const link = ctx.origin + routes.security({});
  tellPerson(ctx, personId, (person) =>
    mailPerson(ctx, person, (_language, params) => ({ mail: 'new-browser', params, facts, link })),
  );
};

/** Signs a person in, or asks for the second step where there is one. */
export const startSession = async (
  ctx: Context,
  verified: Verified,
  way: Way,
): Promise<NewSession> => {
  refuseInactive(ctx, await getPerson(ctx.db, verified.id));
  await askForSecondStep(ctx, verified, way.remember);
  return openSessionOf(ctx, verified, way);
};

/** Begins a session after every step. One that the browser still held ends: tokens are never reused. */
export const openSessionOf = async (
  ctx: Context,
  verified: Verified,
  way: Way,
): Promise<NewSession> => {
  if (ctx.visitor) await finishSession(ctx, ctx.visitor);
  if (await rememberBrowser(ctx, verified.id)) mailOfBrowser(ctx, verified.id);
  return openSession(ctx, verified, way);
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

/** Whose link it is, once. */
export const redeemSignInCode = (ctx: Context, code: string): Promise<Verified> =>
  takeCode(ctx, { token: code, purposes: ['sign-in'] });
