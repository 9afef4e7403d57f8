import {
  getLinkedinDocument,
  getLinkedinDocumentOfOrder,
  uploadLinkedinDocument,
} from '@portal/shared-contracts/documents';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toDocumentOrder } from '../attachments/attachments.service.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import { canUploadLinkedin } from './linkedin.policy.ts';
import { handOverLinkedin, readLinkedin } from './linkedin.service.ts';

export const registerLinkedin = (app: PortalApp): void => {
  bindEndpoint(app, getLinkedinDocument, async ({ id }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return {
      status: true,
      orderData: toDocumentOrder(order),
      data: await readLinkedin(ctx, order),
    };
  });

  bindEndpoint(app, getLinkedinDocumentOfOrder, async ({ orderId }, ctx) => {
    const order = await requireOrderOf(ctx, orderId);
    return {
      status: true,
      orderData: toDocumentOrder(order),
      data: await readLinkedin(ctx, order),
      can: { upload: canUploadLinkedin(ctx.actor, order) },
    };
  });

  bindEndpoint(app, uploadLinkedinDocument, async (input, ctx) => {
    await handOverLinkedin(ctx, input);
    return { status: true };
  });
};
