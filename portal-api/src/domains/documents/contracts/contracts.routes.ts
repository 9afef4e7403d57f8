import { downloadContract, getContract, signContract } from '@portal/shared-contracts/documents';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { bindFile } from '../../../http/endpoints/bind-file.ts';
import { limitCostly } from '../../../http/limits/costly-calls.ts';
import { readContract, signedContractPdf, signOrder } from './contracts.service.ts';

export const registerContracts = (app: PortalApp): void => {
  bindEndpoint(app, getContract, async ({ id }, ctx) => ({
    status: true,
    data: await readContract(ctx, id),
  }));

  bindEndpoint(app, signContract, async ({ id, data }, ctx) => ({
    status: true,
    receipt: await signOrder(ctx, id, data),
  }));

  bindFile(app, downloadContract, async ({ orderId }, ctx) => {
    await limitCostly(ctx, 'pdf');
    const { content, filename } = await signedContractPdf(ctx, orderId);
    return {
      content,
      size: content.length,
      mimetype: 'application/pdf',
      filename,
    };
  });
};
