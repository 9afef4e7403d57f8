import { isTaskDone, moduleKind, type ModuleKind } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { announceOrder } from '../announcements.ts';
import type { OrderRecord } from '../orders.record.ts';
import { reopenTask } from '../tasks/tasks.service.ts';
import { insertEvent, writeVersion } from '../rows/firm-order.repository.ts';
import { holdOrder, requireFirmOrder } from './firm-order.service.ts';

/** Lets what was sent for a task be changed; the domain that keeps it says how. */
export type Reopening = (
  tx: SiteDatabase,
  task: { order: OrderRecord; orderId: string; serviceId: string; taskId: string },
) => Promise<void>;

/** The kinds of tasks that can be opened again. */
export type Reopenings = Partial<Record<ModuleKind, Reopening>>;

interface Asked {
  id: string;
  baseVersion?: number | undefined;
  serviceId: string;
  taskId: string;
}

const requireDone = (order: OrderRecord, { serviceId, taskId }: Asked): string => {
  const service = order.package.packageServices.find(({ _id }) => _id === serviceId);
  const module = service?.serviceModules.find(({ id }) => id === taskId);
  if (!module) throw new Refusal('task-unknown');
  if (!isTaskDone(order, serviceId, taskId)) throw new Refusal('task-not-done');
  return module.title;
};

/** Opens a finished task of a customer again: what was sent stays to be changed, the percentage falls (BO-63). */
export const reopen = async (ctx: Context, asked: Asked, ways: Reopenings): Promise<void> => {
  const { id, baseVersion, serviceId, taskId } = asked;
  const way = ways[moduleKind(taskId)];
  const before = await ctx.db.transaction(async (tx) => {
    const order = await holdOrder(tx, ctx, {
      orderId: id,
      ...(baseVersion === undefined ? {} : { baseVersion }),
    });
    const title = requireDone(order, asked);
    if (!way) throw new Refusal('task-stays-done');
    await way(tx, { order, orderId: id, serviceId, taskId });
    await reopenTask(tx, { order, serviceId, taskId });
    await writeVersion(tx, id, ctx.actor.id);
    await insertEvent(tx, {
      orderId: id,
      code: 'reopened',
      personId: ctx.actor.id,
      serviceId,
      taskId,
    });
    ctx.audit.note({ after: { title } });
    return order;
  });
  await announceOrder(ctx, await requireFirmOrder(ctx.db, id), { before });
};
