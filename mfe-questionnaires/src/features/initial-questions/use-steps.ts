import type { Kept } from '@portal/shared-contracts/react';
import { useState } from 'react';
import { useSectionHistory } from '../../use-section-history.ts';
import { type InitialChoices, isIndustryCountRight } from './initial-choices.ts';

const steps = ['industries', 'experience'] as const satisfies readonly InitialChoices['step'][];

interface Steps {
  current: number;
  /** Whether another step was shown before. */
  hasMoved: boolean;
  onNext: () => void;
  onBack: () => void;
}

/** Which of the two questions is shown; each is an entry of the browser's history. */
export const useSteps = (
  { value, isReady, setValue }: Kept<InitialChoices>,
  isAsked: boolean,
): Steps => {
  const [hasMoved, setMoved] = useState(false);
  const current = steps.indexOf(value.step);
  const show = (target: number): number => {
    const shown = isIndustryCountRight(value.industries) ? target : 0;
    const step = steps[shown];
    if (step === undefined || shown === current) return current;
    setMoved(true);
    setValue({ ...value, step });
    return shown;
  };
  const last = steps.length - 1;
  const open = useSectionHistory({ current, last, canOpen: isReady && isAsked, open: show });
  return {
    current,
    hasMoved,
    onNext: () => void open(current + 1),
    onBack: () => void open(current - 1),
  };
};
