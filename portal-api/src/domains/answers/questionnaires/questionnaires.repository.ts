import { randomUUID } from 'node:crypto';
import type { Answers, QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import type { SiteDatabase } from '../../../kernel/database.ts';

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
  /** The firm opened the task again: these wait for others in their place. */
  reopened_at: Date | null;
  entered_by_firm: boolean;
}

const COLUMNS = `id, service_id, task_id, title, questions, answers, fingerprint, submitted_at,
  reopened_at, entered_by_firm`;

/** Where answers belong. */
export interface AnswersPlace {
  orderId: string;
  serviceId: string;
  taskId: string;
}

export const findAnswers = async (
  db: SiteDatabase,
  place: AnswersPlace,
): Promise<AnswersRow | undefined> => {
  const [row] = await db.query<AnswersRow>(
    `select ${COLUMNS} from questionnaire_answers
     where site_id = $1 and order_id = $2 and service_id = $3 and task_id = $4`,
    [db.siteId, place.orderId, place.serviceId, place.taskId],
  );
  return row;
};

/** Everything that was answered for an order, in the order in which it was sent. */
export const listAnswers = (db: SiteDatabase, orderId: string): Promise<AnswersRow[]> =>
  db.query<AnswersRow>(
    `select ${COLUMNS} from questionnaire_answers where site_id = $1 and order_id = $2 order by submitted_at, id`,
    [db.siteId, orderId],
  );

/** Keeps answers; those of a task that was opened again take the place of the former. */
export const insertAnswers = async (
  tx: SiteDatabase,
  place: AnswersPlace,
  sent: {
    title: string;
    questions: readonly QuestionnaireField[];
    answers: Answers;
    fingerprint: string;
    by: string;
    isByFirm: boolean;
    at: Date;
  },
): Promise<void> => {
  await tx.query(
    `insert into questionnaire_answers (id, site_id, order_id, service_id, task_id, title, questions,
       answers, fingerprint, submitted_by, submitted_at, entered_by_firm)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11, $12)
     on conflict (site_id, order_id, service_id, task_id) do update set title = excluded.title,
       questions = excluded.questions, answers = excluded.answers,
       fingerprint = excluded.fingerprint, submitted_by = excluded.submitted_by,
       submitted_at = excluded.submitted_at, entered_by_firm = excluded.entered_by_firm,
       reopened_at = null`,
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
      sent.isByFirm,
    ],
  );
};

/** Lets answers be changed; they stay until others are sent. */
export const markReopened = async (tx: SiteDatabase, place: AnswersPlace): Promise<void> => {
  await tx.query(
    `update questionnaire_answers set reopened_at = $5
     where site_id = $1 and order_id = $2 and service_id = $3 and task_id = $4`,
    [tx.siteId, place.orderId, place.serviceId, place.taskId, tx.now()],
  );
};
