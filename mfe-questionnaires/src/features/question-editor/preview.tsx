import {
  type AnswerValue,
  type QuestionnaireField,
  readyQuestions,
  toSections,
} from '@portal/shared-contracts/questionnaires';
import { EmptyState } from '@portal/shared-ui';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionField } from '../../fields/question-field.tsx';

interface PreviewProps {
  fields: readonly QuestionnaireField[];
  /** Nothing can be filled in: a reviewer only reads. */
  isReadOnly?: boolean;
}

/** The questions as the customer will see them; what is typed here goes nowhere. */
export const Preview = ({ fields, isReadOnly = false }: PreviewProps) => {
  const { t } = useTranslation('questionnaires');
  const [answers, setAnswers] = useState<Record<string, AnswerValue>>({});
  const answer = useCallback(
    (key: string, value: AnswerValue) => setAnswers((old) => ({ ...old, [key]: value })),
    [],
  );
  const sections = toSections(readyQuestions(fields), answers);
  if (fields.length === 0) return <EmptyState text={t('editor.empty')} />;
  return sections.map((section, index) => (
    <section key={index} className="quest-section">
      <h2 className="quest-section-title">{section.title || t('wizard.untitled')}</h2>
      {section.fields.map(({ field, number }) => (
        <QuestionField
          key={field.key}
          field={field}
          number={number}
          value={answers[field.key]}
          isDisabled={isReadOnly}
          onAnswer={answer}
        />
      ))}
    </section>
  ));
};
