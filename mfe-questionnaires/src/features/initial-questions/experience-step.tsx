import Button from 'antd/es/button';
import { customerExperience } from '@portal/shared-contracts/questionnaires';
import { ErrorState } from '@portal/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './choice-card.tsx';
import type { InitialDraft } from './initial-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface ExperienceStepProps {
  draft: InitialDraft;
  isEntered: boolean;
  isSending: boolean;
  failure: unknown;
  onChange: (draft: InitialDraft) => void;
  onSend: (experience: NonNullable<InitialDraft['experience']>) => void;
}

/** Step 2: exactly one of the eight levels of experience (QU-04, QU-05). */
export const ExperienceStep = (props: ExperienceStepProps) => {
  const { draft, isEntered, isSending, failure, onChange, onSend } = props;
  const { t } = useTranslation('questionnaires');
  const [isMissing, setMissing] = useState(false);
  const submit = (): void => {
    if (draft.experience === null) setMissing(true);
    else onSend(draft.experience);
  };
  return (
    <>
      <StepFrame
        legend={t('initial.experienceTitle')}
        hint={t('initial.experienceHint')}
        error={isMissing && draft.experience === null ? t('initial.missing') : undefined}
        isEntered={isEntered}
        look="list"
        onSubmit={submit}
        actions={
          <>
            <Button disabled={isSending} onClick={() => onChange({ ...draft, step: 'industries' })}>
              {t('initial.back')}
            </Button>
            <Button type="primary" htmlType="submit" loading={isSending}>
              {t('initial.send')}
            </Button>
          </>
        }
      >
        {customerExperience.map(({ value, key }) => (
          <ChoiceCard
            key={key}
            type="radio"
            name="experience"
            value={value}
            isChosen={draft.experience === value}
            onChoose={() => onChange({ ...draft, experience: value })}
          >
            {t(`experience.${key}`)}
          </ChoiceCard>
        ))}
      </StepFrame>
      {failure !== null && <ErrorState error={failure} safe={t('wizard.safe')} onRetry={submit} />}
    </>
  );
};
