import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { storedFile } from '../../files.ts';
import { limits } from '../../limits.ts';
import { answers, questionnaire } from '../../questionnaires/index.ts';
import { done, id } from '../../scalars.ts';
import { baseVersion } from '../../lists.ts';

const area = 'orders';
const access = ['admin'] as const;

/** Opens a questionnaire, an upload or accepted drafts again; what was sent stays to be changed (BO-63). */
export const reopenTask = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/reopen-task',
  access,
  area,
  summary: 'Open a finished task of a customer again',
  input: z.object({ id, baseVersion: baseVersion.optional(), serviceId: id, taskId: id }),
  output: done,
});

/** A questionnaire of an order that the firm can answer in the customer's place, with what was answered before. */
export const openOrderAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/admin/orders/{id}/answers/{serviceId}/{taskId}',
  access,
  area,
  summary: 'A questionnaire of an order, to be answered on behalf of its customer',
  input: z.object({ id, serviceId: id, taskId: id }),
  output: z.object({ status: z.literal(true), questionnaire }),
});

/** Answers a questionnaire in the customer's place (BO-64). */
export const enterAnswers = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/answers',
  access,
  area,
  summary: 'Answer a questionnaire on behalf of the customer',
  input: z.object({ id, serviceId: id, taskId: id, answers }),
  output: done,
});

/** Uploads documents in the customer's place (BO-64). */
export const enterDocuments = defineEndpoint({
  method: 'POST',
  path: '/api/admin/orders/{id}/documents',
  access,
  area,
  summary: 'Upload documents on behalf of the customer',
  input: z.object({
    id,
    serviceId: id,
    uploadedFiles: z.array(storedFile).min(1).max(limits.filesPerList),
  }),
  output: done,
});
