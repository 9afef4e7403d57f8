import { strToU8, unzipSync, zipSync } from 'fflate';
import { analysisOf, findingOf } from '../../../../test/resumes/analysis-of.ts';
import { cleanResume } from '../../../../test/resumes/clean-resume.ts';
import { drawDocx, packDocx, paragraph } from '../../../../test/resumes/pack-docx.ts';
import { readDocx } from './read-docx.ts';

const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r>`;
const inParagraph = (inside: string): string => `<w:p>${inside}</w:p>`;
const cell = (...lines: string[]): string =>
  `<w:tc>${lines.map((line) => paragraph(line)).join('')}</w:tc>`;
const table = (...cells: string[]): string => `<w:tbl><w:tr>${cells.join('')}</w:tr></w:tbl>`;

const linesOf = (body: string, header?: string) =>
  readDocx(packDocx(body, header)).drawn.map(({ text, place }) => `${place}: ${text}`);

test('RV-24 paragraphs, tabs and breaks of a Word file are lines', () => {
  const body =
    paragraph('One') +
    inParagraph(`${run('Two')}<w:r><w:tab/></w:r>${run('three')}`) +
    inParagraph(`${run('Four')}<w:r><w:br/></w:r>${run('five')}`);
  expect(linesOf(body)).toEqual(['body: One', 'body: Two three', 'body: Four', 'body: five']);
});

test('RV-24 lists and styles of headings are known by their marks', () => {
  const list = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';
  const none = '<w:numPr><w:numId w:val="0"/></w:numPr>';
  const { drawn } = readDocx(
    packDocx(
      paragraph('Jobs', '<w:pStyle w:val="Heading1"/>') +
        paragraph('Led', list) +
        paragraph('• Built') +
        paragraph('Plain', none),
    ),
  );
  expect(drawn.map(({ text, heading, bullet }) => [text, heading, bullet])).toEqual([
    ['Jobs', true, false],
    ['Led', false, true],
    ['Built', false, true],
    ['Plain', false, false],
  ]);
});

test('RV-24 the size of letters is that of the run, or of the style', () => {
  const size = (points: number): string => `<w:sz w:val="${points * 2}"/>`;
  const styles = `<w:styles xmlns:w="w"><w:docDefaults><w:rPrDefault><w:rPr>${size(10)}</w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:styleId="Part"><w:rPr>${size(13)}</w:rPr></w:style></w:styles>`;
  const body =
    paragraph('Plain') +
    paragraph('Styled', '<w:pStyle w:val="Part"/>') +
    paragraph('Large', '', size(15)) +
    paragraph('Plain again');
  const parts = unzipSync(packDocx(body));
  const { drawn } = readDocx(zipSync({ ...parts, 'word/styles.xml': strToU8(styles) }));
  expect(drawn.map((line) => line.size)).toEqual([10, 13, 15, 10]);
});

test('RV-24 a row of short cells is one line, and text laid out beside text is counted', () => {
  const row = table(cell('Engineer'), cell('03/2019 – 05/2021'));
  expect(linesOf(row)).toEqual(['table: Engineer 03/2019 – 05/2021']);
  expect(readDocx(packDocx(row)).tables).toBe(0);
  const beside = table(cell('One', 'Two', 'Three'), cell('Four'));
  expect(readDocx(packDocx(beside)).tables).toBe(1);
});

test('RV-24 the words of a text box are told once, as those of a box', () => {
  const box = `<w:txbxContent>${paragraph('In the box')}</w:txbxContent>`;
  const told = `<mc:AlternateContent xmlns:mc="mc"><mc:Choice>${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent>`;
  expect(linesOf(inParagraph(`${run('Before')}<w:r>${told}</w:r>`))).toEqual([
    'body: Before',
    'box: In the box',
  ]);
});

const pageBreak = '<w:r><w:br w:type="page"/></w:r>';
const markOfWord = '<w:r><w:lastRenderedPageBreak/></w:r>';

test.each([
  ['a break and the mark of Word', inParagraph(pageBreak) + inParagraph(markOfWord + run('Two'))],
  ['both in one paragraph', inParagraph(pageBreak + markOfWord + run('Two'))],
  ['a break alone', inParagraph(pageBreak) + inParagraph(run('Two'))],
  ['a break before its words', inParagraph(pageBreak + run('Two'))],
  ['a mark alone', inParagraph(markOfWord + run('Two'))],
])('RV-24 RV-62 a page is counted once: %s', (_how, next) => {
  const read = readDocx(packDocx(paragraph('One') + next));
  expect([read.pages, read.drawn.map(({ page }) => page)]).toEqual([2, [1, 2]]);
});

test('RV-24 RV-62 pages that end by themselves count beside those that a break ends', () => {
  const next = (words: string): string => inParagraph(markOfWord + run(words));
  const body = paragraph('One') + inParagraph(pageBreak) + next('Two') + next('Three');
  expect(readDocx(packDocx(body)).pages).toBe(3);
  const empty = inParagraph(pageBreak) + inParagraph(markOfWord + pageBreak) + next('Three');
  expect(readDocx(packDocx(paragraph('One') + empty)).pages).toBe(3);
});

test('RV-24 columns are counted', () => {
  const columns = '<w:sectPr><w:cols w:num="2"/></w:sectPr>';
  expect(readDocx(packDocx(paragraph('One') + columns)).columns).toBe(2);
  expect(readDocx(packDocx(paragraph('One'))).columns).toBe(1);
});

test('RV-24 headers stand before the page and footers after it', async () => {
  expect(linesOf(paragraph('Body'), paragraph('Head'))).toEqual(['header: Head', 'body: Body']);
  const parts = unzipSync(drawDocx({ ...cleanResume, contact: [] }));
  const foot = `<w:ftr xmlns:w="w">${paragraph('harriet@example.com')}</w:ftr>`;
  const bytes = zipSync({ ...parts, 'word/footer1.xml': strToU8(foot) });
  const analysis = await analysisOf({ source: { bytes } });
  expect(analysis.text.reading.at(-1)).toBe('harriet@example.com');
  expect(findingOf(analysis, 'ats.contact_place')).toMatchObject({
    result: 'bad',
    quote: 'harriet@example.com',
  });
});

test.each([
  ['vanish', run('secret', '<w:vanish/>')],
  ['white', run('secret', '<w:color w:val="FFFFFF"/>')],
  ['tiny', run('secret', '<w:sz w:val="2"/>')],
])('RV-24 hidden words are dropped and named: %s', (_how, hidden) => {
  const { drawn, dropped } = readDocx(packDocx(inParagraph(run('Seen') + hidden)));
  expect(drawn.map(({ text }) => text)).toEqual(['Seen']);
  expect(dropped).toEqual([{ why: 'hidden', text: 'secret' }]);
});

test('RV-24 white words on a dark ground are seen', () => {
  const look = '<w:color w:val="FFFFFF"/><w:shd w:fill="1F3864"/>';
  expect(linesOf(inParagraph(run('Seen', look)))).toEqual(['body: Seen']);
});

test('RV-24 deleted words are no words, inserted ones are', () => {
  const changed = `${run('Kept ')}<w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:ins>${run('inserted')}</w:ins>`;
  expect(linesOf(inParagraph(changed))).toEqual(['body: Kept inserted']);
});

test('RV-25 white words in a text box are seen where its ground is dark', () => {
  const shape = (fill: string): string =>
    `<w:r><wps:wsp xmlns:wps="wps" xmlns:a="a"><wps:spPr><a:solidFill>${fill}</a:solidFill><a:ln><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></a:ln></wps:spPr><wps:txbx><w:txbxContent>${inParagraph(run('Seen', '<w:color w:val="FFFFFF"/>'))}</w:txbxContent></wps:txbx></wps:wsp></w:r>`;
  const seen = (fill: string): string[] => linesOf(inParagraph(run('Body') + shape(fill)));
  expect(seen('<a:schemeClr val="tx2"/>')).toContain('box: Seen');
  expect(seen('<a:srgbClr val="1F3864"/>')).toContain('box: Seen');
  expect(seen('<a:srgbClr val="FFFFFF"/>')).not.toContain('box: Seen');
});
