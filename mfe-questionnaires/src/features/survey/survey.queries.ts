import { callApi } from '@portal/shared-contracts';
import { type Answers, getSurvey, submitSurvey } from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';

/** The survey of an order (QU-40). */
export const surveyQuery = (orderId: string, surveyId: string) =>
  queryOptions({
    queryKey: ['questionnaires', 'survey', orderId, surveyId],
    queryFn: ({ signal }) => callApi(getSurvey, { orderId, surveyId }, { signal }),
  });

/** Sends the answers to a survey (QU-40). */
export const sendSurvey = (orderId: string, surveyId: string, survey: Answers) =>
  callApi(submitSurvey, { orderId, surveyId, survey: { ...survey } });
