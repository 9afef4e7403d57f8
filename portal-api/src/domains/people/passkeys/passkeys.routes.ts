import { askForPasskey, secondStepByPasskey } from '@portal/shared-contracts/auth';
import { addPasskey, beginPasskey, removePasskey } from '@portal/shared-contracts/people';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { openSessionOf, signedIn } from '../auth/auth.service.ts';
import { questionOfSecondStep, takePasskeyStep } from './passkey-step.ts';
import { dropPasskey, keepPasskey, offerPasskey } from './passkeys.service.ts';

export const registerPasskeys = (app: PortalApp): void => {
  bindEndpoint(app, beginPasskey, async ({ currentPassword }, ctx) => ({
    status: true,
    options: await offerPasskey(ctx, currentPassword),
  }));

  bindEndpoint(app, addPasskey, async ({ passkey, name }, ctx) => ({
    status: true,
    recoveryCodes: await keepPasskey(ctx, passkey, name),
  }));

  bindEndpoint(app, removePasskey, async ({ id, currentPassword }, ctx) => {
    await dropPasskey(ctx, id, currentPassword);
    return { status: true };
  });

  bindEndpoint(app, askForPasskey, async (_input, ctx) => ({
    status: true,
    options: await questionOfSecondStep(ctx),
  }));

  bindEndpoint(app, secondStepByPasskey, async ({ passkey }, ctx) => {
    const { person, remember } = await takePasskeyStep(ctx, passkey);
    ctx.setSession(await openSessionOf(ctx, person, { remember }));
    return signedIn(ctx, person.id);
  });
};
