import { downloadOrderContract, readOrderDocuments } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { printSigned } from '../contracts/contracts.service.ts';
import { readDocumentsOf, requireOrder } from './order-documents.service.ts';

/** The documents of any order, for the firm. */
export const registerOrderDocuments = (app: PortalApp): void => {
  bindEndpoint(app, readOrderDocuments, async ({ id }, ctx) => ({
    status: true,
    ...(await readDocumentsOf(ctx, id)),
  }));

  bindFile(app, downloadOrderContract, async ({ id }, ctx) => {
    await limitCostly(ctx, 'pdf');
    const { content, filename } = await printSigned(ctx, await requireOrder(ctx, id));
    return { content, size: content.length, mimetype: 'application/pdf', filename };
  });
};
