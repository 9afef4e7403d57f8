import { confirmIdentity, confirmOwnIdentity } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { confirmSession } from '../credentials/sessions.repository.ts';
import { requirePassword } from '../credentials/sign-in.service.ts';
import { getPerson } from '../people.service.ts';
import { requireCode } from '../two-step/two-step.service.ts';

const confirm = async (
  { password, code }: { password?: string | undefined; code?: string | undefined },
  ctx: Context,
) => {
  const { id: personId, sessionId } = ctx.actor;
  if (code)
    await requireCode(ctx, { personId, typed: code }, (tx) => confirmSession(tx, sessionId));
  else {
    await requirePassword(ctx, await getPerson(ctx.db, personId), password, 'password');
    await confirmSession(ctx.db, sessionId);
  }
  return { status: true as const };
};

/** Showing once more who it is, before what cannot be taken back (BO-07, P-09). */
export const registerIdentity = (app: PortalApp): void => {
  bindEndpoint(app, confirmIdentity, confirm);
  bindEndpoint(app, confirmOwnIdentity, confirm);
};
