import type { ReviewFinding } from '@portal/shared-contracts/reviews';
import { cleanResume } from '../../test/resumes/clean-resume.ts';
import { drawPdf } from '../../test/resumes/draw-pdf.ts';
import { drawDocx, packDocx, paragraph } from '../../test/resumes/pack-docx.ts';
import type { PlannedResume } from '../../test/resumes/plan.ts';
import { analyseResume } from './analyse-resume.ts';
import type { ResumeInput } from './engine.types.ts';
import { wordFindings } from './words/word-sentence.ts';

const asOf = '2026-11-22';
const analyse = (input: Omit<ResumeInput, 'asOf'>) =>
  analyseResume({ asOf, ...input }, () => undefined);

const analysisOf = async (input: Omit<ResumeInput, 'asOf'>) => {
  const result = await analyse(input);
  if (!result.ok) throw new Error(result.failure);
  return result.analysis;
};

const badOf = (findings: readonly ReviewFinding[] | undefined): string[] =>
  (findings ?? []).filter(({ result }) => result === 'bad').map(({ id }) => id);

const fileName = 'Harriet-Lindqvist.pdf';

const [experience, ...others] = cleanResume.sections.slice(1);
const poor: PlannedResume = {
  ...cleanResume,
  hidden: 'Rust Go Scala expert',
  sections: [
    {
      heading: 'Experience',
      entries: [
        {
          ...experience!.entries![1]!,
          dates: '09/2015 – 02/2017',
          bullets: [
            'Responsible for the tracking page of our customers',
            'Manages the team of testers',
            'The releases were checked by hand',
          ],
        },
        { ...experience!.entries![0]!, dates: 'March 2020 – present' },
      ],
    },
    ...others,
  ],
};

test.each([
  ['one column', () => drawPdf(cleanResume)],
  ['two columns', () => drawPdf(cleanResume, { twoColumns: true })],
  ['Word', async () => drawDocx(cleanResume)],
])('RV-20 RV-23 RV-29 nothing is to improve in a clean resume: %s', async (_name, draw) => {
  const analysis = await analysisOf({ source: { bytes: await draw() }, fileName });
  expect(badOf(analysis.content.findings)).toEqual([]);
  expect(analysis.contact).toEqual({
    firstName: 'Harriet',
    lastName: 'Lindqvist',
    email: 'harriet.lindqvist@example.com',
    phone: '+44 20 7946 0958',
  });
  expect(analysis.titles).toEqual(['Senior Software Engineer', 'Software Engineer']);
  expect(analysis.text.reading).toContain('Senior Software Engineer 03/2020 – present');
});

test('RV-25 RV-30 RV-31 what is wrong is quoted letter by letter at its place', async () => {
  const bytes = await drawPdf(poor);
  const { content, text } = await analysisOf({ source: { bytes }, fileName: 'cv.pdf' });
  expect(badOf(content.findings)).toEqual(
    expect.arrayContaining([
      'structure.order',
      'structure.gaps',
      'structure.dates',
      'language.weak_verbs',
      'language.passive_voice',
      'language.pronouns',
      'language.tenses',
      'ats.hidden_text',
      'ats.file_name',
    ]),
  );
  const quotes = content.findings!.flatMap((finding) => finding.quotes);
  expect(quotes.length).toBeGreaterThan(10);
  for (const { quote, place } of quotes) expect(text.reading[place.line - 1]).toContain(quote);
  const weak = content.findings!.find(({ id }) => id === 'language.weak_verbs');
  expect(weak).toMatchObject({
    quote: 'Responsible for',
    place: { page: 1, section: 'Experience' },
    suggestion: { params: { verbs: 'Led, Managed, Ran' } },
  });
});

test('RV-45 the same input gives the same bytes', async () => {
  const bytes = await drawPdf(poor, { twoColumns: true });
  const [first, second] = [
    await analysisOf({ source: { bytes }, fileName }),
    await analysisOf({ source: { bytes }, fileName }),
  ];
  expect(JSON.stringify(second)).toBe(JSON.stringify(first));
  expect(first.content.engine).toMatchObject({ asOf, language: 'en', languageBy: 'text' });
});

test('RV-44 the points of a tab are the sum of its weights', async () => {
  const { content } = await analysisOf({ source: { bytes: await drawPdf(poor) }, fileName });
  for (const { tab, points, weightGood, weightApplicable, good, applicable } of content.scores!) {
    const own = content.findings!.filter(
      (finding) => finding.tab === tab && finding.result !== 'not-checked',
    );
    expect(applicable).toBe(own.length);
    expect(good).toBe(own.filter(({ result }) => result === 'good').length);
    if (applicable > 0) expect(points).toBe(Math.round((100 * weightGood) / weightApplicable));
    else expect(points).toBeNull();
  }
});

test('RV-42 an advert names what is found and what is missing', async () => {
  const advert = 'We look for Python, Kubernetes, Java, Scala and Terraform.';
  const bytes = await drawPdf(cleanResume);
  const { content } = await analysisOf({ source: { bytes }, fileName, advert });
  const keywords = content.findings!.find(({ id }) => id === 'jobs.keywords');
  expect(keywords).toMatchObject({
    result: 'good',
    reason: { params: { count: 3, of: 5, missing: 'Java, Scala' } },
  });
});

const long = 'Nothing of this is about anybody and nothing of it has a name. '.repeat(10);

test.each([
  ['empty', new Uint8Array()],
  ['picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47)],
  ['old-word', Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)],
  ['damaged', Buffer.from('%PDF-1.7 and nothing more')],
  ['damaged', Buffer.from('PK\u0003\u0004 and nothing more')],
  ['too-large', new Uint8Array(6 * 1024 * 1024)],
  ['unsupported', Buffer.from('MZ')],
  ['empty', packDocx(paragraph(''))],
  ['too-short', packDocx(paragraph('Harriet Lindqvist'))],
  ['not-a-resume', packDocx(paragraph(long))],
])('RV-11 a file that gets no review says why: %s', async (failure, bytes) => {
  expect(await analyse({ source: { bytes } })).toEqual({ ok: false, failure });
});

test('RV-22 what looks the same is read the same', async () => {
  const text = [
    'Harriet Lindqvist',
    'harriet@example.com  020\u00ad7946\u00ad0958',
    'Experience',
    'Engi\u00adneer at an of\ufb01ce, Sep. 2019 \u00ad Mar. 2024',
    long,
  ].join('\n');
  const { text: read, contact } = await analysisOf({ source: { text } });
  expect(read.reading[3]).toBe('Engineer at an office, Sep. 2019 – Mar. 2024');
  expect(contact.phone).toBe('020-7946-0958');
});

test('RV-45 a stored review is worded in the language of whoever reads it', async () => {
  const bytes = await drawPdf({ ...cleanResume, sections: cleanResume.sections.slice(0, 3) });
  const { content } = await analysisOf({ source: { bytes }, fileName });
  const german = wordFindings(content, 'de').findings!;
  expect(german.find(({ id }) => id === 'structure.missing_sections')?.reason.text).toBe(
    'Keine Überschrift gefunden für: Kenntnisse.',
  );
  expect(german.map(({ result }) => result)).toEqual(content.findings!.map(({ result }) => result));
});
