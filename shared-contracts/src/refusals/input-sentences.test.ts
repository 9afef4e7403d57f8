import { z } from 'zod';
import { day, email } from '../scalars.ts';
import { inputSentences } from './input-sentences.ts';

const sentenceOf = (schema: z.ZodType, input?: unknown) => {
  const value = z.object({ field: schema });
  const parsed = value.safeParse(input === undefined ? {} : { field: input }, {
    reportInput: true,
  });
  if (parsed.success) throw new Error('The input is not wrong');
  const { code, params } = inputSentences(parsed.error)['field'] ?? { code: '', params: {} };
  return [code, params];
};

const address = z.union([z.literal(''), z.url()]);
const notOne = z.string().refine(() => false, { params: { refusal: 'industry-repeated' } });

test.each<[string, z.ZodType, unknown, string, object?]>([
  ['a missing text', z.string(), undefined, 'field-missing'],
  ['null for a text', z.string(), null, 'field-missing'],
  ['an empty text', z.string().min(1), '', 'field-missing'],
  ['a missing choice', z.enum(['a', 'b']), undefined, 'field-missing'],
  ['a missing one of several shapes', address, undefined, 'field-missing'],
  ['another choice', z.enum(['a', 'b']), 'c', 'field-no-option'],
  ['another kind of value', z.string(), {}, 'field-wrong'],
  ['a text for a number', z.number(), 'many', 'field-no-number'],
  ['a text that should become a number', z.coerce.number(), 'many', 'field-no-number'],
  ['a part of a number', z.int(), 1.5, 'field-no-whole-number'],
  ['a number off the grid', z.number().multipleOf(5), 7, 'field-no-whole-number'],
  ['no e-mail address', email, 'nobody', 'field-no-email'],
  ['no day', day, '2026-13-40', 'field-no-date'],
  ['no address of several shapes', address, 'nowhere', 'field-no-address'],
  ['another pattern', z.string().regex(/^a/), 'b', 'field-wrong'],
  ['a short text', z.string().min(8), 'abc', 'field-too-short', { count: 8 }],
  ['a long text', z.string().max(2), 'abc', 'field-too-long', { count: 2 }],
  ['a short list', z.array(z.string()).min(1), [], 'field-too-few', { count: 1 }],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'field-too-many', { count: 1 }],
  ['a small number', z.number().min(5), 1, 'field-too-small', { least: 5 }],
  ['a large number', z.number().max(5), 9, 'field-too-large', { most: 5 }],
  ['a name too many', z.strictObject({}), { a: 1, b: 2 }, 'field-unknown', { names: 'a, b' }],
  ['a check of ours', notOne, 'a', 'industry-repeated'],
  ['a check without words', z.string().refine(() => false), 'a', 'field-wrong'],
])('SC-35 %s has a sentence of its own', (_title, schema, input, ...[code, params = {}]) => {
  expect(sentenceOf(schema, input)).toEqual([code, params]);
});

test('SC-35 each wrong field says its first problem, and what is inside is found by its path', () => {
  const schema = z.object({ list: z.array(z.object({ name: z.string().min(3).regex(/^a/) })) });
  const parsed = schema.safeParse(
    { list: [{ name: 'abc' }, { name: 'b' }] },
    { reportInput: true },
  );
  expect(parsed.error && inputSentences(parsed.error)).toEqual({
    'list.1.name': { code: 'field-too-short', params: { count: 3 } },
  });
  const wrong = z.string().safeParse(1, { reportInput: true });
  expect(wrong.error && inputSentences(wrong.error)).toEqual({
    body: { code: 'field-wrong', params: {} },
  });
});
