import type { Language } from '@portal/shared-contracts';
import type { WordList } from '../lists/spelling/word-list.ts';
import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';

interface Told {
  readonly language?: Language;
  readonly bullets: readonly string[];
  readonly work?: readonly string[];
  readonly words?: WordList;
}

const HEADINGS: Partial<Record<Language, string>> = {
  en: 'Work experience',
  de: 'Berufserfahrung',
  es: 'Experiencia',
  it: 'Esperienze lavorative',
  ru: 'Опыт работы',
};

const resume = ({ language = 'en', bullets, work, words }: Told) =>
  analysisOf(
    {
      source: {
        text: [
          'Harriet Lindqvist',
          'harriet.lindqvist@example.com',
          HEADINGS[language]!,
          ...(work ?? ['Miller, Old Mill, 03/2019 – 05/2021']),
          ...bullets,
          ...Array.from({ length: 50 }, (_, at) => `term ${at}`),
        ].join('\n'),
      },
      language,
      languageIsFixed: true,
    },
    () => words,
  );

const finding = async (id: string, told: Told) => findingOf(await resume(told), id);

const five = (last: string): string[] => [
  '- Ground the corn',
  '- Cleaned the wheel',
  '- Painted the door',
  '- Greased the axle',
  `- ${last}`,
];

test.each<[Language, string]>([
  ['en', 'Trained twelve millers'],
  ['de', 'Führung von fünfunddreißig Leuten'],
  ['es', 'Atención a sesenta comensales'],
  ['it', 'Guida di cinque operatori'],
  ['ru', 'Руководство пятнадцатью людьми, двенадцать смен'],
])('RV-62 a number in letters is a number (%s)', async (language, last) => {
  const { result } = await finding('impact.impact', { language, bullets: five(last) });
  expect(result).toBe('good');
  expect((await finding('impact.impact', { bullets: five('Swept the yard') })).result).toBe('bad');
});

test('RV-23 letters that a sign font left before line after line are signs of a list', async () => {
  const bullets = ['ü Ground the corn', 'ü Cleaned the wheel', 'ü Responsible for the door'];
  const weak = await finding('language.weak_verbs', { bullets });
  expect(weak).toMatchObject({ result: 'bad', quote: 'Responsible for' });
});

test.each<[Language, string, string]>([
  ['de', 'Die Bögen wurden vollständig überarbeitet', 'wurden vollständig überarbeitet'],
  ['de', 'Zwei Filialen sind unterstützt worden', 'unterstützt worden'],
  ['es', 'Se realizaron controles de calidad', 'Se realizaron'],
  ['it', 'Gli ospiti venivano accolti', 'venivano accolti'],
  ['it', 'Una sala fu aperta', 'fu aperta'],
  ['ru', 'Комната была открыта', 'была открыта'],
])('RV-62 a passive that was missed is found (%s: %s)', async (language, bullet, quote) => {
  const found = await finding('language.passive_voice', { language, bullets: [`- ${bullet}`] });
  expect(found).toMatchObject({ result: 'bad', quote });
});

test.each<[Language, string, string]>([
  ['it', "Compilò un'altro modulo", "un'altro"],
  ['it', "Spiegò qual'è la regola", "qual'è"],
  ['de', 'Einladung an intressierte Betriebe', 'intressierte'],
])('RV-38 a common mistake is found (%s: %s)', async (language, bullet, quote) => {
  const found = await finding('language.spelling', { language, bullets: [`- ${bullet}`] });
  expect(found).toMatchObject({ result: 'bad', quote });
});

test('RV-32 a phrase of another language is no mistake', async () => {
  const words: WordList = { has: (word) => word === 'miss' || word === 'prepared' };
  const said = (bullet: string) => finding('language.spelling', { bullets: [bullet], words });
  expect((await said('- Prepared misse en place')).result).toBe('good');
  expect(await said('- Prepared a misse place')).toMatchObject({ result: 'bad', quote: 'misse' });
});

test('RV-62 the way from school to a first post is no gap, one between posts is', async () => {
  const study = ['Education', 'College of Mills, 09/2015 – 06/2018'];
  const gap = (...work: string[]) =>
    finding('structure.gaps', { work, bullets: ['- Ground the corn', ...study] });
  const posts = ['Miller, Old Mill, 01/2021 – 05/2022', 'Miller, New Mill, 05/2019 – 12/2020'];
  expect((await gap(...posts)).result).toBe('good');
  expect((await gap(posts[0]!, 'Miller, New Mill, 05/2019 – 02/2020')).result).toBe('bad');
});

test('RV-62 the year first and the month first are two formats', async () => {
  const dates = (first: string) =>
    finding('structure.dates', {
      work: [`Miller, Old Mill, ${first}`, 'Miller, New Mill, 05/2019 – 12/2020'],
      bullets: ['- Ground the corn'],
    });
  expect((await dates('2021-01 – 2022-05')).reason.code).toBe('structure.dates.two-formats');
  expect((await dates('01/2021 – 05/2022')).result).toBe('good');
});

test('RV-29 what stands under a heading that nobody knows is not called good', async () => {
  const told = (heading: string) =>
    analysisOf({
      source: {
        text: [
          'Harriet Lindqvist',
          'harriet.lindqvist@example.com',
          'Summary',
          'A miller with ten years at two mills.',
          heading,
          'Painted the door',
          ...Array.from({ length: 50 }, (_, at) => `term ${at}`),
        ].join('\n'),
      },
      language: 'en',
      languageIsFixed: true,
    });
  for (const id of ['language.passive_voice', 'language.pronouns']) {
    expect(findingOf(await told('How the years went'), id).result).toBe('not-checked');
    expect(findingOf(await told('Experience'), id).result).toBe('good');
  }
});

test.each<[Language, string]>([
  ['de', 'Strategie und Prozess der Industrie mit zwölf Mitarbeitern'],
  ['de', 'Therapie nach Richtlinien, Jahresabschluss als Kaufmann'],
  ['de', 'Gastronomie, Psychologin, Reaktion und Wertung'],
  ['it', 'Contatto e interazione nella panificazione'],
])('RV-32 a right word is no slip of another one (%s: %s)', async (language, bullet) => {
  const found = await finding('language.spelling', { language, bullets: [`- ${bullet}`] });
  expect(found.result).toBe('good');
});

test('RV-29 a gap that a position without a time may fill is none', async () => {
  const bullets = ['- Ground 40 sacks', '- Cleaned the wheel'];
  const jobs = (middle: string): string[] => [
    'Miller, Old Mill, 03/2019 – 05/2021',
    ...bullets,
    middle,
    ...bullets,
    'Apprentice, Hill Mill, 01/2012 – 02/2015',
  ];
  const gaps = (middle: string) => finding('structure.gaps', { work: jobs(middle), bullets });
  expect((await gaps('Miller, Low Mill')).result).toBe('good');
  expect((await gaps('Miller, Low Mill, 03/2015 – 06/2015')).result).toBe('bad');
});

const ABOUT =
  'Old Mill grinds for the hospitals, the schools and the harbour of the town, for two hotels and since last winter for the railway, in a listed house with four stones, its own wheel, a shop and a school for apprentices from all over the county.';

test.each([
  ['a few lines about the firm above its entries', 12, 'good'],
  ['one entry beside a position told in sentences', 1, 'bad'],
])('RV-29 running text is what tells most of a position: %s', async (_what, count, result) => {
  const entry =
    '- Ground 400 sacks of rye a night with three millers and without a single late van';
  const told = {
    work: ['Miller, 03/2019 – 05/2021', ABOUT],
    bullets: Array.from({ length: count }, () => entry),
  };
  expect((await finding('structure.use_of_bullets', told)).result).toBe(result);
});
