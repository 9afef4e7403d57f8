import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { ErrorLinks } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldName } from '../field-names.ts';
import type { LineProblem, PublishCheck } from './use-publish-check.ts';

interface PublishErrorsProps {
  fields: readonly QuestionnaireField[];
  publishing: PublishCheck;
}

/** Name of the control that mends a problem: the words, the first option, or the buttons for a new line. */
const controlOf = ({ at, key = '' }: LineProblem): string =>
  at === 'list' ? 'add-line' : `${at}-${key}`;

/** After a refused publishing: takes the focus and leads to each line that is not ready. */
export const PublishErrors = ({ fields, publishing }: PublishErrorsProps) => {
  const { t } = useTranslation('questionnaires');
  const nameOf = useFieldName();
  const box = useRef<HTMLDivElement>(null);
  const { problems, refusals } = publishing;
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (problems.length === 0) return null;
  const labelOf = ({ key }: LineProblem): string => {
    const index = fields.findIndex((field) => field.key === key);
    const field = fields[index];
    return field
      ? t('publish.line', { position: index + 1, name: nameOf(field) })
      : t('publish.questions');
  };
  return (
    <ErrorLinks
      ref={box}
      title={t('publish.notYet')}
      links={problems.map((problem) => ({
        name: controlOf(problem),
        label: labelOf(problem),
        problem: problem.sentence,
      }))}
    />
  );
};
