import type { z } from 'zod';
import type { PlainRefusalCode, RefusalSentence } from './refusal.ts';

type Issue = z.core.$ZodIssue;
type IssueOf<C extends Issue['code']> = Extract<Issue, { code: C }>;

const plain = (code: PlainRefusalCode): RefusalSentence => ({ code, params: {} });

const ofType = ({ input, expected }: IssueOf<'invalid_type'>): RefusalSentence => {
  if (input === undefined || input === null) return plain('field-missing');
  if (expected === 'number' || expected === 'nan') return plain('field-no-number');
  if (expected === 'int') return plain('field-no-whole-number');
  return plain(expected === 'date' ? 'field-no-date' : 'field-wrong');
};

const formats: Readonly<Partial<Record<string, PlainRefusalCode>>> = {
  email: 'field-no-email',
  url: 'field-no-address',
  date: 'field-no-date',
  datetime: 'field-no-date',
  safeint: 'field-no-whole-number',
};

const ofSize = (
  issue: IssueOf<'too_small' | 'too_big'>,
  codes: { text: 'field-too-short' | 'field-too-long'; list: 'field-too-few' | 'field-too-many' },
  ofNumber: (bound: number) => RefusalSentence,
): RefusalSentence => {
  const count = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum);
  if (issue.origin === 'string') return { code: codes.text, params: { count } };
  if (['array', 'set', 'map', 'object', 'record'].includes(issue.origin))
    return { code: codes.list, params: { count } };
  return ofNumber(count);
};

const tooSmall = (issue: IssueOf<'too_small'>): RefusalSentence =>
  issue.origin === 'string' && issue.minimum === 1
    ? plain('field-missing')
    : ofSize(issue, { text: 'field-too-short', list: 'field-too-few' }, (least) => ({
        code: 'field-too-small',
        params: { least },
      }));

// Of several shapes the one that was meant is the one whose kind of value fits.
const ofUnion = ({ errors, input }: IssueOf<'invalid_union'>): RefusalSentence => {
  if (input === undefined || input === null) return plain('field-missing');
  const fitting = errors
    .map(([first]) => first)
    .find((first) => first && !['invalid_type', 'invalid_value'].includes(first.code));
  return fitting ? sentenceOfIssue(fitting) : plain('field-wrong');
};

const sentenceOfIssue = (issue: Issue): RefusalSentence => {
  switch (issue.code) {
    case 'invalid_type':
      return ofType(issue);
    case 'invalid_value':
      return plain(issue.input === undefined ? 'field-missing' : 'field-no-option');
    case 'invalid_format':
      return plain(formats[issue.format] ?? 'field-wrong');
    case 'too_small':
      return tooSmall(issue);
    case 'too_big':
      return ofSize(issue, { text: 'field-too-long', list: 'field-too-many' }, (most) => ({
        code: 'field-too-large',
        params: { most },
      }));
    case 'not_multiple_of':
      return plain('field-no-whole-number');
    case 'unrecognized_keys':
      return { code: 'field-unknown', params: { names: issue.keys.join(', ') } };
    case 'invalid_union':
      return ofUnion(issue);
    case 'custom':
      return plain((issue.params as RefusedBy | undefined)?.refusal ?? 'field-wrong');
    default:
      return plain('field-wrong');
  }
};

/** What a check of our own hands to zod as `params`, so that its refusal has words. */
export interface RefusedBy {
  readonly refusal: PlainRefusalCode;
}

/**
 * The first sentence against each wrong field; parse with `reportInput`, or what is missing counts as wrong.
 *
 * @example
 * const parsed = schema.safeParse(input, { reportInput: true });
 * if (!parsed.success) return inputSentences(parsed.error);
 */
export const inputSentences = (error: z.ZodError): Record<string, RefusalSentence> => {
  const sentences: Record<string, RefusalSentence> = {};
  for (const issue of error.issues)
    sentences[issue.path.map(String).join('.') || 'body'] ??= sentenceOfIssue(issue);
  return sentences;
};
