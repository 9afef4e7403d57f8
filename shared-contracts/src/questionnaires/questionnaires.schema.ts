import { z } from '@portal/shared-contracts/schema';
import { id, timestamp } from '../scalars.ts';
import { answers, answerValue } from './questions/answers.schema.ts';
import { fieldType, questionnaireFields } from './questions/fields.schema.ts';

/**
 * Where a questionnaire stands for its customer (SC-64): follow-up questions exist only once their
 * writer has published them; every other questionnaire can be answered from the start.
 */
export const questionnaireState = z.enum(['not-available', 'to-answer', 'answered']);

/** A questionnaire as the customer fills it in. */
export const questionnaire = z.object({
  _id: id,
  title: z.string(),
  serviceId: id,
  serviceName: z.string(),
  /** Grows with each change of the questions. */
  version: z.number().int().nonnegative(),
  /** Empty while they are not available. */
  questions: questionnaireFields,
  state: questionnaireState,
  /** Whether these are the writer's follow-up questions. */
  isFollowUp: z.boolean(),
  /** Set once the answers are sent: the wizard then leads to them. */
  answeredAt: timestamp.nullable(),
  /** What was answered before the firm opened it again. */
  given: answers.optional(),
});

/** One question beside its answer. */
export const answeredQuestion = z.object({
  key: z.string(),
  type: fieldType,
  text: z.string(),
  answer: answerValue,
});

/** Questions and answers under one heading, as they stood when they were sent. */
export const answerGroup = z.object({
  title: z.string(),
  entries: z.array(answeredQuestion),
});

/** Sent answers, read-only for everybody. */
export const submittedAnswers = z.object({
  _id: id,
  title: z.string(),
  serviceId: id,
  serviceName: z.string(),
  answeredAt: timestamp,
  /** The firm answered in the customer's place. */
  enteredByFirm: z.boolean().optional(),
  groups: z.array(answerGroup),
});

/** What a questionnaire's task carries when it is completed. */
export const submittedData = z.object({ answers });

/** A questionnaire. */
export type Questionnaire = z.output<typeof questionnaire>;
/** Where a questionnaire stands for its customer. */
export type QuestionnaireState = z.output<typeof questionnaireState>;
/** One question beside its answer. */
export type AnsweredQuestion = z.output<typeof answeredQuestion>;
/** Questions and answers under one heading. */
export type AnswerGroup = z.output<typeof answerGroup>;
/** Sent answers. */
export type SubmittedAnswers = z.output<typeof submittedAnswers>;
