import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { orderData } from '../../orders/orders.schema.ts';
import { id, timestamp } from '../../scalars.ts';
import { questionnaireFields, questionsSaved } from '../questions/fields.schema.ts';
import { followUp } from './follow-ups.schema.ts';

const PATH = '/api/writer/orders/{id}/additional_questionnaire';

/** The follow-up questions of a service; reviewers may read them (QU-25). */
export const getFollowUp = defineEndpoint({
  method: 'GET',
  path: `${PATH}/{service}`,
  access: ['writer', 'reviewer'],
  summary: 'The follow-up questions of one service',
  input: z.object({ id, service: id }),
  output: z.object({ orderData, serviceName: z.string(), questionnaire: followUp }),
});

/** Saves the questions without publishing them; each edit does (QU-26). */
export const saveFollowUp = defineEndpoint({
  method: 'POST',
  path: `${PATH}/{service}`,
  access: ['writer'],
  summary: 'Save the follow-up questions without publishing them',
  input: z.object({
    id,
    service: id,
    data: questionnaireFields,
    /** Version that the edit started from; without it the save always wins. */
    baseVersion: z.number().int().nonnegative().optional(),
  }),
  output: questionsSaved,
});

/** Sends the follow-up questions to the customer (QU-27). */
export const publishFollowUp = defineEndpoint({
  method: 'POST',
  path: `${PATH}/publish/{service}`,
  access: ['writer'],
  summary: 'Send the follow-up questions to the customer',
  input: z.object({ id, service: id }),
  output: z.object({ status: z.literal(true), publishedAt: timestamp }),
});

/** Replaces the questions by those of a template (QU-28). */
export const copyTemplate = defineEndpoint({
  method: 'POST',
  path: `${PATH}/copy/{service}`,
  access: ['writer'],
  summary: 'Replace the follow-up questions by those of a template',
  input: z.object({ id, service: id, template: id }),
  output: z.object({ status: z.literal(true), questionnaire: followUp }),
});
