import { answerLength, type AnswerProblem } from '@portal/shared-contracts/questionnaires';
import { useEffect, useRef, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { focusField } from './focus-field.ts';
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
export function WizardErrors({ section, refusals }: { section: WizardSection; refusals: number }) {
  const { t } = useTranslation('questionnaires');
  const box = useRef<HTMLDivElement>(null);
  const problemText = useProblemText();
  const wrong = section.fields.filter(({ field }) => section.problems[field.key]);
  useEffect(() => {
    if (refusals > 0) box.current?.focus();
  }, [refusals]);
  if (refusals === 0 || wrong.length === 0) return null;
  const jump = (event: MouseEvent, key: string): void => {
    event.preventDefault();
    focusField(key);
  };
  return (
    <div
      ref={box}
      className="pui-error-summary"
      tabIndex={-1}
      role="group"
      aria-label={t('wizard.wrong', { count: wrong.length })}
    >
      <p>{t('wizard.wrong', { count: wrong.length })}</p>
      <ul>
        {wrong.map(({ field: { key, text } }) => (
          <li key={key}>
            <a href={`#field-${key}`} onClick={(event) => jump(event, key)}>
              {text}: {problemText(section.problems[key] as AnswerProblem, section, key)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
