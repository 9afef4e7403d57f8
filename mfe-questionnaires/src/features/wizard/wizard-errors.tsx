import { answerLength, type AnswerProblem } from '@portal/shared-contracts/questionnaires';
import { ErrorLinks } from '@portal/shared-ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { WizardSection } from './wizard-state.ts';

/** What is wrong with an answer, in words. */
export const useProblemText = () => {
  const { t } = useTranslation('questionnaires');
  return (problem: AnswerProblem, section: WizardSection, key: string): string => {
    const asked = section.fields.find(({ field }) => field.key === key)?.field;
    return t(`problem.${problem}`, { most: asked ? answerLength(asked) : 0 });
  };
};

/** After a refused step: takes the focus once and links to each question that needs something. */
export const WizardErrors = ({
  section,
  refusals,
}: {
  section: WizardSection;
  refusals: number;
}) => {
  const { t } = useTranslation('questionnaires');
  const box = useRef<HTMLDivElement>(null);
  const problemText = useProblemText();
  const wrong = section.fields.filter(({ field }) => section.problems[field.key]);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (refusals === 0 || wrong.length === 0) return null;
  return (
    <ErrorLinks
      ref={box}
      title={t('wizard.wrong', { count: wrong.length })}
      links={wrong.map(({ field: { key, text } }) => ({
        name: key,
        label: text,
        problem: problemText(section.problems[key] as AnswerProblem, section, key),
      }))}
    />
  );
};
