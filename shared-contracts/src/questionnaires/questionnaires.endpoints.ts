import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../endpoint.ts';
import { limits } from '../limits.ts';
import { orderData } from '../orders/orders.schema.ts';
import { id, timestamp } from '../scalars.ts';
import { questionnaire, submittedAnswers, submittedData } from './questionnaires.schema.ts';

/** A questionnaire of the customer's own order (QU-10). */
export const getQuestionnaire = defineEndpoint({
  method: 'GET',
  path: '/api/questionnaires/{id}/{questionnaire_id}/{service?}',
  access: ['user'],
  summary: 'A questionnaire of an order, ready to be filled in',
  input: z.object({ id, questionnaire_id: id, service: id.optional() }),
  output: z.object({ data: questionnaire, orderData }),
});

/** The customer's own sent answers (QU-20). */
export const getAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/questionnaires-answers/{id}/{questionnaire_id}/{service?}',
  access: ['user'],
  summary: 'The sent answers to a questionnaire of an order',
  input: z.object({ id, questionnaire_id: id, service: id.optional() }),
  output: z.object({ data: submittedAnswers, orderData }),
});

/** A customer's sent answers, for the order's writer and for reviewers (QU-21). */
export const getAnswersForStaff = defineEndpoint({
  method: 'GET',
  path: '/api/writer/questionnaires-answers/{orderId}/{questionnaireId}/{service?}',
  access: ['writer', 'reviewer'],
  summary: "A customer's sent answers, for the order's writer and for reviewers",
  input: z.object({ orderId: id, questionnaireId: id, service: id.optional() }),
  output: z.object({ data: submittedAnswers, orderData }),
});

/**
 * Sends the answers to a questionnaire and completes its task (QU-16). The same answers again are
 * answered as the first time, so that a lost reply can be repeated; other answers are refused.
 */
export const completeTask = defineEndpoint({
  method: 'POST',
  path: '/api/customer/orders/{id}/complete_task',
  access: ['user'],
  summary: 'Send the answers to a questionnaire and complete its task',
  input: z.object({
    id,
    /** Name of the service; the server takes its own. */
    serviceType: z.string().max(limits.text.short).optional(),
    /** Id of the questionnaire, or `additional_questionnaire`. */
    taskId: id,
    /** Without one, the first service of the order that has this questionnaire. */
    serviceId: id.optional(),
    data: submittedData,
    /** True for a questionnaire of the package, false for the writer's follow-up questions. */
    DefaultQuestionSubmitted: z.boolean(),
  }),
  output: z.object({ status: z.literal(true), serviceId: id, answeredAt: timestamp }),
});
