import { createHash } from 'node:crypto';
import {
  autologin,
  getCurrentUser,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@portal/shared-contracts/auth';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import {
  checkCredentials,
  finishSession,
  redeemSignInCode,
  resetWithCode,
  sendResetLink,
  signedIn,
  startSession,
} from './auth.service.ts';

// Per address and per computer: one of them alone would let a guesser go round it.
const GUESSES_PER_ADDRESS = { max: 10, seconds: 900 };
const GUESSES_PER_COMPUTER = { max: 100, seconds: 900 };
const CODES_PER_COMPUTER = { max: 30, seconds: 900 };
const LINKS_PER_ADDRESS = { max: 5, seconds: 3600 };

const keyOf = (text: string): string =>
  createHash('sha256').update(text.toLowerCase()).digest('hex');

export const registerAuth = (app: PortalApp): void => {
  bindEndpoint(app, login, async ({ email, password, remember }, ctx) => {
    await ctx.limit(`login-ip:${ctx.ip}`, GUESSES_PER_COMPUTER);
    await ctx.limit(`login:${keyOf(email)}`, GUESSES_PER_ADDRESS);
    const person = await checkCredentials(ctx, email, password);
    ctx.setSession(await startSession(ctx, person.id, remember));
    return signedIn(ctx, person.id);
  });

  bindEndpoint(app, logout, async (_input, ctx) => {
    if (ctx.visitor) await finishSession(ctx, ctx.visitor);
    ctx.setSession(null);
    return { status: true };
  });

  bindEndpoint(app, getCurrentUser, async (_input, ctx) => signedIn(ctx, ctx.actor.id));

  bindEndpoint(app, requestPasswordReset, async ({ email }, ctx) => {
    await ctx.limit(`reset-ip:${ctx.ip}`, CODES_PER_COMPUTER);
    await ctx.limit(`reset:${keyOf(email)}`, LINKS_PER_ADDRESS);
    // Not awaited: known and unknown addresses answer in the same time.
    void sendResetLink(ctx, email).catch((error: unknown) =>
      ctx.log.error({ err: error }, 'recovery link not sent'),
    );
    return { status: true };
  });

  bindEndpoint(app, resetPassword, async ({ code, password }, ctx) => {
    await ctx.limit(`code-ip:${ctx.ip}`, CODES_PER_COMPUTER);
    await resetWithCode(ctx, code, password);
    ctx.setSession(null);
    return { status: true };
  });

  bindEndpoint(app, autologin, async ({ code }, ctx) => {
    await ctx.limit(`code-ip:${ctx.ip}`, CODES_PER_COMPUTER);
    const personId = await redeemSignInCode(ctx, code);
    ctx.setSession(await startSession(ctx, personId, false));
    return signedIn(ctx, personId);
  });
};
