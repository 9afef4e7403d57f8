import { getSurvey, saveFeedback, submitSurvey } from '@portal/shared-contracts/questionnaires';
import { orderId as idOfOrder, surveyId as idOfSurvey } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

const SITE = 'northwind';
const orderId = idOfOrder(SITE, 'completed');
const surveyId = idOfSurvey(SITE);
const own = { own: 200, sameSite: 404, otherSite: 404 };

export const isolation = isolationTable({
  prepare: async () => ({}),
  secrets: () => ['How was it?', 'Professional Package'],
  rows: [
    expectCall(getSurvey, 'customer', () => ({ orderId, surveyId }), own),
    expectCall(
      submitSurvey,
      'customer',
      () => ({ orderId, surveyId, survey: { overall: 'Content', recommend: 'Yes' } }),
      own,
    ),
    expectCall(saveFeedback, 'customer', () => ({ id: orderId, status: 'dismissed' }), own),
  ],
});
