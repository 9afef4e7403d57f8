import { readTwoStep, removeTwoStep, setUpTwoStep } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import {
  beginFactor,
  confirmFactor,
  describeFactor,
  endFactor,
  hasSecondFactor,
} from './two-step.service.ts';

/** The second step of those who run the firm (BO-06). */
export const registerAdminTwoStep = (app: PortalApp): void => {
  bindEndpoint(app, readTwoStep, async (_input, ctx) => ({
    status: true,
    ...(await describeFactor(ctx.db, ctx.actor.id)),
    isOn: await hasSecondFactor(ctx.db, ctx.actor.id),
    isRequired: ctx.site.settings.staffSecondFactor,
  }));

  bindEndpoint(app, setUpTwoStep, async ({ currentPassword = '', code }, ctx) => {
    if (code === undefined) return { status: true, ...(await beginFactor(ctx, currentPassword)) };
    return { status: true, recoveryCodes: await confirmFactor(ctx, code) };
  });

  bindEndpoint(app, removeTwoStep, async ({ currentPassword }, ctx) => {
    await endFactor(ctx, currentPassword);
    return { status: true };
  });
};
