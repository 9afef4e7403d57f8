import { analysisOf } from '../../../test/resumes/analysis-of.ts';
import { drawPdf } from '../../../test/resumes/draw-pdf.ts';
import { labelledSet } from '../../../test/resumes/labelled/make-set.ts';
import { drawDocx } from '../../../test/resumes/pack-docx.ts';
import type { PlannedResume } from '../../../test/resumes/plan.ts';
import { wordFindings } from '../words/word-sentence.ts';

const { plan: whole } = labelledSet().find(
  ({ language, planted }) => language === 'th' && planted.length === 0,
)!;

// As a browser's PDF has it: the letter under the mark is gone and a blank stands there.
const damaged: PlannedResume = {
  ...whole,
  sections: whole.sections.map((section, at) =>
    at === 0 ? { ...section, lines: ['ผู้จัดการฝ่ายปฏิ ัติการ', ...(section.lines ?? [])] } : section,
  ),
};

const textOf = ({ name, contact, sections }: PlannedResume): string =>
  [
    name,
    ...contact,
    ...sections.flatMap(({ heading, lines = [], entries = [] }) => [
      heading,
      ...lines,
      ...entries.flatMap(({ head, dates, bullets = [] }) => [`${head} ${dates}`, ...bullets]),
    ]),
  ].join('\n');

const reasonsOf = async (source: { bytes: Uint8Array } | { text: string }) => {
  const { content } = await analysisOf({ source });
  const language = wordFindings(content, 'en').findings!.filter(({ tab }) => tab === 'Language');
  return [...new Set(language.map(({ reason }) => reason.text))];
};

const ASKS = 'Not checked: the file has lost marks above or below letters. Send it as a Word file.';
const HAS_NO_LIST = 'Not checked: there is no word list for this language yet.';

test('RV-39 Thai text that lost its marks gets no language checks, and a Word file is asked for', async () => {
  expect(await reasonsOf({ bytes: await drawPdf(damaged) })).toEqual([ASKS]);
  expect(await reasonsOf({ text: textOf(damaged) })).toEqual([ASKS]);
});

test('RV-39 whole Thai text and Word files are not accused', async () => {
  expect(await reasonsOf({ bytes: await drawPdf(whole) })).toEqual([HAS_NO_LIST]);
  expect(await reasonsOf({ text: textOf(whole) })).toEqual([HAS_NO_LIST]);
  expect(await reasonsOf({ bytes: drawDocx(damaged) })).toEqual([HAS_NO_LIST]);
});

test('RV-39 the other tabs are checked all the same', async () => {
  const { content } = await analysisOf({ source: { bytes: await drawPdf(damaged) } });
  const structure = content.findings!.filter(({ tab }) => tab === 'Structure');
  expect(structure.some(({ result }) => result === 'good')).toBe(true);
});
