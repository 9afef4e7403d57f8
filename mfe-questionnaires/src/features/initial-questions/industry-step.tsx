import { industries } from '@portal/shared-contracts/questionnaires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StepButton } from '../../step-button.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { industryIcons } from './industry-icons.ts';
import { type InitialChoices, isIndustryCountRight, toggleIndustry } from './initial-choices.ts';
import { StepFrame } from './step-frame.tsx';

interface IndustryStepProps {
  choices: InitialChoices;
  isEntered: boolean;
  onChange: (choices: InitialChoices) => void;
  onNext: () => void;
}

/** Step 1: one to three of the 38 industries (QU-01 to QU-03). */
export const IndustryStep = ({ choices, isEntered, onChange, onNext }: IndustryStepProps) => {
  const { t } = useTranslation('questionnaires');
  const [error, setError] = useState<'tooMany' | 'wrongCount'>();
  const choose = (name: InitialChoices['industries'][number]): void => {
    const chosen = toggleIndustry(choices.industries, name);
    setError(chosen ? undefined : 'tooMany');
    if (chosen) onChange({ ...choices, industries: chosen });
  };
  const goOn = (): void => {
    if (isIndustryCountRight(choices.industries)) onNext();
    else setError('wrongCount');
  };
  return (
    <StepFrame
      legend={t('initial.industriesTitle')}
      hint={t('initial.industriesHint', { count: choices.industries.length })}
      error={error && t(`initial.${error}`)}
      isEntered={isEntered}
      layout="grid"
      onSubmit={goOn}
      actions={<StepButton htmlType="submit">{t('initial.next')}</StepButton>}
    >
      {industries.map(({ industryName, iconClass }) => {
        const Icon = industryIcons[iconClass];
        return (
          <ChoiceCard
            key={iconClass}
            type="checkbox"
            name="industry"
            value={industryName}
            icon={<Icon className="quest-card-icon" />}
            isChosen={choices.industries.includes(industryName)}
            onChoose={() => choose(industryName)}
          >
            {t(`industry.${iconClass}`)}
          </ChoiceCard>
        );
      })}
    </StepFrame>
  );
};
