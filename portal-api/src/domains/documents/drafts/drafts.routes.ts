import {
  finalizeDrafts,
  getDrafts,
  getDraftsOfOrder,
  reviewDraft,
  uploadDraft,
} from '@portal/shared-contracts/documents';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toDocumentOrder } from '../attachments/attachments.service.ts';
import { canBeChanged, canWorkOnOrder } from '../../orders/orders.policy.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import { canFinalize, canReviewDraft, canUploadDraft } from './drafts.policy.ts';
import { customersView, readDrafts } from './drafts.service.ts';
import { finalizeService, reviewLatestDraft } from './review-draft.ts';
import { sendDraft } from './send-draft.ts';

export const registerDrafts = (app: PortalApp): void => {
  bindEndpoint(app, getDrafts, async ({ id, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    const { drafts, state } = await readDrafts(ctx, order, serviceId);
    return {
      status: true,
      orderData: toDocumentOrder(order, serviceId),
      drafts: customersView(ctx, drafts),
      accepted: state.accepted,
      can: {
        review: canBeChanged(order) && canReviewDraft(state),
        finalize: canBeChanged(order) && canFinalize(state),
      },
    };
  });

  bindEndpoint(app, reviewDraft, async (input, ctx) => {
    await reviewLatestDraft(ctx, input);
    return { status: true };
  });

  bindEndpoint(app, finalizeDrafts, async (input, ctx) => finalizeService(ctx, input));

  bindEndpoint(app, getDraftsOfOrder, async ({ orderId, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, orderId);
    const { drafts, state } = await readDrafts(ctx, order, serviceId);
    const head = toDocumentOrder(order, serviceId);
    return {
      status: true,
      orderData: head,
      order: head,
      data: drafts,
      accepted: state.accepted,
      can: {
        upload: canWorkOnOrder(ctx.actor, order) && canBeChanged(order) && canUploadDraft(state),
      },
    };
  });

  bindEndpoint(app, uploadDraft, async (input, ctx) => {
    await sendDraft(ctx, input);
    return { status: true };
  });
};
