import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Language } from '@portal/shared-contracts';
import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';
import { openWordList } from '../lists/spelling/word-list.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'spelling-'));
afterAll(() => rmSync(folder, { recursive: true }));

const filler = 'planned and measured the delivery of goods for shops in the north with care ';
const WORDS: Readonly<Partial<Record<Language, string>>> = {
  en: `${filler} received warehouse organize color ware house manager prizes three safety experience work engineer list harbor center catalog`,
  es: 'recibí tres premios por la seguridad en el almacén y planifiqué las entregas de mercancías para tiendas del norte con cuidado experiencia laboral durante años medicino medición mediciones repostar catar filar',
  ru: 'опыт работы получила три премии за безопасность на складе и планировала доставку товаров для магазинов севера с заботой',
};

const lists = (language: string) => {
  const words = new Set(WORDS[language as Language]?.split(/\s+/).filter((word) => word !== ''));
  const bytes = [...words].map((word) => Buffer.from(word)).sort((a, b) => a.compare(b));
  const file = path.join(folder, `${language}.txt`);
  writeFileSync(file, bytes.map((word) => `${word.toString()}\n`).join(''));
  return openWordList(file);
};

const misspelt = async (line: string, advert?: string): Promise<string[]> => {
  const text = [
    'Harriet Lindqvist',
    'harriet.lindqvist@example.com',
    'Work experience',
    'Warehouse manager, 03/2019 – 05/2021',
    `- ${line}`,
    ...Array.from({ length: 9 }, () => `- Planned ${filler}`),
  ].join('\n');
  const finding = findingOf(
    await analysisOf({ source: { text }, advert, language: 'en' }, lists),
    'language.spelling',
  );
  expect(finding.result).not.toBe('not-checked');
  return finding.quotes.map(({ quote }) => quote);
};

test('RV-32 a word that is one edit from a known one is found', async () => {
  expect(await misspelt('Recieved three prizes for saftey in the warehouse')).toEqual([
    'Recieved',
    'saftey',
  ]);
});

test.each([
  ['capitals', 'Planned the work with SAFTEY and SAFTYs'],
  ['a name within a line', 'Planned the delivery for Wharehouse and Saftey'],
  ['digits', 'Measured saftey2 and 3prizzes'],
  ['an address', 'Measured at www.saftey.example and me@wharehouse.example'],
  ['a skill', 'Measured with kafka and terraform'],
  ['a regular form of a known word', 'Planned managers and harbors of engineers and a presafety'],
  ['a term of science', 'Planned the cardeology of goods'],
  ['a word of three uses', 'Measured saftey, planned saftey, received saftey'],
  ['two words in one', 'Measured the goodswork and the careshops'],
  ['nothing near it', 'Measured the zorblaxion of goods'],
  ['another word of few letters', 'Planned the carev of triors and the prizek'],
  ['a mark over a letter', 'Planned the câre of the harbór'],
  ['British spelling', 'Organised the colour of the harbour and the catalogue of the centre'],
  ['American spelling', 'Organize the color of the harbor and the catalog of the center'],
])('RV-32 spelling is quiet about %s', async (_what, line) => {
  expect(await misspelt(line)).toEqual([]);
});

test('RV-32 slips of the hand and of the ear are found in words of few letters', async () => {
  expect(await misspelt('Planned the carre of trhee shups and goids')).toEqual([
    'carre',
    'trhee',
    'shups',
    'goids',
  ]);
});

test('RV-32 a plural that is formed wrongly is found', async () => {
  expect(await misspelt('Planned the deliverys of goods')).toEqual(['deliverys']);
});

test('RV-32 spelling is quiet about words of the advert', async () => {
  expect(await misspelt('Measured the wharehouse')).toEqual(['wharehouse']);
  expect(await misspelt('Measured the wharehouse', 'We run a Wharehouse')).toEqual([]);
});

test.each([
  ['es', 'Experiencia laboral', 'Recibí tres premios por la segurida en el almacén', 'seguridad'],
  ['es', 'Experiencia laboral', 'Recibí tres premios por la medicion de mercancías', 'medición'],
  ['ru', 'Опыт работы', 'Получила три премии за безопастность на складе', 'безопасность'],
] as const)('RV-38 a dictionary corrects in %s', async (language, heading, bullet, better) => {
  const told = WORDS[language]!;
  const text = [
    language === 'ru' ? 'Мария Соколова' : 'Lucía Ferrándiz',
    'maria@example.com',
    heading,
    '03/2019 – 05/2021',
    `- ${bullet}`,
    ...Array.from({ length: 8 }, () => `- ${told}`),
  ].join('\n');
  const analysis = await analysisOf({ source: { text } }, lists);
  expect(analysis.content.engine).toMatchObject({ language });
  expect(findingOf(analysis, 'language.spelling')).toMatchObject({
    result: 'bad',
    suggestion: { params: { better } },
  });
});

test('RV-32 at the beginning of a sentence only letters that changed places are corrected', async () => {
  expect(await misspelt('Planned with care. Recieved goods. Oikoswarehouses and Serebel')).toEqual([
    'Recieved',
  ]);
});

test('RV-32 the name of the person and tools of the trade are no mistakes', async () => {
  expect(await misspelt('Wrote to lindqvist about cron and petits fours')).toEqual([]);
});

test('RV-32 rare words, terms of a list, the town of the address and names of four letters are no mistakes', async () => {
  const rare = { has: (word: string) => word === 'warehouze' };
  const text = [
    'Harriet Lindqvist',
    'harriet.lindqvist@example.com',
    'Carelessey',
    'Work experience',
    'Manager of the Carelessey mill, 03/2019 – 05/2021',
    '- Warehouze with carre and shps for the north of Carelessey',
    '- Warehause, Prizez, Threee',
    ...Array.from({ length: 9 }, () => `- Planned ${filler}`),
  ].join('\n');
  const analysis = await analysisOf({ source: { text }, language: 'en' }, (name) =>
    name === 'en.rare' ? rare : lists(name),
  );
  const { quotes } = findingOf(analysis, 'language.spelling');
  expect(quotes.map(({ quote }) => quote)).toEqual(['carre']);
});

test('RV-32 phrases from French are no mistakes', async () => {
  expect(await misspelt('Received pains au harbr three')).toEqual([]);
});

test.each([
  ['Catalogg of Leeds', []],
  ['Catalogg in the north', ['Catalogg']],
])('RV-32 in a head, what houses are called may be a name: %s', async (head, found) => {
  const text = [
    'Harriet Lindqvist',
    'harriet.lindqvist@example.com',
    'Work experience',
    'Manager, 03/2019 – 05/2021',
    head,
    ...Array.from({ length: 9 }, () => `- Planned ${filler}`),
  ].join('\n');
  const analysis = await analysisOf({ source: { text }, language: 'en' }, lists);
  const { quotes } = findingOf(analysis, 'language.spelling');
  expect(quotes.map(({ quote }) => quote)).toEqual(found);
});

test('RV-38 nouns and forms that a Spanish dictionary leaves out are right, misplaced marks are not', async () => {
  const text = [
    'Lucía Ferrándiz',
    'lucia@example.com',
    'Experiencia laboral',
    '03/2019 – 05/2021',
    '- Planifiqué repostajes y cataciones para unifilares y cataores',
    '- Planifiqué mediciónes',
    ...Array.from({ length: 8 }, () => `- ${WORDS.es!} repostar catar filar`),
  ].join('\n');
  const { quotes } = findingOf(await analysisOf({ source: { text } }, lists), 'language.spelling');
  expect(quotes.map(({ quote }) => quote)).toEqual(['mediciónes']);
});

test('RV-32 RV-38 regional Spanish words are right; a mark that is missing stays a mistake', async () => {
  const regional = new Set(['repostear', 'medicion', 'catador']);
  const text = [
    'Lucía Ferrándiz',
    'lucia@example.com',
    'Experiencia laboral',
    '03/2019 – 05/2021',
    '- Planifiqué repostear y medicion, catádor y mercanccías',
    ...Array.from({ length: 9 }, () => `- ${WORDS.es!}`),
  ].join('\n');
  const analysis = await analysisOf({ source: { text } }, (name) =>
    name === 'es.rare' ? { has: (word) => regional.has(word) } : lists(name),
  );
  const { quotes } = findingOf(analysis, 'language.spelling');
  expect(quotes.map(({ quote }) => quote)).toEqual(['medicion', 'mercanccías']);
});
