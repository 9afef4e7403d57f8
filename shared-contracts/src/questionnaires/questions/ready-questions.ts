import { isChoice, isQuestion, type QuestionnaireField } from './fields.schema.ts';
import { type PublishProblem, publishProblems } from './publish-problems.ts';

/** What keeps a question of the firm from being published; its author mends more than a writer has to. */
export type FirmProblemKind =
  | PublishProblem['kind']
  | 'few-options'
  | 'same-options'
  | 'condition-later'
  | 'condition-option';

/** One reason why questions of the firm cannot be published yet. */
export interface FirmProblem {
  kind: FirmProblemKind;
  /** The line that lacks something; missing where nothing is asked at all. */
  key?: string;
}

const optionsOf = ({ options }: QuestionnaireField): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

const optionProblem = (field: QuestionnaireField): FirmProblemKind | undefined => {
  if (!isChoice(field.type)) return undefined;
  const options = optionsOf(field);
  if (options.length < 2) return 'few-options';
  return new Set(options).size < options.length ? 'same-options' : undefined;
};

/** The questions before this one that have options: those that a condition can name. */
export const conditionSources = (
  fields: readonly QuestionnaireField[],
  key: string,
): QuestionnaireField[] => {
  const index = fields.findIndex((field) => field.key === key);
  return fields.slice(0, Math.max(0, index)).filter(({ type }) => isChoice(type));
};

const conditionProblem = (
  fields: readonly QuestionnaireField[],
  { key, type, showIf }: QuestionnaireField,
): FirmProblemKind | undefined => {
  // A section title always shows; a question that became one may still carry its condition.
  if (!showIf || type === 'section') return undefined;
  const source = conditionSources(fields, key).find((field) => field.key === showIf.key);
  if (!source) return 'condition-later';
  return optionsOf(source).includes(showIf.equals.trim()) ? undefined : 'condition-option';
};

/**
 * Everything that keeps questions of the firm from being published: what keeps a writer's, choices with
 * fewer than two options, and conditions that no earlier answer can fulfil.
 */
export const firmProblems = (fields: readonly QuestionnaireField[]): FirmProblem[] => {
  if (!fields.some(({ type }) => isQuestion(type))) return publishProblems(fields);
  return fields.flatMap((field) => {
    const { key } = field;
    if (field.text.trim() === '') return [{ kind: 'no-text' as const, key }];
    const kind = optionProblem(field) ?? conditionProblem(fields, field);
    return kind ? [{ kind, key }] : [];
  });
};

/** The questions as they are published: without blank options and without what their kind does not have. */
export const readyQuestions = (fields: readonly QuestionnaireField[]): QuestionnaireField[] =>
  fields.map(({ labels: _labels, showIf, ...field }) => ({
    ...field,
    options: isChoice(field.type) ? optionsOf(field) : [],
    ...(showIf && field.type !== 'section'
      ? { showIf: { ...showIf, equals: showIf.equals.trim() } }
      : {}),
  }));
