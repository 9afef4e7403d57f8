import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import type { WordList } from '../lists/spelling/word-list.ts';
import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';

const told = Array.from(
  { length: 12 },
  (_, at) => `- Planned ${at + 4} tours through the old mill for families`,
);

const review = (
  id: string,
  summary: string,
  bullet: string,
  words?: WordList,
): Promise<ReviewFinding> =>
  analysisOf(
    {
      source: {
        text: [
          'Harriet Lindqvist',
          'harriet.lindqvist@example.com',
          'Summary',
          summary,
          'Work experience',
          'Guide, 03/2019 – 05/2021',
          `- ${bullet}`,
          ...told,
        ].join('\n'),
      },
      language: 'en',
      languageIsFixed: true,
    },
    () => words,
  ).then((analysis) => findingOf(analysis, id));

const SUMMARY = 'Guide for mills and other old works.';
const BULLET = 'Showed 40 families around';

test.each([
  ['language.passive_voice', 'A waiting list was drawn up', 'was drawn'],
  ['language.passive_voice', 'Visitors were shown around', 'were shown'],
  ['language.passive_voice', 'Three mills were selected after a tender', 'were selected'],
  ['language.weak_verbs', 'Contributed to the summer fair', 'Contributed to'],
  ['language.weak_verbs', 'Responsibilities were mainly filing', 'Responsibilities were'],
])('RV-62 %s is found in "%s"', async (id, bullet, quote) => {
  expect(await review(id, SUMMARY, bullet)).toMatchObject({ result: 'bad', quote });
  expect((await review(id, SUMMARY, BULLET)).result).toBe('good');
});

test('RV-62 praise of oneself counts in the summary, where it cannot be that of a thing', async () => {
  const id = 'language.buzzwords';
  const summary = await review(id, 'Reliable and versatile guide.', BULLET);
  expect(summary.quotes.map(({ quote }) => quote)).toEqual(['Reliable', 'versatile']);
  expect((await review(id, SUMMARY, 'Fitted reliable and versatile pumps')).result).toBe('good');
});

test('RV-31 no suggestion is itself a weak opening', async () => {
  const weak = await review('language.weak_verbs', SUMMARY, 'Took part in 4 meetings');
  const { verbs = '' } = (weak.suggestion?.params ?? {}) as { verbs?: string };
  const better = String(verbs).split(', ');
  for (const verb of better)
    expect((await review('language.weak_verbs', SUMMARY, `${verb} 4 meetings`)).result).toBe(
      'good',
    );
});

const dictionary = new Set(
  'weigh weighed found founded catalogue total totaled report reported'.split(' '),
);

test.each([
  ['Weighs 300 parcels a day', 'bad'],
  ['Found 4 leaks in the mill', 'good'],
  ['Total 300 parcels a day', 'good'],
  ['Reports every safety test to the county', 'bad'],
  ['Reports 300 parcels a day', 'good'],
  ['Plan and deliver 20 lessons a week', 'bad'],
  ['Design and build of 20 bridges', 'good'],
  ['Loads were secured with 20 straps', 'good'],
])(
  'RV-37 a present is known by its past, by its object or by a second verb: %s',
  async (bullet, result) => {
    const finding = await review('language.tenses', SUMMARY, bullet, {
      has: (word) => dictionary.has(word),
    });
    expect(finding.result).toBe(result);
  },
);

test('RV-29 RV-62 what is told in the past is quoted where a past verb stands', async () => {
  const id = 'language.tenses';
  const noted = await review(id, SUMMARY, 'Responsible for tickets and keys');
  expect(noted).toMatchObject({ result: 'good', quote: 'Planned' });
  expect(await review(id, SUMMARY, 'Led 40 families around')).toMatchObject({ quote: 'Led' });
});

test('RV-62 a person speaks of himself above the first heading, too; an icon before a number is no "I"', async () => {
  const pronouns = async (first: string): Promise<string[]> => {
    const text = [
      'Harriet Lindqvist',
      first,
      'Work experience',
      'Guide, 03/2019 – 05/2021',
      ...told,
    ].join('\n');
    const source = { text };
    const analysis = await analysisOf({ source, language: 'en', languageIsFixed: true });
    return findingOf(analysis, 'language.pronouns').quotes.map(({ quote }) => quote);
  };
  expect(await pronouns('For ten years I have shown old mills to my guests')).toEqual(['I', 'my']);
  expect(await pronouns('I am a baker with ten years in old mills')).toEqual(['I']);
  expect(await pronouns('Mason who cleaned a Grade I church and a mill in the north')).toEqual([]);
  expect(await pronouns('Dentist who fills teeth with Class I composites in one visit')).toEqual(
    [],
  );
  expect(await pronouns('Leeds, West Yorkshire, close to the old mill I +44 20 7946 0958')).toEqual(
    [],
  );
});
