import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';
import { packDocx, paragraph } from '../../../test/resumes/pack-docx.ts';
import { wordFindings } from '../words/word-sentence.ts';

const HEADING = '<w:pStyle w:val="Heading1"/>';
const BULLET = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

/** A Word file; `# ` makes a heading by its style, `- ` an entry. */
const fileOf = (texts: readonly string[]): Uint8Array =>
  packDocx(
    texts
      .map((text) => {
        const marks = text.startsWith('# ') ? HEADING : text.startsWith('- ') ? BULLET : '';
        return paragraph(text.replace(/^[#-] /, ''), marks);
      })
      .join(''),
  );

const head = [
  'Harriet Lindqvist',
  'harriet.lindqvist@example.com',
  '# Summary',
  'Baker with a soft spot for rye, for early mornings in warm rooms and for good colleagues. Twelve years at stone ovens and deck ovens, five of them in charge of a night shift that never once opened late, and all of them with flour up to both elbows.',
];
const work = [
  'Head baker, Northgate 03/2019 – 05/2021',
  '- Baked 400 loaves a night with three colleagues',
  '- Trained two apprentices who stayed with the mill',
  'Baker, Harbour Mill 06/2015 – 02/2019',
  '- Reduced the waste of flour by 18 % in a year',
];
const school = ['Diploma in Baking 2012 – 2015', 'Leeds City College'];
const skills = ['Baking; Food safety; HACCP'];
const rest = [
  '# Languages',
  'French',
  '# Interests',
  'Walks along the coast in any weather, the choir of the parish on Thursdays, and old clocks that other people have given up on and that strike again after a winter or two',
];

const saidOf = async (texts: readonly string[]) => {
  const analysis = await analysisOf({ source: { bytes: fileOf([...head, ...texts, ...rest]) } });
  const { result, reason } = findingOf(analysis, 'structure.missing_sections');
  return [result, reason.text];
};

const said = (what: string): string =>
  `Not checked: this may stand under a heading that we do not know: ${what}.`;

test('RV-29 RV-62 what is missing for certain is to be improved', async () => {
  expect(await saidOf(['# Experience', ...work, '# Education', ...school])).toEqual([
    'bad',
    'No heading was found for: skills.',
  ]);
  expect(await saidOf(['# Experience', ...work, '# Skills', ...skills])).toEqual([
    'bad',
    'No heading was found for: education.',
  ]);
  expect(await saidOf(['# Education', ...school, '# Skills', ...skills])).toEqual([
    'bad',
    'No heading was found for: experience.',
  ]);
});

test('RV-27 RV-62 sections under headings of own invention count by what they hold', async () => {
  const texts = ['# Flour on my hands', ...work, '# Behind the desk', ...school];
  expect((await saidOf([...texts, '# In my apron', ...skills]))[0]).toBe('good');
});

test.each([
  [
    'undated work',
    ['# Ovens I ran', 'Northgate', ...work.filter((line) => line.startsWith('- '))],
    ['# Education', ...school, '# Skills', ...skills],
    'experience',
  ],
  [
    'a time without a school',
    ['# Experience', ...work, '# First steps', 'Millers’ Guild 2012 – 2015'],
    ['# Skills', ...skills],
    'education',
  ],
  [
    'a diploma among the courses',
    ['# Experience', ...work, '# Training', 'Diploma in Baking, Leeds City College'],
    ['# Skills', ...skills],
    'education',
  ],
  [
    'many terms that no list knows',
    ['# Experience', ...work, '# Education', ...school],
    ['# In my apron', 'Sourdough; Scoring; Braiding; Laminating; Stone mills'],
    'skills',
  ],
])('RV-29 RV-62 under an unknown heading, not checked: %s', async (_what, first, then, name) => {
  expect(await saidOf([...first, ...then])).toEqual(['not-checked', said(name)]);
});

test.each([
  [
    'schools below the last entries of work',
    ['# Experience', ...work, 'Behind the desk', 'Guild of Millers 2012 – 2015', 'Leeds'],
    ['# Skills', ...skills],
    'education',
  ],
  [
    'skills below schools',
    ['# Experience', ...work, '# Education', ...school, 'In my apron', ...skills],
    [],
    'skills',
  ],
  [
    'work below the summary',
    ['Flour on my hands', ...work],
    ['# Education', ...school, '# Skills', ...skills],
    'experience',
  ],
])('RV-29 RV-62 under a heading that looks as text does, not checked: %s', async (...given) => {
  const [, first, then, name] = given;
  expect(await saidOf([...first, ...then])).toEqual(['not-checked', said(name)]);
});

test('RV-29 what is unknown is said in all languages', async () => {
  const texts = ['# Experience', ...work, '# Education', ...school, 'In my apron', ...skills];
  const { content } = await analysisOf({
    source: { bytes: fileOf([...head, ...texts, ...rest]) },
  });
  const words = (['en', 'de', 'es', 'it', 'ru', 'th'] as const).map(
    (language) =>
      wordFindings(content, language).findings?.find(
        ({ id }) => id === 'structure.missing_sections',
      )?.reason.text,
  );
  expect(words).toEqual([
    said('skills'),
    'Nicht geprüft: Das steht vielleicht unter einer Überschrift, die wir nicht kennen: Kenntnisse.',
    expect.stringMatching(/^Sin comprobar: .*: habilidades\.$/),
    expect.stringMatching(/^Non controllato: .*: competenze\.$/),
    expect.stringMatching(/^Не проверено: .*: навыки\.$/),
    expect.stringMatching(/^ไม่ได้ตรวจ: .*: ทักษะ$/),
  ]);
});

test('RV-29 RV-62 positions whose times stand in another section are not called undated', async () => {
  const texts = ['# Skills', 'Northgate 03/2019 – 05/2021', '# Education', ...school];
  const all = [...head, '# Experience', 'Head baker at Northgate', ...texts, ...rest];
  const bytes = fileOf(all);
  const { result } = findingOf(await analysisOf({ source: { bytes } }), 'structure.dates');
  expect(result).toBe('not-checked');
});

const datesOf = async (texts: readonly string[]) => {
  const { result, quotes, reason } = findingOf(
    await analysisOf({ source: { bytes: fileOf([...head, ...texts, ...rest]) } }),
    'structure.dates',
  );
  return [result, reason.code, quotes[0]?.quote];
};

test('RV-27 a position without a time is found where the others have theirs', async () => {
  const undated = [
    'Miller, Riverside',
    '- Ground 30 sacks of flour a day',
    '- Repaired two stones',
  ];
  expect(await datesOf(['# Experience', ...work, ...undated])).toEqual([
    'bad',
    'structure.dates.undated',
    'Miller, Riverside',
  ]);
});

test('RV-27 months in full beside cut ones are two ways of writing a time', async () => {
  const jobs = (first: string, second: string) => [
    '# Experience',
    `Head baker, Northgate ${first}`,
    '- Baked 400 loaves a night with three colleagues',
    `Baker, Harbour Mill ${second}`,
    '- Reduced the waste of flour by 18 % in a year',
  ];
  expect(await datesOf(jobs('September 2019 – May 2021', 'Feb 2015 – Jul 2019'))).toEqual([
    'bad',
    'structure.dates.two-formats',
    expect.any(String),
  ]);
  expect((await datesOf(jobs('May 2019 – June 2021', 'Feb 2015 – May 2019')))[0]).toBe('good');
});

test('RV-29 a heading of two sections stands for both, and one that looks as text does is not called missing', async () => {
  const both = ['# Experience and education', ...work, ...school, '# Skills', ...skills];
  expect((await saidOf(both))[0]).toBe('good');
  const plain = ['# Experience', ...work, '# Education', ...school, 'Technical Skills', 'Rye.'];
  expect(await saidOf(plain)).toEqual(['not-checked', said('skills')]);
});
