import {
  getFinalDocument,
  getFinalDocumentOfOrder,
  uploadFinalDocument,
} from '@portal/shared-contracts/documents';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toDocumentOrder } from '../attachments/attachments.service.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import { canUploadFinal } from './final-documents.policy.ts';
import { handOverFinal, readFinal, readFinalForCustomer } from './final-documents.service.ts';

export const registerFinalDocuments = (app: PortalApp): void => {
  bindEndpoint(app, getFinalDocument, async ({ id, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return {
      status: true,
      orderData: toDocumentOrder(order, serviceId),
      data: await readFinalForCustomer(ctx, order, serviceId),
    };
  });

  bindEndpoint(app, getFinalDocumentOfOrder, async ({ orderId, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, orderId);
    return {
      status: true,
      status_code: 200,
      orderData: toDocumentOrder(order, serviceId),
      data: await readFinal(ctx, order, serviceId),
      can: { upload: canUploadFinal(ctx.actor, order) },
    };
  });

  bindEndpoint(app, uploadFinalDocument, async (input, ctx) => {
    await handOverFinal(ctx, input);
    return { status: true };
  });
};
