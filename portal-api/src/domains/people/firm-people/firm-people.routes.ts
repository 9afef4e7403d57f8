import {
  invitePerson,
  listFirmPeople,
  type ListedPerson,
  resendInvitation,
  revokeInvitation,
} from '@portal/shared-contracts/admin';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { requireArea } from '../../../http/security/areas.policy.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { invite, mailAgain, takeBack } from '../invitations/invitations.service.ts';
import { countEverybody, type FirmPersonRow, listEverybody } from './firm-people.repository.ts';

/** How many orders of each person are open; what is known of orders is registered from above. */
export type CountOpenOrders = (
  db: SiteDatabase,
  personIds: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

const MAILS_PER_ADMIN = { max: 200, seconds: 3600 };

const toListed = (row: FirmPersonRow, openOrders: number): ListedPerson => ({
  _id: row.id,
  kind: row.kind,
  firstName: row.first_name,
  lastName: row.last_name,
  email: row.email,
  role: row.role,
  state: row.state,
  lastSeen: row.last_seen_at?.toISOString() ?? null,
  openOrders,
  admin: row.role === 'admin' ? { isOwner: row.is_owner === true, areas: row.areas ?? [] } : null,
});

const readCursor = (cursor: string | undefined): [string, string] | undefined => {
  const [key, id] = (cursor ?? '')
    .split('.')
    .map((part) => Buffer.from(part, 'base64url').toString());
  return key && id ? [key, id] : undefined;
};

const cursorOf = ({ sort_key, id }: FirmPersonRow): string =>
  [sort_key, id].map((part) => Buffer.from(part).toString('base64url')).join('.');

/** Everybody of a firm, for those who hold the area of people. */
export const registerFirmPeople = (app: PortalApp, countOpen: CountOpenOrders): void => {
  bindEndpoint(app, listFirmPeople, async ({ cursor, limit: most, ...filter }, ctx) => {
    const limit = Number(most);
    const rows = await listEverybody(ctx.db, filter, {
      after: readCursor(cursor),
      limit: limit + 1,
    });
    const shown = rows.slice(0, limit);
    const last = rows.length > limit ? shown.at(-1) : undefined;
    const open = await countOpen(
      ctx.db,
      shown.map(({ id }) => id),
    );
    return {
      status: true,
      items: shown.map((row) => toListed(row, open.get(row.id) ?? 0)),
      nextCursor: last ? cursorOf(last) : null,
      total: await countEverybody(ctx.db, filter),
    };
  });

  bindEndpoint(app, invitePerson, async ({ isOwner, areas, ...person }, ctx) => {
    // Owners alone grant what an admin may do (BO-02).
    if (person.role === 'admin') requireArea(ctx, 'owner');
    await ctx.limit(`invite:${ctx.actor.id}`, MAILS_PER_ADMIN);
    const rights = person.role === 'admin' ? { isOwner, areas } : { isOwner: false, areas: [] };
    const { id } = await invite(ctx, { ...person, rights, invitedBy: ctx.actor.id });
    ctx.audit.note({
      subject: { kind: 'invitation', id },
      after: { role: person.role, ...rights },
    });
    return { status: true, _id: id };
  });

  bindEndpoint(app, resendInvitation, async ({ id }, ctx) => {
    await ctx.limit(`invite:${ctx.actor.id}`, MAILS_PER_ADMIN);
    await mailAgain(ctx, id);
    return { status: true };
  });

  bindEndpoint(app, revokeInvitation, async ({ id }, ctx) => {
    await takeBack(ctx.db, id);
    return { status: true };
  });
};
