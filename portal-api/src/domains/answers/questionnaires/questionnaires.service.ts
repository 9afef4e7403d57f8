import { Refusal } from '@portal/shared-contracts/refusals';
import type {
  Questionnaire,
  QuestionnaireField,
  SubmittedAnswers,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import { findPublishedQuestions } from '../follow-ups/follow-ups.service.ts';
import { type OrderRecord, requireOrderOf } from '../../orders/orders.service.ts';
import { presentAnswers } from './present-answers.ts';
import { type AnswerableTask, findAnswerableTask } from './questionnaires.policy.ts';
import { findAnswers, findQuestionnaire } from './questionnaires.repository.ts';

/** Questions of a task as they are asked now. */
export interface AskedQuestions {
  title: string;
  version: number;
  questions: QuestionnaireField[];
}

/** A task of an order that the signed-in person may see. */
export interface OpenTask extends AnswerableTask {
  order: OrderRecord;
}

/** Which task of which order a call is about. */
export interface TaskAddress {
  orderId: string;
  taskId: string;
  serviceId?: string | undefined;
}

/**
 * The task, when the signed-in person may see its order.
 *
 * @throws Refusal `not-found` for an unknown or foreign order and for a task that it does not have.
 */
export const requireAnswerableTask = async (
  ctx: Context,
  { orderId, taskId, serviceId }: TaskAddress,
): Promise<OpenTask> => {
  const order = await requireOrderOf(ctx, orderId);
  const task = findAnswerableTask(order, taskId, serviceId);
  if (!task) throw new Refusal('questionnaire-not-ordered');
  return { order, ...task };
};

/** The questions of a task; nothing while the writer has not published any follow-up questions. */
const findQuestions = async (ctx: Context, task: OpenTask): Promise<AskedQuestions | undefined> => {
  if (task.isFollowUp) {
    const published = await findPublishedQuestions(ctx, task.order._id, task.service._id);
    return published && { title: task.module.title, ...published };
  }
  const row = await findQuestionnaire(ctx.db, task.module.id);
  if (!row) throw new Refusal('questionnaire-unknown');
  return { title: row.title, version: row.version, questions: row.questions };
};

/**
 * The questions that can be answered now.
 *
 * @throws Refusal `conflict` while the writer has not published any follow-up questions.
 */
export const requireQuestions = async (ctx: Context, task: OpenTask): Promise<AskedQuestions> => {
  const asked = await findQuestions(ctx, task);
  if (!asked) throw new Refusal('follow-up-unavailable');
  return asked;
};

const placeOf = ({ order, service, module }: OpenTask) => ({
  orderId: order._id,
  serviceId: service._id,
  taskId: module.id,
});

const nothingYet = (task: OpenTask): AskedQuestions => ({
  title: task.module.title,
  version: 0,
  questions: [],
});

/** The questionnaire of a task in the state in which its customer finds it. */
export const openQuestionnaire = async (ctx: Context, task: OpenTask): Promise<Questionnaire> => {
  const sent = await findAnswers(ctx.db, placeOf(task));
  const head = {
    _id: task.module.id,
    serviceId: task.service._id,
    serviceName: task.service.serviceName,
    isFollowUp: task.isFollowUp,
    answeredAt: sent?.submitted_at.toISOString() ?? null,
  };
  if (sent)
    return { ...head, state: 'answered', title: sent.title, version: 0, questions: sent.questions };
  const asked = await findQuestions(ctx, task);
  return { ...head, state: asked ? 'to-answer' : 'not-available', ...(asked ?? nothingYet(task)) };
};

/**
 * The sent answers of a task.
 *
 * @throws Refusal `not-found` before they were sent.
 */
export const readAnswers = async (ctx: Context, task: OpenTask): Promise<SubmittedAnswers> => {
  const sent = await findAnswers(ctx.db, placeOf(task));
  if (!sent) throw new Refusal('answers-missing');
  return presentAnswers(sent, task.service.serviceName);
};
