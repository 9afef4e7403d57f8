import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { storedFile } from '../files.ts';
import { limits } from '../limits.ts';
import { done, id } from '../scalars.ts';
import { documentOrder, serviceOfOrder, serviceOfWriterOrder } from './document-order.schema.ts';
import { draft, draftReview } from './drafts.schema.ts';

/** The drafts that the customer may see, newest first. */
export const getDrafts = defineEndpoint({
  method: 'GET',
  path: '/api/customer/orders/revision/get/{serviceId}/{id}',
  access: ['user'],
  summary: 'Drafts of a service, newest first',
  input: serviceOfOrder,
  output: done.extend({
    orderData: documentOrder,
    drafts: z.array(draft),
    /** The customer accepted: the task `revision_process` is complete. */
    accepted: z.boolean(),
    can: z.object({ review: z.boolean(), finalize: z.boolean() }),
  }),
});

/** Rating and revision request for the latest draft. */
export const reviewDraft = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/revision/rate-review',
  access: ['user'],
  summary: 'Rates and reviews the latest draft',
  input: z.object({ order_id: id, draft_id: id, data: draftReview }),
  output: done,
});

/** Accepts the reviewed draft as the final revision. */
export const finalizeDrafts = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/revision/finalize',
  access: ['user'],
  summary: 'Accepts the latest draft and closes the revisions of a service',
  input: z.object({ order_id: id, serviceId: id, taskId: z.literal('revision_process') }),
  output: done,
});

/** The drafts as the writer and the reviewer see them, newest first. */
export const getDraftsOfOrder = defineEndpoint({
  method: 'GET',
  path: '/api/writer/orders/revision/get/{serviceId}/{orderId}',
  access: ['writer', 'reviewer'],
  summary: 'Drafts of a service for writers and reviewers, newest first',
  input: serviceOfWriterOrder,
  output: done.extend({
    orderData: documentOrder,
    order: documentOrder,
    data: z.array(draft),
    accepted: z.boolean(),
    can: z.object({ upload: z.boolean() }),
  }),
});

/** Sends a new draft. */
export const uploadDraft = defineEndpoint({
  method: 'POST',
  path: '/api/writer/orders/revision/upload',
  access: ['writer'],
  summary: 'Sends a new draft of a service',
  input: z.object({
    order_id: id,
    serviceId: id,
    data: z.object({
      dataPdf: storedFile.nullable().optional(),
      dataWord: storedFile.nullable().optional(),
      dataOther: storedFile.nullable().optional(),
      additionalFiles: z.array(storedFile).max(limits.filesPerList).default([]),
      notes: z.string().max(limits.text.long).default(''),
    }),
  }),
  output: done,
});
