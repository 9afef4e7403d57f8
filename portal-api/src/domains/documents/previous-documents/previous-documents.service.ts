import { limits, type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type PreviousDocument } from '@portal/shared-contracts/documents';
import { moduleIds } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { discardFiles, fileOf, requireKind } from '../attachments/attachments.service.ts';
import {
  announceOrder,
  completeTask,
  holdOrder,
  type OrderRecord,
  requireModule,
  requireOrderOf,
} from '../../orders/orders.service.ts';
import {
  addPrevious,
  listPrevious,
  type PreviousKey,
  type PreviousRow,
  deletePrevious,
} from './previous-documents.repository.ts';

const keyOf = (order: OrderRecord, serviceId: string): PreviousKey => {
  requireModule(order, serviceId, moduleIds.previousDocument);
  return { siteId: order.site_id, orderId: order._id, serviceId };
};

/** Keys of the files that the firm uploaded in the customer's place. */
export const enteredOf = (rows: readonly PreviousRow[]): string[] =>
  rows.flatMap((row) => (row.entered_by_firm ? [row.key] : []));

/** What the customer uploaded for a service, oldest first. */
export const readUploaded = async (
  ctx: Context,
  order: OrderRecord,
  serviceId: string,
): Promise<StoredFile[]> => (await listPrevious(ctx.db, keyOf(order, serviceId))).map(fileOf);

/** Keys of those that the firm uploaded in the customer's place. */
export const readEntered = async (
  ctx: Context,
  order: OrderRecord,
  serviceId: string,
): Promise<string[]> => enteredOf(await listPrevious(ctx.db, keyOf(order, serviceId)));

/** The same as writers and reviewers read it; null while nothing is there. */
export const readPrevious = async (
  ctx: Context,
  order: OrderRecord,
  serviceId: string,
): Promise<PreviousDocument | null> => {
  const rows = await listPrevious(ctx.db, keyOf(order, serviceId));
  const [first, ...others] = rows;
  const latest = rows.at(-1);
  if (!first || !latest) return null;
  return {
    file: fileOf(first),
    otherFiles: others.map(fileOf),
    updatedAt: latest.created_at.toISOString(),
    enteredByFirm: enteredOf(rows),
  };
};

interface Change {
  serviceId: string;
  taskId: string;
  uploaded: readonly StoredFile[];
  deleted: readonly string[];
  /** The firm acts in the customer's place. */
  isByFirm?: boolean;
}

const requireCount = (count: number): void => {
  if (count === 0) throw new Refusal('previous-missing');
  if (count > limits.filesPerList)
    throw new Refusal('previous-too-many', { most: limits.filesPerList });
};

/** Adds and removes documents; at least one always stays, and what is sent completes the task (DO-12). */
export const savePrevious = async (
  ctx: Context,
  { orderId, ...change }: Change & { orderId: string },
): Promise<StoredFile[]> => storePrevious(ctx, await requireOrderOf(ctx, orderId), change);

/** The same for an order that whoever acts was let through to: its customer, or the firm in the customer's place. */
export const storePrevious = async (
  ctx: Context,
  order: OrderRecord,
  { serviceId, taskId, uploaded, deleted, isByFirm = false }: Change,
): Promise<StoredFile[]> => {
  const service = requireModule(order, serviceId, moduleIds.previousDocument);
  const key = keyOf(order, serviceId);
  const isRemoval = uploaded.length === 0 && deleted.length > 0;
  const subject = { kind: 'previous-document', id: `${order._id}/${serviceId}` };
  const { rows, removed, task } = await ctx.db.transaction(async (tx) => {
    // Both take the order's row, so that two changes follow each other; who only removes says nothing of being done.
    const task = isRemoval
      ? { order: await holdOrder(tx, ctx, { orderId: order._id }), added: false }
      : await completeTask(tx, {
          order,
          serviceId,
          taskId,
          serviceType: service.serviceName,
          isByFirm,
        });
    const removed = await deletePrevious(tx, key, deleted);
    const wanted = uploaded.filter(({ key: name }) => !removed.includes(name));
    const files = await ctx.files.attach(tx, wanted, ctx.actor.id, subject);
    requireKind(files, 'previousDocument');
    for (const [position, file] of files.entries())
      await addPrevious(tx, key, { key: file.key, position, at: ctx.now(), isByFirm });
    const rows = await listPrevious(tx, key);
    requireCount(rows.length);
    return { rows, removed, task };
  });
  await discardFiles(ctx, removed);
  await announceOrder(ctx, task.order, {
    before: order,
    ...(task.added ? { task: { serviceId, taskId } } : {}),
  });
  return rows.map(fileOf);
};
