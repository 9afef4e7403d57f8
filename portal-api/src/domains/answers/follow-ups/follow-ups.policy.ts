import { type CompletedTask, moduleIds } from '@portal/shared-contracts/orders';
import {
  isChoice,
  isQuestion,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';

/** When the customer answered; from then on the questions stay as they are. */
export const answeredAtOf = (
  order: { completed_tasks: readonly CompletedTask[] },
  serviceId: string,
): string | null => {
  const task = order.completed_tasks.find(
    (done) => done.serviceId === serviceId && done.taskId === moduleIds.additionalQuestionnaire,
  );
  if (!task) return null;
  return new Date(task.completedAt ?? 0).toISOString();
};

const isComplete = (field: QuestionnaireField): boolean =>
  field.text.trim() !== '' &&
  (!isChoice(field.type) || field.options.some((option) => option.trim() !== ''));

/** Something is asked, and nothing that is asked lacks its words or its options. */
export const isPublishable = (fields: readonly QuestionnaireField[]): boolean =>
  fields.some(({ type }) => isQuestion(type)) && fields.every(isComplete);
