import { z } from 'zod';
import { defineEndpoint } from '../endpoint.ts';
import { orderData } from '../orders/orders.schema.ts';
import { id } from '../scalars.ts';
import { questionnaire, submittedAnswers } from './questionnaires.schema.ts';

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
