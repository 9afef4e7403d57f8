import type { OrderContract, ServiceDocuments } from '@portal/shared-contracts/admin';
import { moduleIds } from '@portal/shared-contracts/orders';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { findOrder, type OrderRecord } from '../../orders/orders.service.ts';
import { fileOf } from '../attachments/attachments.service.ts';
import { contractFacts } from '../contracts/contracts.service.ts';
import { filesOfDrafts, listDraftsOfOrder } from '../drafts/drafts.repository.ts';
import { approvalOn, isAccepted } from '../drafts/drafts.service.ts';
import { presentDrafts } from '../drafts/present-drafts.ts';
import {
  finalFilesOfOrder,
  listFinalsOfOrder,
} from '../final-documents/final-documents.repository.ts';
import { presentFinal } from '../final-documents/final-documents.service.ts';
import { listPreviousOfOrder } from '../previous-documents/previous-documents.repository.ts';
import { enteredOf } from '../previous-documents/previous-documents.service.ts';

/** An order of the firm, whoever's it is. */
export const requireOrder = async (ctx: SiteContext, orderId: string): Promise<OrderRecord> => {
  const order = await findOrder(ctx.db, orderId);
  if (!order) throw new Refusal('order-unknown');
  return order;
};

/** Every document of an order, service by service. */
const readServices = async (ctx: Context, order: OrderRecord): Promise<ServiceDocuments[]> => {
  const previous = await listPreviousOfOrder(ctx.db, order._id);
  const drafts = (await listDraftsOfOrder(ctx.db, order._id)).toReversed();
  const draftFiles = await filesOfDrafts(
    ctx.db,
    drafts.map(({ id }) => id),
  );
  const finals = await listFinalsOfOrder(ctx.db, order._id);
  const finalFiles = await finalFilesOfOrder(ctx.db, order._id);
  return order.package.packageServices.map(({ _id, serviceName, serviceModules }) => {
    const has = (module: string) => serviceModules.some(({ id }) => id === module);
    const ofService = <T extends { service_id: string }>(rows: readonly T[]): T[] =>
      rows.filter(({ service_id }) => service_id === _id);
    const [final] = ofService(finals);
    return {
      serviceId: _id,
      serviceName,
      ...(has(moduleIds.previousDocument) && {
        previous: ofService(previous).map(fileOf),
        enteredByFirm: enteredOf(ofService(previous)),
      }),
      ...(has(moduleIds.revisionProcess) && {
        drafts: presentDrafts(ofService(drafts), draftFiles, approvalOn(ctx)),
        isAccepted: isAccepted(order, _id),
      }),
      ...(has(moduleIds.finalDocument) && {
        final: final ? presentFinal(final, ofService(finalFiles)) : null,
      }),
    };
  });
};

/** What the firm's page of an order shows of its documents. */
export const readDocumentsOf = async (
  ctx: Context,
  orderId: string,
): Promise<{
  isCancelled: boolean;
  services: ServiceDocuments[];
  contract: OrderContract | null;
}> => {
  const order = await requireOrder(ctx, orderId);
  return {
    isCancelled: order.cancelledAt !== null,
    services: await readServices(ctx, order),
    contract: await contractFacts(ctx, order),
  };
};
