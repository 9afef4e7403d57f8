import type { Role } from '@portal/shared-contracts';
import type { Notice } from '@portal/shared-contracts/notices';
import { type Step, stepFor, turnOf } from '@portal/shared-contracts/orders';
import type { SiteContext } from '../../kernel/context.ts';
import { listReviewerIds } from './orders.repository.ts';
import type { OrderRecord } from './orders.record.ts';

/** What telling the others needs: a request's context, or a site's own for the command line. */
export type Announcer = SiteContext & { readonly visitor?: { id: string } | null };

/** What happened: the order as it was before, and the task that was finished, if one was. */
export interface OrderChange {
  before?: OrderRecord;
  task?: { serviceId: string; taskId: string };
  /** What a side is told instead of its next step, so that one act is one line in the bell. */
  notices?: { customer?: Notice; writer?: Notice };
  /** Whose pages must learn of it too: a writer who does not have the order any more. */
  others?: readonly string[];
}

const same = (a: Step | undefined, b: Step | undefined): boolean =>
  a?.step === b?.step && a?.serviceId === b?.serviceId && a?.moduleId === b?.moduleId;

const ownStep = (order: OrderRecord, role: Role): Step | undefined => {
  const turn = turnOf(order);
  return turn.owner === 'done' ? turn : stepFor(turn, role);
};

const noticeOf = (
  { step, title = '', service = '' }: Step,
  role: Role,
  order: OrderRecord,
): Notice => ({
  code: role === 'user' ? 'customer-step' : 'writer-step',
  params: { number: order.number, order: order.package.packageName, step, title, service },
});

interface Side {
  personId: string;
  role: 'user' | 'writer';
  notice: Notice | undefined;
}

const notifyPerson = async (
  ctx: Announcer,
  { personId, role, notice }: Side,
  { before, after }: { before: OrderRecord; after: OrderRecord },
): Promise<void> => {
  const step = ownStep(after, role);
  const isNew = !same(step, ownStep(before, role));
  // What was asked for is done, or something else is asked for now.
  if (isNew) await ctx.notifications.clearSteps(personId, after._id);
  const said = notice ?? (isNew && step ? noticeOf(step, role, after) : undefined);
  if (!said || personId === ctx.visitor?.id) return;
  await ctx.notifications.notify({
    personId,
    orderId: after._id,
    notice: said,
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
  { before, task, notices = {}, others = [] }: OrderChange = {},
): Promise<void> => {
  if (before) {
    const change = { before, after };
    const { client_id, writer_id } = after;
    await notifyPerson(
      ctx,
      { personId: client_id, role: 'user', notice: notices.customer },
      change,
    );
    if (writer_id)
      await notifyPerson(
        ctx,
        { personId: writer_id, role: 'writer', notice: notices.writer },
        change,
      );
  }
  const reviewers = await listReviewerIds(ctx.db);
  const people = [after.client_id, after.writer_id, ...others, ...reviewers];
  const orderId = after._id;
  await ctx.live.publish({ type: 'order.changed', orderId }, { people });
  if (task) await ctx.live.publish({ type: 'task.completed', orderId, ...task }, { people });
};
