import {
  inviteMany,
  invitePerson,
  listFirmPeople,
  resendInvitation,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import { requireConfirmed } from '../../http/security/confirmed.policy.ts';
import { requireArea } from '../../http/security/areas.policy.ts';
import { idOfCall } from '../../kernel/rows/id-of-call.ts';
import { cutPage, readCursor } from '../../kernel/rows/lists.ts';
import { HOUR_IN_SECONDS } from '../../kernel/time/durations.ts';
import { invite, mailAgain, takeBack } from './invitations/invitations.service.ts';
import { registerSeeAs } from './see-as/see-as.routes.ts';
import { inviteEverybody } from './firm-people/invite-many.ts';
import { registerPersonPage } from './firm-people/person-page.routes.ts';
import type { PersonWork } from './firm-people/person-work.ts';
import { toListed } from './firm-people/present-person.ts';
import { countEverybody, listEverybody } from './firm-people/firm-people.repository.ts';

const MAILS_PER_ADMIN = { max: 200, seconds: HOUR_IN_SECONDS };
const TABLES_PER_ADMIN = { max: 10, seconds: HOUR_IN_SECONDS };

const refuseGranting = (ctx: Context): void => {
  requireArea(ctx, 'owner');
  requireConfirmed(ctx);
};

/** Everybody of a firm, for those who hold the area of people. */
export const registerFirmPeople = (app: PortalApp, work: PersonWork): void => {
  registerPersonPage(app, work);
  registerSeeAs(app);

  bindEndpoint(app, listFirmPeople, async ({ cursor, limit: most, ...filter }, ctx) => {
    const limit = Number(most);
    const rows = await listEverybody(ctx.db, filter, {
      after: readCursor(cursor),
      limit: limit + 1,
    });
    const { shown, nextCursor } = cutPage(rows, limit, ({ sort_key, id }) => [sort_key, id]);
    const open = await work.countOpen(
      ctx.db,
      shown.map(({ id }) => id),
    );
    return {
      status: true,
      items: shown.map((row) => toListed(row, open.get(row.id) ?? 0)),
      nextCursor,
      total: await countEverybody(ctx.db, filter),
    };
  });

  bindEndpoint(app, invitePerson, async ({ isOwner, areas, ...person }, ctx) => {
    // Owners alone grant what an admin may do (BO-02).
    if (person.role === 'admin') refuseGranting(ctx);
    await ctx.limit(`invite:${ctx.actor.id}`, MAILS_PER_ADMIN);
    const rights = person.role === 'admin' ? { isOwner, areas } : { isOwner: false, areas: [] };
    const by = { id: idOfCall(ctx, 'invitation'), rights, invitedBy: ctx.actor.id };
    ctx.audit.note({
      subject: { kind: 'invitation', id: by.id },
      after: { role: person.role, ...rights },
    });
    const { id } = await invite(ctx, { ...person, ...by }, ctx.actor);
    return { status: true, _id: id };
  });

  bindEndpoint(app, inviteMany, async ({ people }, ctx) => {
    if (people.some(({ role }) => role === 'admin')) refuseGranting(ctx);
    await ctx.limit(`invite-many:${ctx.actor.id}`, TABLES_PER_ADMIN);
    ctx.audit.note({ after: { invited: people.length } });
    return { status: true, ...(await inviteEverybody(ctx, people)) };
  });

  bindEndpoint(app, resendInvitation, async ({ id }, ctx) => {
    await ctx.limit(`invite:${ctx.actor.id}`, MAILS_PER_ADMIN);
    ctx.audit.note({ subject: { kind: 'invitation', id } });
    await mailAgain(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, revokeInvitation, async ({ id }, ctx) => {
    ctx.audit.note({ subject: { kind: 'invitation', id } });
    await takeBack(ctx, id);
    return { status: true };
  });
};
