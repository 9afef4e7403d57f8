import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { documentOrder, serviceOfOrder, serviceOfWriterOrder } from './document-order.schema.ts';
import { finalDocument } from './final-documents.schema.ts';

/** Final files for the customer: Word and notes only where the site shows them. */
export const getFinalDocument = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders/final/get/{serviceId}/{id}',
  access: ['user'],
  summary: 'Final document of a service of the signed-in customer',
  input: serviceOfOrder,
  output: done.extend({ orderData: documentOrder, data: finalDocument.nullable() }),
});

/** Final files for writers and reviewers. */
export const getFinalDocumentOfOrder = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders/final/get/{serviceId}/{orderId}',
  access: ['writer', 'reviewer'],
  summary: 'Final document of a service for writers and reviewers',
  input: serviceOfWriterOrder,
  output: done.extend({
    status_code: z.literal(200),
    orderData: documentOrder,
    data: finalDocument.nullable(),
    can: z.object({ upload: z.boolean() }),
  }),
});

/** Uploads the final files; a second upload replaces the first (DO-54). */
export const uploadFinalDocument = defineEndpoint({
  method: 'POST',
  path: '/api/writer/orders/final/upload',
  access: ['writer'],
  summary: 'Uploads or replaces the final document of a service',
  input: z.object({
    order_id: id,
    serviceId: id,
    taskId: z.literal('final_document'),
    dataPdf: storedFile.nullable().optional(),
    dataWord: storedFile.nullable().optional(),
    otherFiles: z.array(storedFile).max(limits.filesPerList).default([]),
    notes: z.string().max(limits.text.long).default(''),
  }),
  output: done,
});
