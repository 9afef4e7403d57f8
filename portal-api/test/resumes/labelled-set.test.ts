import { Buffer } from 'node:buffer';
import { missedGoals } from './labelled/goals.ts';
import { type LabelledResume, labelledSet } from './labelled/make-set.ts';
import { measureSet } from './labelled/measure-set.ts';
import { measuredSet } from './labelled/measured-set.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawDocx } from './pack-docx.ts';

const set = labelledSet();

const count = (fits: (resume: LabelledResume) => boolean): number => set.filter(fits).length;

test('RV-61 the set has its amounts by language, form and fault', () => {
  const amounts = Object.fromEntries(
    [...Map.groupBy(set, ({ language }) => language)].map(([language, own]) => [
      language,
      own.length,
    ]),
  );
  expect(amounts).toEqual({ en: 20, de: 20, es: 20, it: 5, ru: 5, th: 5 });
  expect(count(({ planted }) => planted.length === 0)).toBeGreaterThanOrEqual(15);
  expect(count(({ form }) => form === 'word')).toBeGreaterThanOrEqual(15);
  expect(count(({ form }) => form === 'two-columns')).toBeGreaterThanOrEqual(15);
  expect(new Set(set.map(({ file }) => file)).size).toBe(set.length);
});

test('RV-61 each planted fault stands in its resume letter by letter', () => {
  const planted = set.flatMap(({ plan, planted: faults }) =>
    faults.map(({ quote }) => ({ quote, text: JSON.stringify(plan) })),
  );
  expect(planted.length).toBeGreaterThan(90);
  expect(planted.filter(({ quote, text }) => quote && !text.includes(quote))).toEqual([]);
});

test('RV-61 the same code writes the same files', async () => {
  expect(labelledSet()).toEqual(set);
  const word = set.find(({ form }) => form === 'word')!;
  expect(Buffer.from(drawDocx(word.plan)).equals(drawDocx(labelledSet()[2]!.plan))).toBe(true);
  const columns = set.find(({ form }) => form === 'two-columns')!;
  const [first, second] = [
    await drawPdf(columns.plan, { twoColumns: true }),
    await drawPdf(columns.plan, { twoColumns: true }),
  ];
  expect(Buffer.from(first).equals(second)).toBe(true);
});

test('RV-62 each check has five planted cases in each language that it is made in', () => {
  const cases = new Map<string, number>();
  for (const { language, planted } of measuredSet())
    for (const { id } of planted)
      cases.set(`${id} ${language}`, (cases.get(`${id} ${language}`) ?? 0) + 1);
  expect([...cases].filter(([, count]) => count !== 5)).toEqual([]);
  expect(cases.size).toBeGreaterThan(120);
});

// The PDFs of the set are measured by `pnpm bench reviews`; these are read in a second.
test('RV-62 in the Word files of the set what is planted is found and quoted, and nothing else', async () => {
  const words = measuredSet().filter(({ form }) => form === 'word');
  const measured = await measureSet(words);
  // Dictionaries come with a build, and tests run without one.
  const byDictionary = /recall of language\.spelling (?:en|es|ru)/;
  expect(missedGoals(measured, 1).filter((line) => !byDictionary.test(line))).toEqual([]);
  expect(measured.clean.files).toBeGreaterThan(5);
});
