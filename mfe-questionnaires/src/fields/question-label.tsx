import type { QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { numberFormat } from '@portal/shared-ui';
import { useTranslation } from 'react-i18next';

/** Number and words of a question. */
export const QuestionLabel = ({
  field,
  number,
}: {
  field: QuestionnaireField;
  number?: number;
}) => {
  const { i18n } = useTranslation('questionnaires');
  const shown = number === undefined ? '' : `${numberFormat(i18n.language).format(number)}. `;
  return (
    <>
      {shown}
      {field.text}
    </>
  );
};
