import { z } from '@portal/shared-contracts/schema';
import { defineEndpoint } from '../../endpoint.ts';
import { orderData } from '../../orders/orders.schema.ts';
import { done, id } from '../../scalars.ts';
import { answers } from '../questions/answers.schema.ts';
import { invitationStatus, survey } from './surveys.schema.ts';

/** The survey of the customer's own order (QU-40). */
export const getSurvey = defineEndpoint({
  method: 'GET',
  path: '/api/orders/{orderId}/survey/{surveyId}',
  access: ['user'],
  summary: 'The survey of an order',
  input: z.object({ orderId: id, surveyId: id }),
  output: z.object({ orderData, survey }),
});

/** Sends the answers to a survey (QU-40). */
export const submitSurvey = defineEndpoint({
  method: 'POST',
  path: '/api/orders/{orderId}/{surveyId}/feedback-confirmation',
  access: ['user'],
  summary: 'Send the answers to a survey',
  input: z.object({ orderId: id, surveyId: id, survey: answers }),
  output: done,
});

/** Remembers that the invitation to the survey was answered or dismissed, so that it is shown once (G30). */
export const saveFeedback = defineEndpoint({
  method: 'PATCH',
  path: '/api/orders/{id}/save-feedback',
  access: ['user'],
  summary: 'Remember what became of the invitation to the survey',
  input: z.object({ id, status: invitationStatus }),
  output: done,
});
