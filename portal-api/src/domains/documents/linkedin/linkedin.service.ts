import { type EndpointInput } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  type LinkedinDocument,
  type uploadLinkedinDocument,
} from '@portal/shared-contracts/documents';
import { moduleIds, type OrderService } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { discardFiles, fileOf, requireKind } from '../attachments/attachments.service.ts';
import { mailFinal } from '../attachments/mail-final.ts';
import {
  announceOrder,
  completeTask,
  type OrderRecord,
  requireOrderOf,
} from '../../orders/orders.service.ts';
import { findLinkedin, saveLinkedin } from './linkedin.repository.ts';

/** The LinkedIn document of an order, or null while it is pending. */
export const readLinkedin = async (
  ctx: Context,
  order: OrderRecord,
): Promise<LinkedinDocument | null> => {
  const row = await findLinkedin(ctx.db, order._id);
  return row ? { file: { file: fileOf(row) }, updatedAt: row.updated_at.toISOString() } : null;
};

/** The call names no service: one document answers every service that asks for it. */
const linkedinServices = (order: OrderRecord): OrderService[] => {
  const services = order.package.packageServices.filter(({ serviceModules }) =>
    serviceModules.some(({ id }) => id === moduleIds.finalLinkedin),
  );
  if (services.length === 0) throw new Refusal('linkedin-not-ordered');
  return services;
};

/** Stores the document, completes its task and discards the one it replaces. */
export const handOverLinkedin = async (
  ctx: Context,
  upload: EndpointInput<typeof uploadLinkedinDocument>,
): Promise<void> => {
  const order = await requireOrderOf(ctx, upload.order_id);
  const services = linkedinServices(order);
  const { file } = upload.data;
  if (!file) throw new Refusal('linkedin-missing', {}, 'file');
  const subject = { kind: 'linkedin-document', id: order._id };
  const { after, done, previous } = await ctx.db.transaction(async (tx) => {
    const done: string[] = [];
    let after = order;
    for (const { _id, serviceName } of services) {
      const task = { order, serviceId: _id, taskId: upload.taskId, serviceType: serviceName };
      const result = await completeTask(tx, task);
      after = result.order;
      if (result.added) done.push(_id);
    }
    const previous = await findLinkedin(tx, order._id);
    const attached = await ctx.files.attach(tx, [file], ctx.actor.id, subject);
    requireKind(attached, 'additional');
    await saveLinkedin(tx, {
      orderId: order._id,
      writerId: ctx.actor.id,
      fileKey: file.key,
      at: ctx.now(),
    });
    await mailFinal(tx, order, services[0]?.serviceName ?? order.package.packageName);
    return { after, done, previous };
  });
  if (previous && previous.key !== file.key) await discardFiles(ctx, [previous.key]);
  const first = done[0];
  await announceOrder(ctx, after, {
    before: order,
    notices: {
      customer: {
        code: 'linkedin-ready',
        params: { number: order.number, name: order.package.packageName },
      },
    },
    ...(first ? { task: { serviceId: first, taskId: upload.taskId } } : {}),
  });
};
