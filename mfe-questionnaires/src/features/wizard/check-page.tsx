import { isQuestion, labelledAnswer } from '@portal/shared-contracts/questionnaires';
import { ErrorState } from '@portal/shared-ui';
import { EditIcon, SendIcon } from '@portal/shared-ui/icons';
import { Button } from '@portal/shared-ui/controls';
import { useTranslation } from 'react-i18next';
import { AnswerText } from '../../fields/answer-text.tsx';
import { StepButton } from '../../step-button.tsx';
import { useSectionFocus } from './use-section-focus.ts';
import type { WizardControl } from './use-wizard.ts';
import type { WizardSection } from './wizard-state.ts';

interface CheckPageProps {
  wizard: WizardControl;
  isSending: boolean;
  failure: unknown;
  onSend: () => void;
}

const CheckedSection = (props: {
  section: WizardSection;
  wizard: WizardControl;
  index: number;
  isSending: boolean;
}) => {
  const { section, wizard, index, isSending } = props;
  const { t } = useTranslation('questionnaires');
  const title = section.title || t('wizard.untitled');
  const questions = section.fields.filter(({ field }) => isQuestion(field.type));
  if (questions.length === 0) return null;
  return (
    <section className="quest-checked">
      <div className="quest-checked-head">
        <h3>{title}</h3>
        <Button
          icon={<EditIcon />}
          aria-label={t('wizard.editSection', { title })}
          onClick={() => wizard.open(index)}
          disabled={isSending}
        >
          {t('wizard.edit')}
        </Button>
      </div>
      <dl className="quest-answers">
        {questions.map(({ field, number }) => (
          <div key={field.key}>
            <dt>
              {number}. {field.text}
            </dt>
            <dd>
              <AnswerText
                type={field.type}
                answer={labelledAnswer(field, wizard.kept.value.answers[field.key] ?? '')}
              />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** Everything once more before it is sent; each section leads back to its questions. */
export const CheckPage = ({ wizard, isSending, failure, onSend }: CheckPageProps) => {
  const { t } = useTranslation('questionnaires');
  const heading = useSectionFocus(wizard);
  return (
    <div className="quest-section">
      <h2 ref={heading} tabIndex={-1} className="quest-section-title">
        {t('wizard.check')}
      </h2>
      <p className="quest-lead">{t('wizard.checkLead')}</p>
      {wizard.sections.map((section, index) => (
        <CheckedSection key={index} {...{ section, wizard, index, isSending }} />
      ))}
      {failure !== undefined && <ErrorState error={failure} safe={t('wizard.safe')} />}
      <div className="quest-actions">
        <Button onClick={() => wizard.open(wizard.sections.length - 1)} disabled={isSending}>
          {t('wizard.back')}
        </Button>
        <StepButton icon={<SendIcon />} loading={isSending} onClick={onSend}>
          {t('wizard.send')}
        </StepButton>
      </div>
    </div>
  );
};
