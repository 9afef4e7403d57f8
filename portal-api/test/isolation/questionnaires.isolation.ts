import {
  completeTask,
  getAnswers,
  getAnswersForStaff,
  getQuestionnaire,
  saveInitialQuestions,
} from '@portal/shared-contracts/questionnaires';
import { orderId, questionnaireId, serviceId } from '../../seed/orders/orders.ts';
import { expectCall, isolationTable } from './isolation.ts';

const SITE = 'northwind';
const open = orderId(SITE, 'intake');
const answered = orderId(SITE, 'answered');
const career = questionnaireId.career(SITE);
const starter = serviceId(SITE, 'starter', 'resume');

const own = { own: 200, sameSite: 404, otherSite: 404 };

const answers = {
  'full-name': 'Clara Lindqvist',
  'contact-email': 'clara@example.com',
  employment: 'No, I am looking',
  duties: 'Isolated duties',
  proud: 'Isolated pride',
  education: 'Doctorate',
};

export const isolation = isolationTable({
  prepare: async () => ({}),
  secrets: () => ['Chalmers University of Technology', '14,000 pallets', 'Executive Suite'],
  rows: [
    expectCall(getQuestionnaire, 'customer', () => ({ id: open, questionnaire_id: career }), own),
    expectCall(
      getAnswers,
      'customer',
      () => ({ id: answered, questionnaire_id: career, service: starter }),
      own,
    ),
    expectCall(
      getAnswersForStaff,
      'writer',
      () => ({ orderId: answered, questionnaireId: career, service: starter }),
      { ...own, reviewer: 200, writer: 404 },
    ),
    expectCall(
      completeTask,
      'customer',
      () => ({
        id: open,
        taskId: career,
        serviceId: serviceId(SITE, 'professional', 'resume'),
        data: { answers },
        DefaultQuestionSubmitted: true,
      }),
      own,
    ),
    expectCall(
      saveInitialQuestions,
      'customer',
      () => ({
        id: orderId(SITE, 'fresh'),
        customer_industries: ['Legal'],
        years_of_experience: 'Other',
      }),
      own,
    ),
  ],
});
