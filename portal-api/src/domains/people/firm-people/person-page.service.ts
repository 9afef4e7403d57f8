import type { AdminRights, EndpointInput } from '@portal/shared-contracts';
import {
  type changeFirmPerson,
  dossierParts,
  type FirmPerson,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { requireArea, sameRights } from '../../../http/security/areas.policy.ts';
import { requireConfirmed } from '../../../http/security/confirmed.policy.ts';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { refuseStale } from '../../../kernel/rows/stale.ts';
import { saveRights } from '../admins/admins.repository.ts';
import { endSessions, listSessionsOf } from '../credentials/sessions.repository.ts';
import { beginEmailChange, isOtherEmail } from '../email/change-email.ts';
import { findPersonByEmail, updatePerson } from '../people.repository.ts';
import { getPerson } from '../people.service.ts';
import { holdPerson, refuseLastOwner } from './closing.service.ts';
import {
  findPersonPage,
  type PersonPageRow,
  deleteRights,
  rightsOf,
  writePersonPage,
} from './person-page.repository.ts';
import type { PersonWork } from './person-work.ts';
import { toListed } from './present-person.ts';
import { keepFormerWords } from './undo-change.ts';

type Change = EndpointInput<typeof changeFirmPerson>;

const dossierOf = async (
  ctx: Context,
  { orders, dossier }: PersonWork,
  id: string,
): Promise<{ open: number; dossier: FirmPerson['dossier'] }> => {
  const { open, entries } = await orders(ctx, id);
  const others = dossierParts.filter((part) => part !== 'orders');
  const parts = await Promise.all(
    others.map(async (part) => [part, await dossier[part](ctx, id)] as const),
  );
  const whole = Object.fromEntries([['orders', entries], ...parts]) as FirmPerson['dossier'];
  return { open, dossier: whole };
};

/** Everything about one person (BO-40). */
export const showPerson = async (
  ctx: Context,
  work: PersonWork,
  id: string,
): Promise<FirmPerson> => {
  const row = await findPersonPage(ctx.db, id);
  if (!row) throw new Refusal('person-unknown');
  const { open, dossier } = await dossierOf(ctx, work, id);
  const sessions = await listSessionsOf(ctx.db, id);
  return {
    ...toListed(row, open),
    version: row.version,
    note: row.note,
    createdAt: row.created_at.toISOString(),
    pendingEmail: row.pending_email,
    sessions: sessions.map((session) => ({
      _id: session.id,
      browser: session.browser,
      system: session.system,
      lastSeen: session.seen_at.toISOString(),
    })),
    handOver: row.role === 'writer' ? await work.openOrders(ctx.db, id) : [],
    dossier,
  };
};

/** The rights that a change leads to; nothing for the other roles. */
const rightsAfter = (before: PersonPageRow, { role, admin }: Change): AdminRights | null => {
  if ((role ?? before.role) !== 'admin') return null;
  return admin ?? rightsOf(before) ?? { isOwner: false, areas: [] };
};

const changeRights = async (
  ctx: Context,
  tx: SiteDatabase,
  { before, rights }: { before: PersonPageRow; rights: AdminRights | null },
): Promise<boolean> => {
  if (sameRights(rightsOf(before), rights)) return false;
  // Owners alone grant what an admin may do (BO-02).
  requireArea(ctx, 'owner');
  requireConfirmed(ctx);
  if (!rights?.isOwner) await refuseLastOwner(tx, before);
  if (rights) await saveRights(tx, before.id, rights);
  else await deleteRights(tx, before.id);
  return true;
};

const refuseWorkingRole = async (
  tx: SiteDatabase,
  { hasWork }: PersonWork,
  { before, change }: { before: PersonPageRow; change: Change },
): Promise<boolean> => {
  if (change.role === undefined || change.role === before.role) return false;
  if (await hasWork(tx, before.id)) throw new Refusal('role-has-work', {}, 'role');
  return true;
};

const refuseTakenEmail = async (tx: SiteDatabase, id: string, email: string): Promise<void> => {
  const holder = await findPersonByEmail(tx, email);
  if (holder && holder.id !== id) throw new Refusal('email-taken', {}, 'email');
};

const noteChange = (ctx: Context, before: PersonPageRow, change: Change): void => {
  const former = {
    firstName: before.first_name,
    lastName: before.last_name,
    email: before.email,
    role: before.role,
    ...rightsOf(before),
  };
  const { firstName, lastName, email, role, admin } = change;
  const latter = { firstName, lastName, email, role, ...admin };
  const given = Object.entries(latter).filter(([, value]) => value !== undefined);
  ctx.audit.note({
    subject: { kind: 'person', id: before.id },
    before: Object.fromEntries(given.map(([name]) => [name, former[name as keyof typeof former]])),
    after: Object.fromEntries(given),
  });
};

/** Changes a person as the firm's own page does; another address waits for its mailbox (BO-39). */
export const changePerson = async (
  ctx: Context,
  work: PersonWork,
  change: Change,
): Promise<void> => {
  const { id, firstName, lastName, email, note } = change;
  const { ended, hasOtherRights } = await ctx.db.transaction(async (tx) => {
    const before = await holdPerson(ctx, tx, id);
    refuseStale(
      {
        version: before.version,
        changedBy: before.changed_by,
        changedAt: before.changed_at ?? before.created_at,
      },
      change.baseVersion,
      { firm: ctx.site.name, now: tx.now() },
    );
    const isOtherRole = await refuseWorkingRole(tx, work, { before, change });
    if (email) await refuseTakenEmail(tx, id, email);
    const hasOtherRights = await changeRights(ctx, tx, {
      before,
      rights: rightsAfter(before, change),
    });
    await updatePerson(tx, id, {
      ...(firstName ? { first_name: firstName } : {}),
      ...(lastName ? { last_name: lastName } : {}),
    });
    await writePersonPage(tx, id, { role: change.role, note }, ctx.actor.id);
    noteChange(ctx, before, change);
    await keepFormerWords(ctx, tx, { before, change });
    // A page of another role is another page.
    return { ended: isOtherRole ? await endSessions(tx, id) : [], hasOtherRights };
  });
  await ctx.live.endSessions(ended);
  if (hasOtherRights) await ctx.live.changeRights(id);
  await ctx.live.publish({ type: 'person.changed', userId: id }, { people: [id] });
  const person = await getPerson(ctx.db, id);
  if (email && isOtherEmail(person, email)) await beginEmailChange(ctx, person, email);
};
