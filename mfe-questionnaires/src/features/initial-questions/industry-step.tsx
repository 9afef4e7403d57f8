import Button from 'antd/es/button';
import { industries } from '@portal/shared-contracts/questionnaires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceCard } from './choice-card.tsx';
import { industryIcons } from './industry-icons.ts';
import { type InitialDraft, isIndustryCountRight, toggleIndustry } from './initial-draft.ts';
import { StepFrame } from './step-frame.tsx';

interface IndustryStepProps {
  draft: InitialDraft;
  isEntered: boolean;
  onChange: (draft: InitialDraft) => void;
}

/** Step 1: one to three of the 38 industries (QU-01 to QU-03). */
export const IndustryStep = ({ draft, isEntered, onChange }: IndustryStepProps) => {
  const { t } = useTranslation('questionnaires');
  const [error, setError] = useState<'tooMany' | 'wrongCount'>();
  const choose = (name: InitialDraft['industries'][number]): void => {
    const chosen = toggleIndustry(draft.industries, name);
    setError(chosen ? undefined : 'tooMany');
    if (chosen) onChange({ ...draft, industries: chosen });
  };
  const goOn = (): void => {
    if (isIndustryCountRight(draft.industries)) onChange({ ...draft, step: 'experience' });
    else setError('wrongCount');
  };
  return (
    <StepFrame
      legend={t('initial.industriesTitle')}
      hint={t('initial.industriesHint', { count: draft.industries.length })}
      error={error && t(`initial.${error}`)}
      isEntered={isEntered}
      look="grid"
      onSubmit={goOn}
      actions={
        <Button type="primary" htmlType="submit">
          {t('initial.next')}
        </Button>
      }
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
            isChosen={draft.industries.includes(industryName)}
            onChoose={() => choose(industryName)}
          >
            {t(`industry.${iconClass}`)}
          </ChoiceCard>
        );
      })}
    </StepFrame>
  );
};
