import { chooseLanguage, type Role } from '@portal/shared-contracts';
import { type Step, stepFor, turnOf, turnSentence } from '@portal/shared-contracts/orders';
import type { SiteContext } from '../../kernel/context.ts';
import { findPerson } from '../people/people.service.ts';
import { listReviewerIds } from './orders.repository.ts';
import type { OrderRecord } from './orders.record.ts';

/** What telling the others needs: a request's context, or a site's own for the command line. */
export type Announcer = SiteContext & { readonly visitor?: { id: string } | null };

/** What happened: the order as it was before, and the task that was finished, if one was. */
export interface OrderChange {
  before?: OrderRecord;
  task?: { serviceId: string; taskId: string };
}

const same = (a: Step | undefined, b: Step | undefined): boolean =>
  a?.step === b?.step && a?.serviceId === b?.serviceId && a?.moduleId === b?.moduleId;

const newStep = (before: OrderRecord, after: OrderRecord, role: Role): Step | undefined => {
  const turn = turnOf(after);
  const was = turnOf(before);
  if (turn.owner === 'done') return was.owner === 'done' ? undefined : turn;
  const next = stepFor(turn, role);
  return same(next, stepFor(was, role)) ? undefined : next;
};

const tell = async (
  ctx: Announcer,
  person: { id: string; role: Role },
  change: { before: OrderRecord; after: OrderRecord },
): Promise<void> => {
  const step = newStep(change.before, change.after, person.role);
  if (!step || person.id === ctx.visitor?.id) return;
  const reader = await findPerson(ctx.db, person.id);
  const language = chooseLanguage(reader?.language, ctx.site.settings.language);
  await ctx.notifications.notify({
    personId: person.id,
    orderId: change.after._id,
    content: `${change.after.package.packageName}: ${turnSentence(step, person.role, language)}`,
    action: step.step,
    ...(ctx.visitor ? { senderId: ctx.visitor.id } : {}),
  });
};

/**
 * Tells everybody who can see the order that it changed and which task was finished, and notifies
 * those (but never the one who did it) whose next step is a new one.
 * Call it after the transaction: a message about a rolled-back change would be a lie.
 */
export const announceOrder = async (
  ctx: Announcer,
  after: OrderRecord,
  { before, task }: OrderChange = {},
): Promise<void> => {
  if (before) {
    await tell(ctx, { id: after.client_id, role: 'user' }, { before, after });
    if (after.writer_id)
      await tell(ctx, { id: after.writer_id, role: 'writer' }, { before, after });
  }
  const reviewers = await listReviewerIds(ctx.db);
  const people = [after.client_id, after.writer_id, ...reviewers];
  const orderId = after._id;
  await ctx.live.publish({ type: 'order.changed', orderId }, { people });
  if (task) await ctx.live.publish({ type: 'task.completed', orderId, ...task }, { people });
};
