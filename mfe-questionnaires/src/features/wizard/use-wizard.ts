import type {
  Answers,
  AnswerValue,
  QuestionnaireField,
} from '@portal/shared-contracts/questionnaires';
import { type Kept, useVault } from '@portal/shared-contracts/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { NO_ANSWERS, parseKeptAnswers, type KeptAnswers } from './kept-answers.ts';
import { blockingSection, type WizardSection, wizardSections } from './wizard-state.ts';

/** The wizard as its parts see it. */
export interface WizardControl {
  kept: Kept<KeptAnswers>;
  sections: readonly WizardSection[];
  /** Open section; `sections.length` is the check page. */
  current: number;
  /** Grows with each refused step; 0 means that no errors are shown. */
  refusals: number;
  /** How often another section was opened since the page was; 0 means that the first one is still open. */
  moves: number;
  setAnswer: (key: string, value: AnswerValue) => void;
  /** Remembers the focused field, so that the person finds it again. */
  noteField: (key: string) => void;
  /** Opens a section, or on the way forward the first incomplete one, and says which; a quiet refusal shows no errors. */
  open: (target: number, isQuiet?: boolean) => number;
}

/** Answers, open section and rules of one questionnaire; the vault keeps each change. */
export const useWizard = (
  vaultKey: string,
  questions: readonly QuestionnaireField[],
  given: Answers = NO_ANSWERS.answers,
): WizardControl => {
  const kept = useVault(vaultKey, { ...NO_ANSWERS, answers: given }, parseKeptAnswers);
  const { value, setValue } = kept;
  const [refusals, setRefusals] = useState(0);
  const [moves, setMoves] = useState(0);
  const latest = useRef(value);
  // A layout effect, because a field that takes the focus in an effect would otherwise note it over the restored answers.
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const sections = useMemo(
    () => wizardSections(questions, value.answers),
    [questions, value.answers],
  );
  const current = Math.min(value.section, sections.length);

  const change = useCallback(
    (part: Partial<KeptAnswers>) => {
      // Two changes within one frame build on each other, not on the last render.
      latest.current = { ...latest.current, ...part };
      setValue(latest.current);
    },
    [setValue],
  );

  const setAnswer = useCallback(
    (key: string, answer: AnswerValue) =>
      change({ answers: { ...latest.current.answers, [key]: answer }, field: key }),
    [change],
  );

  const noteField = useCallback(
    (key: string) => {
      const { answers, field } = latest.current;
      // Whoever only looked has nothing to come back to.
      if (field !== key && answers !== given) change({ field: key });
    },
    [change, given],
  );

  const open = (target: number, isQuiet = false): number => {
    const blocking = blockingSection(sections, current, target);
    const section = blocking ?? target;
    setRefusals((count) => (blocking === undefined || isQuiet ? 0 : count + 1));
    if (section === current) return section;
    setMoves((count) => count + 1);
    change({ section, furthest: Math.max(latest.current.furthest, section), field: null });
    return section;
  };

  return { kept, sections, current, refusals, moves, setAnswer, noteField, open };
};
