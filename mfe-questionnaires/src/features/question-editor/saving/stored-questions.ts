import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';

/** Questions in their order. */
export type Fields = readonly QuestionnaireField[];

/** The server's copy of a list of questions. */
export interface StoredQuestions {
  fields: Fields;
  version: number;
  savedAt: string | null;
}

/** Whether two lists ask the same in the same words. */
export const isSame = (a: Fields, b: Fields): boolean => JSON.stringify(a) === JSON.stringify(b);
