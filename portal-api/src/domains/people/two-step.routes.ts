import { secondStep } from '@portal/shared-contracts/auth';
import {
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  renewRecoveryCodes,
} from '@portal/shared-contracts/people';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import { openSessionOf, signedIn } from './auth/auth.service.ts';
import { registerIdentity } from './identity/identity.routes.ts';
import { registerPasskeys } from './passkeys/passkeys.routes.ts';
import { registerAdminTwoStep } from './two-step/admin-two-step.routes.ts';
import { takeSecondStep } from './two-step/second-step.ts';
import { beginFactor, confirmFactor, endFactor, renewCodes } from './two-step/two-step.service.ts';

export const registerTwoStep = (app: PortalApp): void => {
  registerIdentity(app);
  registerAdminTwoStep(app);
  registerPasskeys(app);

  bindEndpoint(app, secondStep, async ({ code }, ctx) => {
    const { person, remember } = await takeSecondStep(ctx, code);
    ctx.setSession(await openSessionOf(ctx, person, { remember }));
    return signedIn(ctx, person.id);
  });

  bindEndpoint(app, beginTwoStep, async ({ currentPassword }, ctx) => ({
    status: true,
    ...(await beginFactor(ctx, currentPassword)),
  }));

  bindEndpoint(app, confirmTwoStep, async ({ code }, ctx) => ({
    status: true,
    recoveryCodes: await confirmFactor(ctx, code),
  }));

  bindEndpoint(app, renewRecoveryCodes, async ({ currentPassword }, ctx) => ({
    status: true,
    recoveryCodes: await renewCodes(ctx, currentPassword),
  }));

  bindEndpoint(app, endTwoStep, async ({ currentPassword }, ctx) => {
    await endFactor(ctx, currentPassword);
    return { status: true };
  });
};
