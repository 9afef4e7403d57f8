import type { AnswerValue, QuestionnaireField } from '@portal/shared-contracts/questionnaires';

/** What every input of a questionnaire gets. */
export interface FieldInputProps {
  field: QuestionnaireField;
  /** Number within the section. */
  number: number | undefined;
  value: AnswerValue | undefined;
  /** What is wrong, in words. */
  error?: string;
  isDisabled?: boolean;
  onChange: (value: AnswerValue) => void;
}

/** The answer as one text; nothing chosen or typed is empty. */
export const asText = (value: AnswerValue | undefined): string =>
  typeof value === 'string' ? value : '';

/** The answer as ticked options. */
export const asList = (value: AnswerValue | undefined): string[] =>
  Array.isArray(value) ? value : [];
