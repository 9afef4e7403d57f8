import {
  autologin,
  getCurrentUser,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@portal/shared-contracts/auth';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { finishSession, redeemSignInCode, signedIn, startSession } from './auth.service.ts';
import { resetWithCode, sendResetLink } from './new-password.service.ts';
import type { AccountNeeds } from '../email/account-needs.ts';
import { seenUser } from './seen-user.ts';
import { guardCode } from '../credentials/guesses.ts';
import { endSession } from '../credentials/sessions.repository.ts';
import { checkCredentials, keyOfAddress, refuseReplacing } from '../credentials/sign-in.service.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';

const LINKS_PER_NETWORK = { max: 30, seconds: 900 };
const LINKS_PER_ADDRESS = { max: 5, seconds: HOUR_IN_SECONDS };

export const registerAuth = (app: PortalApp, needs: AccountNeeds): void => {
  bindEndpoint(app, login, async ({ email, password, remember, door }, ctx) => {
    const person = await checkCredentials(ctx, email, password);
    if (door === 'admin' && person.role !== 'admin') throw new Refusal('door-of-admins');
    ctx.setSession(await startSession(ctx, person, { remember }));
    return signedIn(ctx, person.id);
  });

  bindEndpoint(app, logout, async (_input, ctx) => {
    if (ctx.visitor) await finishSession(ctx, ctx.visitor);
    if (ctx.visitor?.seen) await endSession(ctx.db, ctx.visitor.seen.from);
    ctx.setSession(null);
    return { status: true };
  });

  bindEndpoint(app, getCurrentUser, async (_input, ctx) =>
    seenUser(await signedIn(ctx, ctx.actor.id), ctx.actor),
  );

  bindEndpoint(app, requestPasswordReset, async ({ email }, ctx) => {
    await ctx.limit(`reset-net:${ctx.network}`, LINKS_PER_NETWORK);
    await ctx.limit(`reset:${keyOfAddress(email)}`, LINKS_PER_ADDRESS);
    // Not awaited: known and unknown addresses answer in the same time.
    ctx.later(sendResetLink(ctx, email), 'recovery link not sent');
    return { status: true };
  });

  bindEndpoint(app, resetPassword, async ({ code, password }, ctx) => {
    await guardCode(ctx, () => resetWithCode(ctx, { code, password }, needs));
    ctx.setSession(null);
    return { status: true };
  });

  bindEndpoint(app, autologin, async ({ code, replace }, ctx) => {
    if (!replace) await refuseReplacing(ctx, code);
    const person = await guardCode(ctx, () => redeemSignInCode(ctx, code));
    ctx.setSession(await startSession(ctx, person, { remember: false, byLink: true }));
    return signedIn(ctx, person.id);
  });
};
