import { randomUUID } from 'node:crypto';
import type { Answers, QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

/** A questionnaire of the firm. */
export interface QuestionnaireRow {
  id: string;
  title: string;
  questions: QuestionnaireField[];
  version: number;
}

/** Answers as they were sent, beside the questions as they were asked. */
export interface AnswersRow {
  id: string;
  service_id: string;
  task_id: string;
  title: string;
  questions: QuestionnaireField[];
  answers: Answers;
  fingerprint: string;
  submitted_at: Date;
}

/** Where answers belong. */
export interface AnswersPlace {
  orderId: string;
  serviceId: string;
  taskId: string;
}

export const findQuestionnaire = async (
  db: SiteDatabase,
  questionnaireId: string,
): Promise<QuestionnaireRow | undefined> => {
  const [row] = await db.query<QuestionnaireRow>(
    'select id, title, questions, version from questionnaires where site_id = $1 and id = $2',
    [db.siteId, questionnaireId],
  );
  return row;
};

export const findAnswers = async (
  db: SiteDatabase,
  place: AnswersPlace,
): Promise<AnswersRow | undefined> => {
  const [row] = await db.query<AnswersRow>(
    `select id, service_id, task_id, title, questions, answers, fingerprint, submitted_at
     from questionnaire_answers
     where site_id = $1 and order_id = $2 and service_id = $3 and task_id = $4`,
    [db.siteId, place.orderId, place.serviceId, place.taskId],
  );
  return row;
};

export const insertAnswers = async (
  tx: SiteDatabase,
  place: AnswersPlace,
  sent: {
    title: string;
    questions: readonly QuestionnaireField[];
    answers: Answers;
    fingerprint: string;
    by: string;
    at: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into questionnaire_answers (id, site_id, order_id, service_id, task_id, title, questions,
       answers, fingerprint, submitted_by, submitted_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11)`,
    [
      randomUUID(),
      tx.siteId,
      place.orderId,
      place.serviceId,
      place.taskId,
      sent.title,
      JSON.stringify(sent.questions),
      JSON.stringify(sent.answers),
      sent.fingerprint,
      sent.by,
      sent.at,
    ],
  );
};
