import { PDFDocument } from '@cantoo/pdf-lib';
import { analysisOf, findingOf } from '../../../test/resumes/analysis-of.ts';
import { cleanResume } from '../../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../../test/resumes/draw-pdf.ts';
import { greyPicture } from '../../../test/resumes/grey-picture.ts';
import { labelledSet } from '../../../test/resumes/labelled/make-set.ts';
import { drawDocx, packDocx, paragraph } from '../../../test/resumes/pack-docx.ts';
import type { PlannedResume } from '../../../test/resumes/plan.ts';

const PERSONAL = 'structure.personal_data';

const withPhoto = async (plan: PlannedResume, width = 80, height = 100): Promise<Uint8Array> => {
  const pdf = await PDFDocument.load(await drawPdf(plan));
  const picture = await pdf.embedPng(greyPicture(200, 250));
  pdf.getPage(0).drawImage(picture, { x: 460, y: 720, width, height });
  return pdf.save();
};

const born = (words: string): PlannedResume => ({
  ...cleanResume,
  contact: [...cleanResume.contact, words],
});

const cleanIn = (language: string): PlannedResume =>
  labelledSet().find((resume) => resume.language === language && resume.planted.length === 0)!.plan;

const saidOf = async (bytes: Uint8Array) => {
  const { result, reason, quote } = findingOf(await analysisOf({ source: { bytes } }), PERSONAL);
  return [result, reason.code, quote];
};

test('RV-33 a photo and a date of birth are remarked in English', async () => {
  expect(await saidOf(await drawPdf(cleanResume))).toEqual(['good', `${PERSONAL}.good`, null]);
  expect(await saidOf(await withPhoto(cleanResume))).toEqual(['bad', `${PERSONAL}.photo`, null]);
  const told = born('Date of birth: 14 May 1988');
  const date = 'Date of birth: 14 May 1988';
  expect(await saidOf(drawDocx(told))).toEqual(['bad', `${PERSONAL}.birth-date`, date]);
  expect(await saidOf(await withPhoto(told))).toEqual(['bad', `${PERSONAL}.both`, date]);
});

test('RV-33 the picture of a logo is no photo', async () => {
  expect(await saidOf(await withPhoto(cleanResume, 120, 40))).toEqual([
    'good',
    `${PERSONAL}.good`,
    null,
  ]);
});

test.each([
  [80, 'bad'],
  [20, 'good'],
])('RV-33 a picture of %i points in a Word file: %s', async (width, result) => {
  const extent = `<wp:extent cx="${width * 12_700}" cy="${width * 1.25 * 12_700}"/>`;
  const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="wp">${extent}<a:blip xmlns:a="a"/></wp:inline></w:drawing></w:r></w:p>`;
  const lines = cleanResume.sections.flatMap(({ heading, lines: told = [], entries = [] }) => [
    heading,
    ...told,
    ...entries.flatMap(({ head, bullets = [] }) => [head, ...bullets]),
  ]);
  const body = [cleanResume.name, ...cleanResume.contact, ...lines].map((line) => paragraph(line));
  expect((await saidOf(packDocx(picture + body.join(''))))[0]).toBe(result);
});

test.each(['de', 'es', 'it', 'ru', 'th'])('RV-33 in %s both are usual', async (language) => {
  const plan = cleanIn(language);
  const told = { ...plan, contact: [...plan.contact, '14.05.1988'] };
  expect(await saidOf(await withPhoto(told))).toEqual([
    'not-checked',
    'unchecked.usual-there',
    null,
  ]);
});

test('RV-33 German entries of nouns are good', async () => {
  const analysis = await analysisOf({ source: { bytes: drawDocx(cleanIn('de')) } });
  for (const id of ['language.weak_verbs', 'language.passive_voice', 'language.repetition'])
    expect(findingOf(analysis, id).result).toBe('good');
  const nouns = analysis.text.reading.filter((line) => /^\p{Lu}\p{Ll}+ung /u.test(line));
  expect(nouns.length).toBeGreaterThan(5);
});

test.each([
  ['it', 'Alvise-Tagliapietra.pdf', 'good'],
  ['it', 'Alvise-gondole.pdf', 'bad'],
  ['de', 'Alvise-Tagliapietra.pdf', 'bad'],
  ['it', 'rezume-novoe.pdf', 'bad'],
] as const)(
  'RV-33 an Italian may have two surnames (%s, %s): %s',
  async (language, fileName, said) => {
    const text = [
      'Alvise Tagliapietra Bon',
      'alvise@example.com',
      'Esperienza lavorativa',
      'Squero San Trovaso, 03/2019 – 05/2021',
      ...Array.from({ length: 25 }, (_, at) => `- Costruite ${at + 2} gondole in legno di rovere`),
    ].join('\n');
    const analysis = await analysisOf({
      source: { text },
      fileName,
      language,
      languageIsFixed: true,
    });
    expect(findingOf(analysis, 'ats.file_name').result).toBe(said);
  },
);

test('RV-25 names of signs in small letters are known beside each other, and "place" alone is a word', async () => {
  const symbolsOf = async (contact: string) => {
    const lines = [contact, 'Esperienza lavorativa', 'Carrellista, Trebbia, 03/2019 – 05/2021'];
    const told = Array.from({ length: 25 }, (_, at) => `Spediti ${at + 2} pallet verso il Nord`);
    const body = ['Cesare Boselli', ...lines, ...told].map((line) => paragraph(line)).join('');
    const analysis = await analysisOf({ source: { bytes: packDocx(body) }, language: 'it' });
    return findingOf(analysis, 'ats.symbols').quotes.map(({ quote }) => quote);
  };
  const reached = 'phone 0523 555 0149 mail cesare@example.com';
  expect(await symbolsOf(`place Piacenza ${reached}`)).toEqual(['place']);
  expect(await symbolsOf('A place in Piacenza, cesare@example.com')).toEqual([]);
});
