import fc from 'fast-check';
import { answerProblems, askedAnswers } from './answer-problems.ts';
import { fieldLimits, fieldTypes, questionnaireField, withFieldKeys } from './fields.schema.ts';
import { sectionProgress, toSections } from './sections.ts';

const field = (part: Record<string, unknown>) =>
  questionnaireField.parse({ type: 'text', text: 'Question', key: 'a', ...part });

test('SC-17 knows the nine kinds of field', () => {
  expect([...fieldTypes].sort()).toEqual(
    'section paragraph text textarea email date select radio checkbox'.split(' ').sort(),
  );
});

describe('sections', () => {
  const fields = withFieldKeys([
    field({ key: '', text: 'Before' }),
    field({ key: '', type: 'section', text: 'One' }),
    field({ key: '', type: 'paragraph', text: 'Read this' }),
    field({ key: '', text: 'First' }),
    field({ key: '', text: 'Second' }),
    field({ key: '', type: 'section', text: 'Two' }),
    field({ key: '', text: 'Third' }),
  ]);

  test('QU-11 groups fields under their section and numbers the questions of each from 1', () => {
    const summary = toSections(fields).map((section) => [
      section.title,
      section.fields.map(({ field: { text }, number }) => `${number ?? '-'} ${text}`),
    ]);
    expect(summary).toEqual([
      ['', ['1 Before']],
      ['One', ['- Read this', '1 First', '2 Second']],
      ['Two', ['1 Third']],
    ]);
  });

  test('QU-13 progress is 100 times the index over the number of sections and never 100 inside', () => {
    expect([0, 1, 2].map((index) => sectionProgress(index, 3))).toEqual([0, 33, 67]);
    fc.assert(
      fc.property(fc.integer({ min: 1, max: fieldLimits.fields }), (count) => {
        const steps = Array.from({ length: count }, (_, index) => sectionProgress(index, count));
        expect(steps[0]).toBe(0);
        expect(steps).toEqual(steps.toSorted((a, b) => a - b));
        expect(steps.at(-1)).toBeLessThan(100);
      }),
    );
  });

  test('leaves out a conditional question until its condition holds, without a gap in the numbers', () => {
    const conditional = [
      field({ key: 'a', type: 'radio', options: ['Yes', 'No'] }),
      field({ key: 'b', showIf: { key: 'a', equals: 'Yes' } }),
      field({ key: 'c' }),
    ];
    const numbers = (answers: Record<string, string>) =>
      toSections(conditional, answers)[0]?.fields.map((entry) => [entry.field.key, entry.number]);
    expect(numbers({ a: 'No' })).toEqual([
      ['a', 1],
      ['c', 2],
    ]);
    expect(numbers({ a: 'Yes' })).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 3],
    ]);
  });

  test('QU-15 BO-77 an answer to a question that is not asked any more asks no other question', () => {
    const chained = [
      field({ key: 'a', type: 'radio', options: ['Yes', 'No'] }),
      field({ key: 'b', type: 'radio', options: ['X', 'Y'], showIf: { key: 'a', equals: 'Yes' } }),
      field({ key: 'c', required: true, showIf: { key: 'b', equals: 'X' } }),
      field({ key: 'd', type: 'section', showIf: { key: 'b', equals: 'X' } }),
    ];
    const shown = (answers: Record<string, string>) =>
      toSections(chained, answers).map((section) => section.fields.map((entry) => entry.field.key));
    expect(shown({ a: 'Yes', b: 'X' })).toEqual([['a', 'b', 'c'], []]);
    const changed = { a: 'No', b: 'X', c: 'left over' };
    expect(shown(changed)).toEqual([['a'], []]);
    expect(answerProblems(chained, { a: 'No', b: 'X' })).toEqual({});
    expect(askedAnswers(chained, changed)).toEqual({ a: 'No' });
  });

  test('gives every field a key of its own and keeps the keys that it has', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('', 'a', 'q1', 'q2', 'q7'), { maxLength: 30 }),
        (keys) => {
          const keyed = withFieldKeys(keys.map((key) => field({ key })));
          expect(new Set(keyed.map(({ key }) => key)).size).toBe(keys.length);
          keys.forEach((key, index) => {
            if (key !== '' && keys.indexOf(key) === index) expect(keyed[index]?.key).toBe(key);
          });
          expect(withFieldKeys(keyed)).toEqual(keyed);
        },
      ),
    );
  });
});

describe('answers', () => {
  const problemOf = (part: Record<string, unknown>, value: string | string[]) =>
    answerProblems([field(part)], { a: value })['a'];

  test('QU-15 names what is wrong with an answer of each kind', () => {
    expect(problemOf({ required: true }, '  ')).toBe('required');
    expect(problemOf({ required: false }, '')).toBeUndefined();
    expect(problemOf({ type: 'checkbox', required: true, options: ['x'] }, [])).toBe('required');
    expect(problemOf({ type: 'email' }, 'someone@')).toBe('email');
    expect(problemOf({ type: 'email' }, 'someone@example.com')).toBeUndefined();
    expect(problemOf({ type: 'date' }, '2025-02-30')).toBe('date');
    expect(problemOf({ type: 'date' }, '2024-02-29')).toBeUndefined();
    expect(problemOf({ type: 'radio', options: ['x'] }, 'y')).toBe('option');
    expect(problemOf({ type: 'select', options: ['x'] }, 'x')).toBeUndefined();
    expect(problemOf({ type: 'checkbox', options: ['x', 'y'] }, ['x', 'z'])).toBe('option');
    expect(problemOf({ type: 'checkbox', options: ['x'] }, 'x')).toBe('wrong-kind');
    expect(problemOf({ type: 'text' }, 'x'.repeat(256))).toBe('too-long');
    expect(problemOf({ type: 'textarea' }, 'x'.repeat(256))).toBeUndefined();
  });

  test('keeps only answers to questions that are asked', () => {
    const fields = [
      field({ key: 'a', type: 'radio', options: ['Yes', 'No'] }),
      field({ key: 'b', required: true, showIf: { key: 'a', equals: 'Yes' } }),
    ];
    expect(answerProblems(fields, { a: 'No' })).toEqual({});
    expect(answerProblems(fields, { a: 'Yes' })).toEqual({ b: 'required' });
    expect(askedAnswers(fields, { a: 'No', b: 'left over', foreign: 'x' })).toEqual({ a: 'No' });
  });
});
