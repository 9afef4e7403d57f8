import {
  answerProblems,
  type AnswerProblem,
  type Answers,
  type QuestionnaireField,
  type Section,
  toSections,
} from '@portal/shared-contracts/questionnaires';

/** A section of the wizard with what is still wrong in it. */
export interface WizardSection extends Section {
  problems: Readonly<Record<string, AnswerProblem>>;
}

/** How a section stands, for the list of sections. */
export type SectionMark = 'done' | 'missing' | 'now' | 'open';

/** The pages of the wizard: sections that show something, each with its problems. */
export const wizardSections = (
  questions: readonly QuestionnaireField[],
  answers: Answers,
): WizardSection[] => {
  const problems = answerProblems(questions, answers);
  return toSections(questions, answers)
    .filter((section) => section.fields.length > 0)
    .map((section) => ({
      ...section,
      problems: Object.fromEntries(
        section.fields.flatMap(({ field: { key } }) => {
          const problem = problems[key];
          return problem ? [[key, problem] as const] : [];
        }),
      ),
    }));
};

const isComplete = (section: WizardSection): boolean => Object.keys(section.problems).length === 0;

/** Nothing is missing in a section that was never open, nor in one that is being filled in. */
export const markOf = (
  section: WizardSection,
  index: number,
  wizard: { current: number; furthest: number; refusals: number },
): SectionMark => {
  if (index > wizard.furthest) return 'open';
  if (isComplete(section)) return 'done';
  return index === wizard.current && wizard.refusals === 0 ? 'now' : 'missing';
};

/** The first section that blocks the way to `target`, or nothing: back is always free (QU-15). */
export const blockingSection = (
  sections: readonly WizardSection[],
  current: number,
  target: number,
): number | undefined => {
  if (target <= current) return undefined;
  const blocking = sections.findIndex((section, index) => index < target && !isComplete(section));
  return blocking === -1 ? undefined : blocking;
};
