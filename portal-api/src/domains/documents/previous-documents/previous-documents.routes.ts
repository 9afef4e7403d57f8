import { Refusal } from '@portal/shared-contracts/refusals';
import {
  getPreviousDocuments,
  getPreviousDocumentsOfCustomer,
  uploadPreviousDocuments,
} from '@portal/shared-contracts/documents';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { toDocumentOrder } from '../attachments/attachments.service.ts';
import { requireOrderOf } from '../../orders/orders.service.ts';
import {
  readEntered,
  readPrevious,
  readUploaded,
  savePrevious,
} from './previous-documents.service.ts';

export const registerPreviousDocuments = (app: PortalApp): void => {
  bindEndpoint(app, getPreviousDocuments, async ({ id, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, id);
    return {
      status: true,
      orderData: toDocumentOrder(order, serviceId),
      uploadedFiles: await readUploaded(ctx, order, serviceId),
      enteredByFirm: await readEntered(ctx, order, serviceId),
    };
  });

  bindEndpoint(app, uploadPreviousDocuments, async (input, ctx) => {
    const { id, order_id, serviceId, taskId, uploadedFiles, deletedFiles } = input;
    if (order_id !== id) throw new Refusal('order-path-differs');
    const files = await savePrevious(ctx, {
      orderId: id,
      serviceId,
      taskId,
      uploaded: uploadedFiles,
      deleted: deletedFiles,
    });
    return { status: true, uploadedFiles: files };
  });

  bindEndpoint(app, getPreviousDocumentsOfCustomer, async ({ orderId, serviceId }, ctx) => {
    const order = await requireOrderOf(ctx, orderId);
    return {
      status: true,
      orderData: toDocumentOrder(order, serviceId),
      data: await readPrevious(ctx, order, serviceId),
    };
  });
};
