import { Refusal } from '@portal/shared-contracts/refusals';
import {
  endOneSession,
  endOtherSessions,
  getSecurity,
  listSessions,
} from '@portal/shared-contracts/people';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { findPendingDetail } from '../credentials/codes.repository.ts';
import { endOwnSession, endSessions, listSessionsOf } from '../credentials/sessions.repository.ts';
import { requireFresh } from './fresh-sign-in.ts';
import { describeFactor } from '../two-step/two-step.service.ts';
import { describePasskeys } from '../passkeys/passkeys.service.ts';
import { getPerson } from '../people.service.ts';

export const registerSessions = (app: PortalApp): void => {
  bindEndpoint(app, getSecurity, async (_input, ctx) => {
    const person = await getPerson(ctx.db, ctx.actor.id);
    return {
      status: true,
      hasPassword: person.password_hash !== null,
      isEmailProven: person.email_proven_at !== null,
      pendingEmail: await findPendingDetail(ctx.db, person),
      secondFactor: await describeFactor(ctx.db, person.id),
      passkeys: await describePasskeys(ctx.db, person.id),
    };
  });

  bindEndpoint(app, listSessions, async (_input, ctx) => {
    const rows = await listSessionsOf(ctx.db, ctx.actor.id);
    const sessions = rows.map((row) => ({
      _id: row.id,
      browser: row.browser,
      system: row.system,
      firstSeen: row.created_at.toISOString(),
      lastSeen: row.seen_at.toISOString(),
      isThis: row.id === ctx.actor.sessionId,
    }));
    return { status: true, sessions: sessions.toSorted((a, b) => +b.isThis - +a.isThis) };
  });

  bindEndpoint(app, endOneSession, async ({ id }, ctx) => {
    await requireFresh(ctx);
    if (!(await endOwnSession(ctx.db, ctx.actor.id, id))) throw new Refusal('session-unknown');
    await ctx.live.endSessions([id]);
    return { status: true };
  });

  bindEndpoint(app, endOtherSessions, async (_input, ctx) => {
    await requireFresh(ctx);
    await ctx.live.endSessions(await endSessions(ctx.db, ctx.actor.id, ctx.actor.sessionId));
    return { status: true };
  });
};
