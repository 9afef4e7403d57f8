import { callApi } from '@portal/shared-contracts';
import {
  type Answers,
  completeTask,
  getAnswers,
  getAnswersForStaff,
  getQuestionnaire,
  type Questionnaire,
} from '@portal/shared-contracts/questionnaires';
import { queryOptions } from '@tanstack/react-query';

/** Which questionnaire of which order; without a service the first one that has it. */
export interface QuestionnaireAddress {
  orderId: string;
  questionnaireId: string;
  service: string | undefined;
}

const readQuestionnaire = (
  { orderId, questionnaireId, service }: QuestionnaireAddress,
  options: { signal?: AbortSignal } = {},
) =>
  callApi(getQuestionnaire, { id: orderId, questionnaire_id: questionnaireId, service }, options);

/** A questionnaire ready to be filled in (QU-10). */
export const questionnaireQuery = (address: QuestionnaireAddress) =>
  queryOptions({
    queryKey: [
      'questionnaires',
      'open',
      address.orderId,
      address.questionnaireId,
      address.service ?? '',
    ],
    queryFn: ({ signal }) => readQuestionnaire(address, { signal }),
  });

/** Whether the server has the answers; false also where it cannot be asked. */
export const hasAnswers = async (address: QuestionnaireAddress): Promise<boolean> => {
  const reply = await readQuestionnaire(address).catch(() => undefined);
  return reply?.data.state === 'answered';
};

/** Sent answers as their customer sees them (QU-20). */
export const ownAnswersQuery = ({ orderId, questionnaireId, service }: QuestionnaireAddress) =>
  queryOptions({
    queryKey: ['questionnaires', 'answers', orderId, questionnaireId, service ?? ''],
    queryFn: ({ signal }) =>
      callApi(getAnswers, { id: orderId, questionnaire_id: questionnaireId, service }, { signal }),
  });

/** Sent answers as writers and reviewers see them (QU-21). */
export const staffAnswersQuery = ({ orderId, questionnaireId, service }: QuestionnaireAddress) =>
  queryOptions({
    queryKey: ['questionnaires', 'staff-answers', orderId, questionnaireId, service ?? ''],
    queryFn: ({ signal }) =>
      callApi(getAnswersForStaff, { orderId, questionnaireId, service }, { signal }),
  });

/** Sends the answers and completes the task (QU-16). */
export const sendAnswers = (orderId: string, questionnaire: Questionnaire, answers: Answers) =>
  callApi(completeTask, {
    id: orderId,
    serviceType: questionnaire.serviceName,
    taskId: questionnaire._id,
    serviceId: questionnaire.serviceId,
    data: { answers },
    DefaultQuestionSubmitted: !questionnaire.isFollowUp,
  });
