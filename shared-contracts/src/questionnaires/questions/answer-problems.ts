import { limits } from '../../limits.ts';
import { day, email } from '../../scalars.ts';
import type { AnswerValue, Answers } from './answers.schema.ts';
import { isChoice, isQuestion, type QuestionnaireField } from './fields.schema.ts';
import { shownFields } from './sections.ts';

/** Why an answer is refused. */
export type AnswerProblem = 'required' | 'email' | 'date' | 'option' | 'too-long' | 'wrong-kind';

/** Longest answer of each kind of text. */
export const answerLength = (field: QuestionnaireField): number =>
  field.type === 'textarea' ? limits.text.long : limits.text.short;

/** Whether something was answered at all; blanks alone count as nothing. */
export const isAnswered = (value: AnswerValue | undefined): boolean =>
  typeof value === 'string' ? value.trim() !== '' : (value?.length ?? 0) > 0;

const textProblem = (field: QuestionnaireField, value: string): AnswerProblem | undefined => {
  if (isChoice(field.type)) return field.options.includes(value) ? undefined : 'option';
  if (field.type === 'email' && !email.safeParse(value.trim()).success) return 'email';
  if (field.type === 'date' && !day.safeParse(value).success) return 'date';
  return value.length > answerLength(field) ? 'too-long' : undefined;
};

/** Why this answer is refused, or nothing (QU-15). */
export const answerProblem = (
  field: QuestionnaireField,
  value: AnswerValue | undefined,
): AnswerProblem | undefined => {
  if (value === undefined || !isAnswered(value)) return field.required ? 'required' : undefined;
  const takesMany = field.type === 'checkbox';
  if (Array.isArray(value) !== takesMany) return 'wrong-kind';
  if (Array.isArray(value))
    return value.every((option) => field.options.includes(option)) ? undefined : 'option';
  return textProblem(field, value);
};

/** The first reason against each question that is asked, by key; empty when all is well. */
export const answerProblems = (
  fields: readonly QuestionnaireField[],
  answers: Answers,
): Record<string, AnswerProblem> =>
  Object.fromEntries(
    shownFields(fields, answers)
      .filter(({ type }) => isQuestion(type))
      .map((field) => [field.key, answerProblem(field, answers[field.key])] as const)
      .filter((entry): entry is [string, AnswerProblem] => entry[1] !== undefined),
  );

/** Only the answers to questions that are really asked: what is sent and kept. */
export const askedAnswers = (
  fields: readonly QuestionnaireField[],
  answers: Answers,
): Record<string, AnswerValue> =>
  Object.fromEntries(
    shownFields(fields, answers)
      .filter(({ type }) => isQuestion(type))
      .map((field) => [field.key, answers[field.key]] as const)
      .filter((entry): entry is [string, AnswerValue] => isAnswered(entry[1])),
  );
