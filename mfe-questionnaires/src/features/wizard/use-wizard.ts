import type { AnswerValue, QuestionnaireField } from '@portal/shared-contracts/questionnaires';
import { type Kept, useVault } from '@portal/shared-contracts/react';
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { emptyWizardDraft, parseWizardDraft, type WizardDraft } from './wizard-draft.ts';
import { blockingSection, type WizardSection, wizardSections } from './wizard-state.ts';

/** The wizard as its parts see it. */
export interface WizardControl {
  draft: Kept<WizardDraft>;
  sections: readonly WizardSection[];
  /** Open section; `sections.length` is the check page. */
  current: number;
  /** Grows with each refused step; 0 means that nothing is complained about. */
  refusals: number;
  /** How often another section was opened since the page was; 0 is the first sight of it. */
  moves: number;
  setAnswer: (key: string, value: AnswerValue) => void;
  /** Remembers the focused field, so that the person finds it again. */
  noteField: (key: string) => void;
  /** Opens a section; on the way forward the first incomplete one is opened instead. */
  open: (target: number) => void;
}

/** Answers, place and rules of one questionnaire, kept in the vault with each change. */
export const useWizard = (
  draftKey: string,
  questions: readonly QuestionnaireField[],
): WizardControl => {
  const draft = useVault(draftKey, emptyWizardDraft, parseWizardDraft);
  const { value, setValue } = draft;
  const [refusals, setRefusals] = useState(0);
  const [moves, setMoves] = useState(0);
  const latest = useRef(value);
  // Before any effect of the fields: one that takes the focus would else note it over the restored answers.
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);

  const sections = useMemo(
    () => wizardSections(questions, value.answers),
    [questions, value.answers],
  );
  const current = Math.min(value.section, sections.length);

  const change = useCallback(
    (part: Partial<WizardDraft>) => {
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
      if (latest.current.field !== key) change({ field: key });
    },
    [change],
  );

  const open = (target: number): void => {
    const blocking = blockingSection(sections, current, target);
    const section = blocking ?? target;
    setRefusals((count) => (blocking === undefined ? 0 : count + 1));
    if (section === current) return;
    setMoves((count) => count + 1);
    change({ section, furthest: Math.max(latest.current.furthest, section), field: null });
  };

  return { draft, sections, current, refusals, moves, setAnswer, noteField, open };
};
