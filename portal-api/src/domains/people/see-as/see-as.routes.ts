import { endSeeAs, seeAs } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { finishSession } from '../auth/auth.service.ts';
import { renewSession } from '../credentials/sessions.repository.ts';
import { refuseInactive } from '../credentials/sign-in.service.ts';
import { holdPerson } from '../firm-people/closing.service.ts';
import { getPerson } from '../people.service.ts';
import { insertSeenSession } from '../credentials/seen-sessions.repository.ts';
import { HOUR_IN_SECONDS } from '../../../kernel/time/durations.ts';

const LOOKS_PER_ADMIN = { max: 120, seconds: HOUR_IN_SECONDS };

/** Looking at somebody's portal, where nothing can be changed (BO-09). */
export const registerSeeAs = (app: PortalApp): void => {
  bindEndpoint(app, seeAs, async ({ id }, ctx) => {
    const by = ctx.actor;
    await ctx.limit(`see-as:${by.id}`, LOOKS_PER_ADMIN);
    const session = await ctx.db.transaction(async (tx) => {
      await holdPerson(ctx, tx, id);
      refuseInactive(ctx, await getPerson(tx, id));
      return insertSeenSession(tx, id, by);
    });
    ctx.setSession({ ...session, remember: false });
    return { status: true, until: session.expiresAt.toISOString() };
  });

  bindEndpoint(app, endSeeAs, async (_input, ctx) => {
    const { id, seen } = ctx.actor;
    if (!seen) throw new Refusal('role-not-allowed');
    ctx.audit.note({ subject: { kind: 'person', id } });
    await finishSession(ctx, ctx.actor);
    // The admin's own session gets another token: its former one is in no cookie any more.
    ctx.setSession(await renewSession(ctx.db, seen.from));
    return { status: true, _id: id };
  });
};
