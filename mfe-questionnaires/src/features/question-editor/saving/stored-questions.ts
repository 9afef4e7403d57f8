import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';

/** Questions in their order. */
export type Fields = readonly QuestionnaireField[];

/** The server's copy of a list of questions. */
export interface StoredQuestions {
  fields: Fields;
  version: number;
  savedAt: string | null;
}

// A new line and one that came back from the server name their properties in another order.
const said = (field: QuestionnaireField): unknown[] => {
  const { key, type, text, placeholder, required, options, help, showIf } = field;
  return [key, type, text, placeholder, required, options, help, showIf?.key, showIf?.equals];
};

/** Whether two lists ask the same in the same words. */
export const isSame = (a: Fields, b: Fields): boolean =>
  JSON.stringify(a.map(said)) === JSON.stringify(b.map(said));
