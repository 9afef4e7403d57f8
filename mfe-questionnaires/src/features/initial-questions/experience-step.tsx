import { customerExperience } from '@portal/shared-contracts/questionnaires';
import { ErrorState } from '@portal/shared-ui';
import { Button } from '@portal/shared-ui/controls';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepButton } from '../../step-button.tsx';
import { ChoiceCard } from './choice-card.tsx';
import type { InitialChoices } from './initial-choices.ts';
import { StepFrame } from './step-frame.tsx';

interface ExperienceStepProps {
  choices: InitialChoices;
  isEntered: boolean;
  isSending: boolean;
  failure: unknown;
  onChange: (choices: InitialChoices) => void;
  onBack: () => void;
  onSend: (experience: NonNullable<InitialChoices['experience']>) => void;
}

/** Step 2: exactly one of the eight levels of experience (QU-04, QU-05). */
export const ExperienceStep = (props: ExperienceStepProps) => {
  const { choices, isEntered, isSending, failure, onChange, onBack, onSend } = props;
  const { t } = useTranslation('questionnaires');
  const [isMissing, setMissing] = useState(false);
  const submit = (): void => {
    if (choices.experience === null) setMissing(true);
    else onSend(choices.experience);
  };
  return (
    <>
      <StepFrame
        legend={t('initial.experienceTitle')}
        hint={t('initial.experienceHint')}
        error={isMissing && choices.experience === null ? t('initial.missing') : undefined}
        isEntered={isEntered}
        layout="list"
        isSending={isSending}
        onSubmit={submit}
        actions={
          <>
            <Button disabled={isSending} onClick={onBack}>
              {t('initial.back')}
            </Button>
            <StepButton htmlType="submit" loading={isSending}>
              {t('initial.send')}
            </StepButton>
          </>
        }
      >
        {customerExperience.map(({ value, key }) => (
          <ChoiceCard
            key={key}
            type="radio"
            name="experience"
            value={value}
            isChosen={choices.experience === value}
            onChoose={() => onChange({ ...choices, experience: value })}
          >
            {t(`experience.${key}`)}
          </ChoiceCard>
        ))}
      </StepFrame>
      {failure !== null && <ErrorState error={failure} safe={t('wizard.safe')} onRetry={submit} />}
    </>
  );
};
