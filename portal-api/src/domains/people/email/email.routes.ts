import { confirmEmail, restoreEmail } from '@portal/shared-contracts/auth';
import { cancelEmailChange, proveEmail } from '@portal/shared-contracts/people';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { voidEmailChanges } from '../credentials/codes.repository.ts';
import { guardCode } from '../credentials/guesses.ts';
import { getPerson } from '../people.service.ts';
import type { AccountNeeds } from './account-needs.ts';
import { askToConfirm, confirmAddress, restoreAddress } from './email.service.ts';
import { MAILS_PER_PERSON } from './change-email.ts';

export const registerEmail = (app: PortalApp, needs: AccountNeeds): void => {
  bindEndpoint(app, confirmEmail, async ({ code }, ctx) => ({
    status: true,
    passwordCode: await guardCode(ctx, () => confirmAddress(ctx, code, needs)),
  }));

  bindEndpoint(app, restoreEmail, async ({ code }, ctx) => {
    const next = await guardCode(ctx, () => restoreAddress(ctx, code, needs));
    ctx.setSession(null);
    return { status: true, code: next };
  });

  bindEndpoint(app, proveEmail, async (_input, ctx) => {
    await ctx.limit(`email-mail:${ctx.actor.id}`, MAILS_PER_PERSON);
    const person = await getPerson(ctx.db, ctx.actor.id);
    const mail = await askToConfirm(ctx, person, person.email);
    await mail();
    return { status: true };
  });

  bindEndpoint(app, cancelEmailChange, async (_input, ctx) => {
    // Its link ends, wherever it was mailed.
    await voidEmailChanges(ctx.db, await getPerson(ctx.db, ctx.actor.id));
    return { status: true };
  });
};
