import type { RevisionFlags } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { OrderRecord } from '../orders.record.ts';

interface TaskKey {
  order: OrderRecord;
  serviceId: string;
  taskId: string;
}

/** Adds the task; false when it was there already. */
export const addTask = async (
  tx: SiteDatabase,
  task: TaskKey & { serviceType: string; isByFirm?: boolean },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into completed_tasks (site_id, order_id, service_id, task_id, service_type, completed_at,
       entered_by_firm)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing returning task_id`,
    [
      task.order.site_id,
      task.order._id,
      task.serviceId,
      task.taskId,
      task.serviceType,
      tx.now(),
      task.isByFirm ?? false,
    ],
  );
  return rows.length === 1;
};

/** Removes the task if it is there. */
export const deleteTask = async (tx: SiteDatabase, task: TaskKey): Promise<void> => {
  await tx.query(
    `delete from completed_tasks
     where site_id = $1 and order_id = $2 and service_id = $3 and task_id = $4`,
    [task.order.site_id, task.order._id, task.serviceId, task.taskId],
  );
};

/** Stores the percentage; completion is dated when 100 is reached and undated when it is left. */
export const writeProgress = async (
  tx: SiteDatabase,
  order: OrderRecord,
  percentage: number,
): Promise<void> => {
  await tx.query(
    `update orders set status_percentage = $3, updated_at = $4,
       completed_at = case when $3 = 100 then coalesce(completed_at, $4) end
     where site_id = $1 and id = $2`,
    [order.site_id, order._id, percentage, tx.now()],
  );
};

/** Stores the named flags of one service. */
export const writeFlags = async (
  tx: SiteDatabase,
  change: { order: OrderRecord; serviceId: string; flags: Partial<RevisionFlags> },
): Promise<void> => {
  const { order, serviceId, flags } = change;
  await tx.query(
    `insert into revision_flags (site_id, order_id, service_id, sent_by_writer,
       pending_client_review, pending_approval)
     values ($1, $2, $3, coalesce($4, false), coalesce($5, false), coalesce($6, false))
     on conflict (site_id, order_id, service_id) do update set
       sent_by_writer = coalesce($4, revision_flags.sent_by_writer),
       pending_client_review = coalesce($5, revision_flags.pending_client_review),
       pending_approval = coalesce($6, revision_flags.pending_approval)`,
    [
      order.site_id,
      order._id,
      serviceId,
      flags.sentByWriter ?? null,
      flags.pendingClientReview ?? null,
      flags.pendingApproval ?? null,
    ],
  );
  await tx.query('update orders set updated_at = $3 where site_id = $1 and id = $2', [
    order.site_id,
    order._id,
    tx.now(),
  ]);
};
