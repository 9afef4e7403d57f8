import { Button } from '@portal/shared-ui/controls';
import type { AnswerProblem } from '@portal/shared-contracts/questionnaires';
import type { FormEvent, FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { QuestionField } from '../../fields/question-field.tsx';
import { StepButton } from '../../step-button.tsx';
import type { WizardControl } from './use-wizard.ts';
import type { WizardSection } from './wizard-state.ts';
import { WizardErrors, useProblemText } from './wizard-errors.tsx';
import { useSectionFocus } from './use-section-focus.ts';

const fieldOf = (event: FocusEvent): string | undefined =>
  (event.target as HTMLElement).closest<HTMLElement>('[data-field]')?.dataset['field'];

const Fields = ({ wizard, section }: { wizard: WizardControl; section: WizardSection }) => {
  const problemText = useProblemText();
  const errorOf = (key: string): { error?: string } => {
    const problem: AnswerProblem | undefined = section.problems[key];
    return wizard.refusals > 0 && problem ? { error: problemText(problem, section, key) } : {};
  };
  return section.fields.map(({ field, number }) => (
    <QuestionField
      key={field.key}
      field={field}
      number={number}
      value={wizard.kept.value.answers[field.key]}
      {...errorOf(field.key)}
      onAnswer={wizard.setAnswer}
    />
  ));
};

/** One section of the questionnaire; Enter in a line of text goes on, in a long text it starts a new line. */
export const SectionPage = ({ wizard }: { wizard: WizardControl }) => {
  const { t } = useTranslation('questionnaires');
  const { sections, current, open, noteField, refusals } = wizard;
  const heading = useSectionFocus(wizard);
  const section = sections[current];
  if (!section) return null;
  const goOn = (event: FormEvent): void => {
    event.preventDefault();
    open(current + 1);
  };
  const note = (event: FocusEvent): void => {
    const key = fieldOf(event);
    if (key) noteField(key);
  };
  return (
    <form className="quest-section" noValidate onSubmit={goOn} onFocus={note}>
      <h2 ref={heading} tabIndex={-1} className="quest-section-title">
        {section.title || t('wizard.untitled')}
      </h2>
      <WizardErrors section={section} refusals={refusals} />
      <Fields wizard={wizard} section={section} />
      <div className="quest-actions">
        {current > 0 && <Button onClick={() => open(current - 1)}>{t('wizard.back')}</Button>}
        <StepButton htmlType="submit">{t('wizard.next')}</StepButton>
      </div>
    </form>
  );
};
