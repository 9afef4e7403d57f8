import fc from 'fast-check';
import {
  answerProblems,
  askedAnswers,
  completeTask,
  customerExperience,
  fieldTypes,
  industries,
  isSurveyLink,
  PHONE_PATTERN,
  questionnaireField,
  saveInitialQuestions,
  sectionProgress,
  toSections,
  weekDays,
  withFieldKeys,
  writerCertificates,
  writerExperience,
  writerExpertise,
  writerLanguages,
  writerLevels,
  writerServices,
  writingProfile,
} from './index.ts';

const field = (part: Record<string, unknown>) =>
  questionnaireField.parse({ type: 'text', text: 'Question', key: 'a', ...part });
const values = (list: readonly { value: string }[]) => list.map(({ value }) => value);

describe('enumerations', () => {
  test('QU-01 SC-23 lists 38 different industries, from Accounting to Other', () => {
    expect(industries).toHaveLength(38);
    expect(new Set(industries.map(({ industryName }) => industryName)).size).toBe(38);
    expect(new Set(industries.map(({ iconClass }) => iconClass)).size).toBe(38);
    expect(industries[0].industryName).toBe('Accounting');
    expect(industries.slice(-2).map(({ industryName }) => industryName)).toEqual([
      'Transportation, Distribution, Logistics',
      'Other',
    ]);
  });

  test('QU-04 SC-23 has exactly the eight experience levels of the specification', () => {
    expect(values(customerExperience)).toEqual([
      "Didn't complete high school",
      'Currently in college',
      'Entry Level (0 years)',
      'Associate (1-5)',
      'Mid-Senior level (5-10)',
      'Director (10-15)',
      'Executive/C-Suite (15+)',
      'Other',
    ]);
  });

  test("QU-48 SC-23 has the writer's lists word for word", () => {
    expect(values(writerExperience)).toEqual([
      'Entry level (0-2 years)',
      'Intermediate (3-5 years)',
      'Expert (6 and more years)',
    ]);
    expect(values(writerLevels)).toEqual([
      'New Grad/First Resume',
      'Early Career',
      'Professional',
      'Executive',
    ]);
    expect(values(writerServices)).toEqual([
      'Resume Writing',
      'Cover Letter',
      'LinkedIn Profile',
      'Biography',
    ]);
    expect(values(writerLanguages)).toEqual(['English', 'Spanish', 'Italian', 'German', 'Russian']);
    expect(values(writerCertificates)).toEqual(['CPRW', 'CPCC', 'CEIP', 'ACRW']);
    expect(values(weekDays)).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
      'Sunday',
    ]);
    expect(writerExpertise).toHaveLength(20);
    expect(values(writerExpertise).at(-1)).toBe('Transportation and Distribution');
  });

  test('SC-17 knows the nine kinds of field', () => {
    expect([...fieldTypes].sort()).toEqual(
      ['section paragraph text textarea email date select radio checkbox'.split(' ')].flat().sort(),
    );
  });
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
      fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), (count, any) => {
        const index = any % count;
        expect(sectionProgress(index, count)).toBe(Math.round((100 * index) / count));
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

describe('wire', () => {
  test('QU-16 G20 keeps the wire names of complete_task', () => {
    expect(completeTask.path).toBe('/api/customer/orders/{id}/complete_task');
    expect(Object.keys(completeTask.input.shape).sort()).toEqual(
      ['DefaultQuestionSubmitted', 'data', 'id', 'serviceId', 'serviceType', 'taskId'].sort(),
    );
    expect(Object.keys(writingProfile.shape)).toContain('Experties');
  });

  test('QU-03 QU-06 takes one to three different industries and one of the eight levels', () => {
    const accepts = (customer_industries: string[], years_of_experience = 'Other') =>
      saveInitialQuestions.input.safeParse({ id: 'o', customer_industries, years_of_experience })
        .success;
    expect(accepts(['Legal'])).toBe(true);
    expect(accepts(['Legal', 'Sales', 'Other'])).toBe(true);
    expect(accepts([])).toBe(false);
    expect(accepts(['Legal', 'Sales', 'Other', 'Retail'])).toBe(false);
    expect(accepts(['Legal', 'Legal'])).toBe(false);
    expect(accepts(['Piracy'])).toBe(false);
    expect(accepts(['Legal'], 'A while')).toBe(false);
  });

  test('QU-41 tells an external survey from an in-app one', () => {
    expect(isSurveyLink('https://forms.example.com/x')).toBe(true);
    expect(isSurveyLink('survey-satisfaction')).toBe(false);
    expect(isSurveyLink('javascript:alert(1)')).toBe(false);
  });

  test('QU-47 accepts phone numbers and refuses other text', () => {
    for (const good of ['+1 (555) 010-2030', '0301234567', '+49 30 1234567', '555-0100 x12'])
      expect([good, PHONE_PATTERN.test(good)]).toEqual([good, true]);
    for (const bad of ['', 'call me', '12345', '+1 555 CALL', '1'.repeat(21)])
      expect([bad, PHONE_PATTERN.test(bad)]).toEqual([bad, false]);
  });
});
