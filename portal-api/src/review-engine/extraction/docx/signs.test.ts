import { analysisOf, findingOf } from '../../../../test/resumes/analysis-of.ts';
import { packDocx, paragraph } from '../../../../test/resumes/pack-docx.ts';

const HEADING = '<w:pStyle w:val="Heading1"/>';
const FONT = '<w:rFonts w:ascii="Wingdings" w:hAnsi="Wingdings"/>';

const entry = (sign: string, text: string): string =>
  `<w:p><w:r><w:rPr>${FONT}</w:rPr>${sign}</w:r><w:r><w:tab/><w:t>${text}</w:t></w:r></w:p>`;

test('RV-23 letters of Wingdings are the signs of entries, however Word writes them', async () => {
  const signs = ['<w:sym w:font="Wingdings" w:char="F0A7"/>', '<w:t>§</w:t>', '<w:t>\uf0d8</w:t>'];
  const file = packDocx(
    [
      ...['Harriet Lindqvist', 'harriet.lindqvist@example.com'].map((text) => paragraph(text)),
      paragraph('Experience', HEADING),
      paragraph('Head baker, Northgate 03/2019 – 05/2021'),
      ...signs.map((sign, at) => entry(sign, `Baked ${at + 3} kinds of rye`)),
      paragraph('Interests', HEADING),
      ...Array.from({ length: 12 }, () =>
        paragraph('Walks along the coast in any weather, old clocks and the choir of the parish'),
      ),
    ].join(''),
  );
  const analysis = await analysisOf({ source: { bytes: file }, language: 'en' });
  expect(analysis.text.reading.filter((line) => line.startsWith('Baked'))).toHaveLength(3);
  expect(findingOf(analysis, 'structure.use_of_bullets')).toMatchObject({
    result: 'good',
    reason: { params: { count: 3 } },
  });
});
