import { randomUUID } from 'node:crypto';
import type { Answers, QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** What was answered. */
export interface SurveyAnswersRow {
  fingerprint: string;
  submitted_at: Date;
}

export const findSurveyAnswers = async (
  db: SiteDatabase,
  orderId: string,
  surveyId: string,
): Promise<SurveyAnswersRow | undefined> => {
  const [row] = await db.query<SurveyAnswersRow>(
    `select fingerprint, submitted_at from survey_answers
     where site_id = $1 and order_id = $2 and survey_id = $3`,
    [db.siteId, orderId, surveyId],
  );
  return row;
};

/** Keeps the answers; false when this order's survey was answered before. */
export const insertSurveyAnswers = async (
  tx: SiteDatabase,
  sent: {
    orderId: string;
    surveyId: string;
    questions: readonly QuestionnaireField[];
    answers: Answers;
    fingerprint: string;
    at: Date;
  },
): Promise<boolean> => {
  const rows = await tx.query(
    `insert into survey_answers
       (id, site_id, order_id, survey_id, questions, answers, fingerprint, submitted_at)
     values ($1, $2, $3, $4, $5::jsonb, $6::jsonb, $7, $8)
     on conflict (site_id, order_id, survey_id) do nothing returning id`,
    [
      randomUUID(),
      tx.siteId,
      sent.orderId,
      sent.surveyId,
      JSON.stringify(sent.questions),
      JSON.stringify(sent.answers),
      sent.fingerprint,
      sent.at,
    ],
  );
  return rows.length === 1;
};
