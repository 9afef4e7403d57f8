import { confirmIdentity } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { confirmSession } from '../auth/sessions.repository.ts';
import { requirePassword } from '../auth/sign-in.service.ts';
import { getPerson } from '../people.service.ts';
import { requireCode } from '../two-step/two-step.service.ts';

/** Showing once more who it is, before what cannot be taken back (BO-07). */
export const registerIdentity = (app: PortalApp): void => {
  bindEndpoint(app, confirmIdentity, async ({ password, code }, ctx) => {
    const { id: personId, sessionId } = ctx.actor;
    if (code)
      await requireCode(ctx, { personId, typed: code }, (tx) => confirmSession(tx, sessionId));
    else {
      await requirePassword(ctx, await getPerson(ctx.db, personId), password, 'password');
      await confirmSession(ctx.db, sessionId);
    }
    return { status: true };
  });
};
