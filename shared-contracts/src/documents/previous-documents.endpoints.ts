import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { documentOrder, serviceOfOrder, serviceOfWriterOrder } from './document-order.schema.ts';
import { previousDocument } from './previous-documents.schema.ts';

/** What the customer has uploaded so far. */
export const getPreviousDocuments = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders/previous-file/get/{serviceId}/{id}',
  access: ['user'],
  summary: 'Previous documents that the customer uploaded for a service',
  input: serviceOfOrder,
  output: done.extend({
    orderData: documentOrder,
    uploadedFiles: z.array(storedFile),
    /** Keys of those that the firm uploaded in the customer's place. */
    enteredByFirm: z.array(z.string()).optional(),
  }),
});

/** Adds and removes documents; the task is done with the first accepted upload. */
export const uploadPreviousDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/previous-file/upload/{serviceId}/{id}',
  access: ['user'],
  summary: 'Adds and removes previous documents of a service',
  input: serviceOfOrder.extend({
    order_id: id,
    uploadedFiles: z.array(storedFile).max(limits.filesPerList),
    /** Keys of documents to remove. */
    deletedFiles: z.array(z.string().max(200)).max(limits.filesPerList).default([]),
    taskId: z.literal('previous_document'),
  }),
  output: done.extend({ uploadedFiles: z.array(storedFile) }),
});

/** The same documents for writers and reviewers; `data` is null before the first upload. */
export const getPreviousDocumentsOfCustomer = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders/previous-file/get/{serviceId}/{orderId}',
  access: ['writer', 'reviewer'],
  summary: 'Previous documents of a service, for writers and reviewers',
  input: serviceOfWriterOrder,
  output: done.extend({ orderData: documentOrder, data: previousDocument.nullable() }),
});
