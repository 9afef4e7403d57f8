import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { useTranslation } from 'react-i18next';
import { useFieldName } from './lines/field-names.ts';
import { publishProblem } from './question-list.ts';

/** Why these questions cannot be published yet, in words, or nothing. */
export const usePublishProblem = (fields: readonly QuestionnaireField[]): string | undefined => {
  const { t } = useTranslation('questionnaires');
  const nameOf = useFieldName();
  const found = publishProblem(fields);
  if (!found) return undefined;
  const index = fields.findIndex(({ key }) => key === found.key);
  const field = fields[index];
  return t(`publish.problem.${found.problem}`, {
    position: index + 1,
    name: field ? nameOf(field) : '',
  });
};
