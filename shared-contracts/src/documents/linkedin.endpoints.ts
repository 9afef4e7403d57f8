import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { done, id } from '../scalars.ts';
import { documentOrder } from './document-order.schema.ts';
import { linkedinDocument, linkedinUpload } from './linkedin.schema.ts';

/** The customer's LinkedIn result, shown inside the order; null while it is pending (G29). */
export const getLinkedinDocument = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders/linkedin/get/{id}',
  access: ['user'],
  summary: 'LinkedIn document of an order of the signed-in customer',
  input: z.object({ id }),
  output: done.extend({ orderData: documentOrder, data: linkedinDocument.nullable() }),
});

/** The LinkedIn document for writers and reviewers. */
export const getLinkedinDocumentOfOrder = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders/linkedin/get/{orderId}',
  access: ['writer', 'reviewer'],
  summary: 'LinkedIn document of an order for writers and reviewers',
  input: z.object({ orderId: id }),
  output: done.extend({
    orderData: documentOrder,
    data: linkedinDocument.nullable(),
    can: z.object({ upload: z.boolean() }),
  }),
});

/** Uploads the LinkedIn document; a second upload replaces the first. */
export const uploadLinkedinDocument = defineEndpoint({
  method: 'POST',
  path: '/api/writer/orders/linkedin/upload',
  access: ['writer'],
  summary: 'Uploads or replaces the LinkedIn document of an order',
  input: z.object({ order_id: id, data: linkedinUpload, taskId: z.literal('final_linkedin') }),
  output: done,
});
