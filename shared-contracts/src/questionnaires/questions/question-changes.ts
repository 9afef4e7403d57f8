import type { QuestionnaireField } from './fields.schema.ts';

/** What of a question is another than before. */
export const questionParts = [
  'text',
  'type',
  'options',
  'required',
  'help',
  'placeholder',
  'showIf',
] as const;

/** What of a question is another than before. */
export type QuestionPart = (typeof questionParts)[number];

/** What became of one question between two versions. */
export interface QuestionDifference {
  key: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The question in its newest words. */
  text: string;
  /** The words that it had, where they are others. */
  before?: string;
  /** What was changed of it. */
  parts: readonly QuestionPart[];
}

type Fields = readonly QuestionnaireField[];

const said = (field: QuestionnaireField, part: QuestionPart): string => {
  if (part === 'showIf') return field.showIf ? `${field.showIf.key}=${field.showIf.equals}` : '';
  return JSON.stringify(field[part] ?? '');
};

const changedParts = (before: QuestionnaireField, after: QuestionnaireField): QuestionPart[] =>
  questionParts.filter((part) => said(before, part) !== said(after, part));

// The longest run of questions that stand in the same order as before; only the others were moved.
const unmoved = (before: readonly string[], after: readonly string[]): ReadonlySet<string> => {
  const place = new Map(before.map((key, index) => [key, index]));
  const runs: string[][] = [];
  for (const key of after) {
    const at = place.get(key) ?? 0;
    const longest = runs
      .filter((run) => (place.get(run.at(-1) ?? '') ?? 0) < at)
      .reduce<string[]>((best, run) => (run.length > best.length ? run : best), []);
    runs.push([...longest, key]);
  }
  return new Set(runs.reduce<string[]>((best, run) => (run.length > best.length ? run : best), []));
};

const differenceOf = (
  before: QuestionnaireField | undefined,
  after: QuestionnaireField,
  stays: boolean,
): QuestionDifference[] => {
  const { key, text } = after;
  if (!before) return [{ key, kind: 'added', text, parts: [] }];
  const parts = changedParts(before, after);
  const words = before.text === text ? {} : { before: before.text };
  if (parts.length > 0) return [{ key, kind: 'changed', text, parts, ...words }];
  return stays ? [] : [{ key, kind: 'moved', text, parts: [] }];
};

/** What publishing changes, question by question in the new order, then what is not asked any more. */
export const questionDifferences = (before: Fields, after: Fields): QuestionDifference[] => {
  const had = new Map(before.map((field) => [field.key, field]));
  const has = new Set(after.map(({ key }) => key));
  const stays = unmoved(
    before.map(({ key }) => key).filter((key) => has.has(key)),
    after.map(({ key }) => key).filter((key) => had.has(key)),
  );
  return [
    ...after.flatMap((field) => differenceOf(had.get(field.key), field, stays.has(field.key))),
    ...before
      .filter(({ key }) => !has.has(key))
      .map(({ key, text }) => ({ key, kind: 'removed' as const, text, parts: [] })),
  ];
};
