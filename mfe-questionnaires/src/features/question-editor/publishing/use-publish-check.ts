import {
  publishProblems,
  type PublishProblem,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** What keeps one line, or the whole list, from being published. */
export interface LineProblem {
  /** The line; missing where nothing is asked at all. */
  key?: string;
  /** The control that is to be mended. */
  at: 'list' | 'text' | 'options' | 'condition';
  /** In words. */
  sentence: string;
}

/** What keeps questions from being published, once somebody has tried. */
export interface PublishCheck {
  /** Shown above and beside the lines; empty until a try is refused. */
  problems: readonly LineProblem[];
  /** Grows with each refused try. */
  refusals: number;
  /** Whether the questions can go out; if not, it shows why. */
  check: () => boolean;
}

/** Shows problems once somebody has tried to publish, and from then on with each edit. */
export const useProblemsAfterTry = (found: readonly LineProblem[]): PublishCheck => {
  const [refusals, setRefusals] = useState(0);
  const check = (): boolean => {
    const isReady = found.length === 0;
    setRefusals(isReady ? 0 : refusals + 1);
    return isReady;
  };
  return { problems: refusals === 0 ? [] : found, refusals, check };
};

const places: Readonly<Record<PublishProblem['kind'], LineProblem['at']>> = {
  empty: 'list',
  'no-text': 'text',
  'no-options': 'options',
};

/** Checks the questions when they are to be published, and from then on with each edit. */
export const usePublishCheck = (fields: readonly QuestionnaireField[]): PublishCheck => {
  const { t } = useTranslation('questionnaires');
  return useProblemsAfterTry(
    publishProblems(fields).map(({ kind, ...where }) => ({
      ...where,
      at: places[kind],
      sentence: t(`publish.problem.${kind}`),
    })),
  );
};
