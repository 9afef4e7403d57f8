import {
  publishProblems,
  type PublishProblem,
  type QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { useState } from 'react';

/** What keeps questions from being published, once somebody has tried. */
export interface PublishCheck {
  /** Shown above and beside the lines; empty until a try is refused. */
  problems: readonly PublishProblem[];
  /** Grows with each refused try. */
  refusals: number;
  /** Whether the questions can go out; if not, it shows why. */
  check: () => boolean;
}

/** Checks the questions when they are to be published, and from then on with each edit. */
export const usePublishCheck = (fields: readonly QuestionnaireField[]): PublishCheck => {
  const [refusals, setRefusals] = useState(0);
  const found = publishProblems(fields);
  const check = (): boolean => {
    const isReady = found.length === 0;
    setRefusals(isReady ? 0 : refusals + 1);
    return isReady;
  };
  return { problems: refusals === 0 ? [] : found, refusals, check };
};
