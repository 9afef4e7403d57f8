import type { Questionnaire, QuestionnaireField } from '@portal/shared-contracts/questionnaires';

/** A questionnaire of the order in `order-data.ts` that waits for its answers. */
export const testQuestionnaire = (questions: QuestionnaireField[]): Questionnaire => ({
  _id: 'career',
  title: 'Career history',
  serviceId: 'service-1',
  serviceName: 'Resume Writing',
  version: 1,
  questions,
  state: 'to-answer',
  isFollowUp: false,
  answeredAt: null,
});
