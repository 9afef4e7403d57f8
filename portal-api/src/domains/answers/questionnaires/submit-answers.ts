import type { Notice } from '@portal/shared-contracts/notices';
import { Refusal } from '@portal/shared-contracts/refusals';
import {
  answerProblems,
  type Answers,
  askedAnswers,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import { announceOrder, completeTask, type OrderRecord } from '../../orders/orders.service.ts';
import { fingerprintOf } from './fingerprint.ts';
import { type AnswersRow, findAnswers, insertAnswers } from './questionnaires.repository.ts';
import { sentencesOf } from '../answer-sentences.ts';
import { type AskedQuestions, type OpenTask, requireQuestions } from './questionnaires.service.ts';

const refuseWrongAnswers = (asked: AskedQuestions, given: Answers): void => {
  const problems = answerProblems(asked.questions, given);
  if (Object.keys(problems).length > 0)
    throw new Refusal('answers-incomplete', {}, sentencesOf(problems));
};

/** The same answers once more are a repeated call; other answers come too late. */
const acceptRepeated = (sent: AnswersRow | undefined, given: Answers): Date => {
  if (!sent) throw new Refusal('answers-sent');
  const again = askedAnswers(sent.questions, given);
  if (sent.fingerprint !== fingerprintOf(again)) throw new Refusal('answers-sent');
  return sent.submitted_at;
};

interface Accepted {
  order: OrderRecord;
  answeredAt: Date;
  added: boolean;
}

const store = async (
  ctx: Context,
  task: OpenTask,
  asked: AskedQuestions,
  { given, isByFirm }: { given: Answers; isByFirm: boolean },
): Promise<Accepted> => {
  const { order, service, module } = task;
  const place = { orderId: order._id, serviceId: service._id, taskId: module.id };
  const now = ctx.now();
  return ctx.db.transaction(async (tx) => {
    const done = await completeTask(tx, {
      order,
      serviceId: service._id,
      taskId: module.id,
      serviceType: service.serviceName,
      isByFirm,
    });
    if (!done.added) {
      const sent = await findAnswers(tx, place);
      return { ...done, answeredAt: acceptRepeated(sent, given) };
    }
    const answers = askedAnswers(asked.questions, given);
    await insertAnswers(tx, place, {
      title: asked.title,
      questions: asked.questions,
      answers,
      fingerprint: fingerprintOf(answers),
      by: ctx.actor.id,
      isByFirm,
      at: now,
    });
    return { ...done, answeredAt: now };
  });
};

const followUpAnswered = ({ number, customer }: OrderRecord): Notice => ({
  code: 'follow-up-answered',
  params: { number, customer: `${customer.firstName} ${customer.lastName}` },
});

/** Keeps the answers and completes the task, exactly once however often the call is repeated. */
export const submitAnswers = async (
  ctx: Context,
  task: OpenTask,
  given: Answers,
  { isByFirm = false }: { isByFirm?: boolean } = {},
): Promise<{ answeredAt: string }> => {
  const { order, service, module } = task;
  const sent = await findAnswers(ctx.db, {
    orderId: order._id,
    serviceId: service._id,
    taskId: module.id,
  });
  if (sent && !sent.reopened_at) return { answeredAt: acceptRepeated(sent, given).toISOString() };
  const asked = await requireQuestions(ctx, task);
  refuseWrongAnswers(asked, given);
  const accepted = await store(ctx, task, asked, { given, isByFirm });
  if (accepted.added) {
    await announceOrder(ctx, accepted.order, {
      before: order,
      ...(task.isFollowUp ? { notices: { writer: followUpAnswered(order) } } : {}),
      task: { serviceId: service._id, taskId: module.id },
    });
  }
  return { answeredAt: accepted.answeredAt.toISOString() };
};
