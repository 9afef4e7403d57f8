import { Refusal } from '@portal/shared-contracts/refusals';
import {
  inTranslation,
  type Questionnaire,
  type QuestionnaireField,
  type SubmittedAnswers,
  type Translations,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { type AskedVersion, findAskedOf } from '../firm-questionnaires/asked-version.service.ts';
import { findPublishedQuestions } from '../follow-ups/follow-ups.service.ts';
import { type OrderRecord, requireOrderOf } from '../../orders/orders.service.ts';
import { presentAnswers } from './present-answers.ts';
import { type AnswerableTask, findAnswerableTask } from './questionnaires.policy.ts';
import {
  type AnswersPlace,
  type AnswersRow,
  findAnswers,
  listAnswers,
  markReopened,
} from './questionnaires.repository.ts';

/** Questions of a task as they are asked now. */
export interface AskedQuestions {
  title: string;
  version: number;
  questions: QuestionnaireField[];
  /** What the firm says in other languages; a writer asks in one. */
  translations?: Translations;
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

/** What the firm asks in a task, in the version of its order. */
const findAsked = (ctx: Context, { order, module }: OpenTask): Promise<AskedVersion | undefined> =>
  findAskedOf(ctx, order, { kind: 'questionnaire', id: module.id });

/** The questions of a task; nothing while the writer has not published any follow-up questions. */
const findQuestions = async (ctx: Context, task: OpenTask): Promise<AskedQuestions | undefined> => {
  if (task.isFollowUp) {
    const published = await findPublishedQuestions(ctx, task.order._id, task.service._id);
    return published && { title: task.module.title, ...published };
  }
  const asked = await findAsked(ctx, task);
  if (!asked) throw new Refusal('questionnaire-unknown');
  return { ...asked, version: asked.number };
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

const inLanguageOf = (ctx: Context, { translations, ...asked }: AskedQuestions): AskedQuestions =>
  inTranslation(asked, translations?.[ctx.language]);

/** Sent answers beside their questions in the reader's language. */
const sentInLanguage = async (ctx: Context, task: OpenTask, sent: AnswersRow) => {
  const asked = task.isFollowUp ? undefined : await findAsked(ctx, task);
  return inTranslation(sent, asked?.translations?.[ctx.language]);
};

/** The questionnaire of a task in the state in which its customer finds it. */
export const openQuestionnaire = async (ctx: Context, task: OpenTask): Promise<Questionnaire> => {
  const sent = await findAnswers(ctx.db, placeOf(task));
  const head = {
    _id: task.module.id,
    serviceId: task.service._id,
    serviceName: task.service.serviceName,
    isFollowUp: task.isFollowUp,
    answeredAt: sent && !sent.reopened_at ? sent.submitted_at.toISOString() : null,
  };
  if (sent && !sent.reopened_at) {
    const { title, questions } = await sentInLanguage(ctx, task, sent);
    return { ...head, state: 'answered', title, version: 0, questions };
  }
  const asked = await findQuestions(ctx, task);
  if (!asked) return { ...head, state: 'not-available', ...nothingYet(task) };
  const given = sent ? { given: sent.answers } : {};
  return { ...head, state: 'to-answer', ...given, ...inLanguageOf(ctx, asked) };
};

/** Lets the answers of a task be changed, in the transaction that opens the task again (BO-63). */
export const reopenAnswers = (tx: SiteDatabase, place: AnswersPlace): Promise<void> =>
  markReopened(tx, place);

const requireAnswers = async (ctx: Context, task: OpenTask): Promise<AnswersRow> => {
  const sent = await findAnswers(ctx.db, placeOf(task));
  if (!sent) throw new Refusal('answers-missing');
  return sent;
};

/**
 * The sent answers of a task, in the language in which their customer reads.
 *
 * @throws Refusal `not-found` before they were sent.
 */
export const readAnswers = async (ctx: Context, task: OpenTask): Promise<SubmittedAnswers> => {
  const sent = await requireAnswers(ctx, task);
  return presentAnswers(await sentInLanguage(ctx, task, sent), task.service.serviceName);
};

/** Everything that the customer of an order has answered, as it was sent. */
export const answersOfOrder = async (
  db: SiteDatabase,
  { _id, package: { packageServices } }: OrderRecord,
): Promise<SubmittedAnswers[]> => {
  const names = new Map(packageServices.map((service) => [service._id, service.serviceName]));
  const rows = await listAnswers(db, _id);
  return rows.map((row) => presentAnswers(row, names.get(row.service_id) ?? ''));
};

/**
 * The sent answers of a task in the firm's language, for its staff.
 *
 * @throws Refusal `not-found` before they were sent.
 */
export const readAnswersAsStaff = async (ctx: Context, task: OpenTask): Promise<SubmittedAnswers> =>
  presentAnswers(await requireAnswers(ctx, task), task.service.serviceName);
