import { Refusal } from '@portal/shared-contracts/refusals';
import {
  answerProblems,
  type Answers,
  askedAnswers,
  inTranslation,
  type Survey,
} from '@portal/shared-contracts/questionnaires';
import type { Context } from '../../../kernel/context.ts';
import {
  announceOrder,
  type OrderRecord,
  requireOrderOf,
  setSurveySubmitted,
} from '../../orders/orders.service.ts';
import { fingerprintOf } from '../questionnaires/fingerprint.ts';
import { type AskedVersion, findAskedOf } from '../firm-questionnaires/asked-version.service.ts';
import { isSurveyDue, isSurveyOf } from './surveys.policy.ts';
import { sentencesOf } from '../answer-sentences.ts';
import { findSurveyAnswers, insertSurveyAnswers } from './surveys.repository.ts';

/** A survey and the order that it asks about. */
export interface SurveyOfOrder {
  order: OrderRecord;
  survey: AskedVersion;
}

/**
 * The survey of the customer's own order.
 *
 * @throws Refusal `not-found` for a foreign order, one that is not finished yet, and a survey of another package.
 */
export const requireSurvey = async (
  ctx: Context,
  orderId: string,
  surveyId: string,
): Promise<SurveyOfOrder> => {
  const order = await requireOrderOf(ctx, orderId);
  const survey =
    isSurveyOf(order, surveyId) && isSurveyDue(order)
      ? await findAskedOf(ctx, order, { kind: 'survey', id: surveyId })
      : undefined;
  if (!survey) throw new Refusal('survey-unknown');
  return { order, survey };
};

export const openSurvey = async (
  ctx: Context,
  { order, survey }: SurveyOfOrder,
): Promise<Survey> => {
  const sent = await findSurveyAnswers(ctx.db, order._id, survey.id);
  const { title, questions } = inTranslation(survey, survey.translations[ctx.language]);
  return {
    _id: survey.id,
    title,
    questions,
    answeredAt: sent?.submitted_at.toISOString() ?? null,
  };
};

const refuseDifferent = async (
  ctx: Context,
  { order, survey }: SurveyOfOrder,
  fingerprint: string,
): Promise<void> => {
  const sent = await findSurveyAnswers(ctx.db, order._id, survey.id);
  if (sent?.fingerprint !== fingerprint) throw new Refusal('survey-answered');
};

/** Keeps the answers once; the same answers again are a repeated call. */
export const answerSurvey = async (
  ctx: Context,
  asked: SurveyOfOrder,
  given: Answers,
): Promise<void> => {
  const { order, survey } = asked;
  const problems = answerProblems(survey.questions, given);
  if (Object.keys(problems).length > 0)
    throw new Refusal('answers-incomplete', {}, sentencesOf(problems));
  const answers = askedAnswers(survey.questions, given);
  const fingerprint = fingerprintOf(answers);
  const at = ctx.now();
  const isFirst = await ctx.db.transaction(async (tx) => {
    const { questions } = survey;
    const sent = { orderId: order._id, surveyId: survey.id, questions, answers, fingerprint, at };
    const added = await insertSurveyAnswers(tx, sent);
    if (added) await setSurveySubmitted(tx, order);
    return added;
  });
  if (isFirst) await announceOrder(ctx, order);
  else await refuseDifferent(ctx, asked, fingerprint);
};

/** The invitation was answered or dismissed: either way it is not shown again. */
export const closeInvitation = async (ctx: Context, orderId: string): Promise<void> => {
  const order = await requireOrderOf(ctx, orderId);
  await ctx.db.transaction((tx) => setSurveySubmitted(tx, order));
  await announceOrder(ctx, order);
};
