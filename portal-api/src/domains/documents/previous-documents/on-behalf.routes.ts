import { enterDocuments } from '@portal/shared-contracts/admin';
import { moduleIds } from '@portal/shared-contracts/orders';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { requireOrderToChange } from '../../orders/orders.service.ts';
import { storePrevious } from './previous-documents.service.ts';

/** The firm uploads what a customer sent by other ways (BO-64). */
export const registerDocumentsOnBehalf = (app: PortalApp): void => {
  bindEndpoint(app, enterDocuments, async ({ id, serviceId, uploadedFiles }, ctx) => {
    const order = await requireOrderToChange(ctx.db, id);
    ctx.audit.note({ after: { documents: uploadedFiles.length } });
    await storePrevious(ctx, order, {
      serviceId,
      taskId: moduleIds.previousDocument,
      uploaded: uploadedFiles,
      deleted: [],
      isByFirm: true,
    });
    return { status: true };
  });
};
