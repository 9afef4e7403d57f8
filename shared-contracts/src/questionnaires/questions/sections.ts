import type { Answers } from './answers.schema.ts';
import { isQuestion, type QuestionnaireField } from './fields.schema.ts';

/** A field with its number within its section; paragraphs have none. */
export interface NumberedField {
  readonly field: QuestionnaireField;
  readonly number: number | undefined;
}

/** Fields under one heading, one page of the wizard. */
export interface Section {
  /** Empty for fields that stand before the first heading. */
  readonly title: string;
  readonly fields: readonly NumberedField[];
}

/** Whether the condition of a field holds by these answers, of whatever fields they are. */
export const isShown = (field: QuestionnaireField, answers: Answers): boolean => {
  if (!field.showIf) return true;
  const answer = answers[field.showIf.key];
  return Array.isArray(answer)
    ? answer.includes(field.showIf.equals)
    : answer === field.showIf.equals;
};

/**
 * The fields that are asked, given the answers so far. What was answered to a field that is itself not
 * asked any more fulfils no condition: its answer is not sent either.
 */
export const shownFields = (
  fields: readonly QuestionnaireField[],
  answers: Answers,
): QuestionnaireField[] => {
  const shown = new Set<string>();
  return fields.filter((field) => {
    const { type, showIf, key } = field;
    const isAsked =
      type === 'section' || !showIf || (shown.has(showIf.key) && isShown(field, answers));
    if (isAsked) shown.add(key);
    return isAsked;
  });
};

const number = (fields: readonly QuestionnaireField[]): NumberedField[] => {
  let count = 0;
  return fields.map((field) => ({
    field,
    number: isQuestion(field.type) ? (count += 1) : undefined,
  }));
};

/**
 * Splits the fields into sections and numbers the questions within each (QU-11).
 * Conditional fields that are not asked are left out and take no number.
 */
export const toSections = (
  fields: readonly QuestionnaireField[],
  answers: Answers = {},
): Section[] => {
  const groups: { title: string; fields: QuestionnaireField[] }[] = [];
  for (const field of shownFields(fields, answers)) {
    if (field.type === 'section') groups.push({ title: field.text, fields: [] });
    else {
      if (groups.length === 0) groups.push({ title: '', fields: [] });
      groups.at(-1)?.fields.push(field);
    }
  }
  return groups.map((group) => ({ title: group.title, fields: number(group.fields) }));
};

/** Progress of the wizard: 100 times the section's index over the number of sections; 100 is for sent answers alone (QU-13). */
export const sectionProgress = (index: number, count: number): number =>
  count === 0 ? 0 : Math.min(99, Math.round((100 * index) / count));
