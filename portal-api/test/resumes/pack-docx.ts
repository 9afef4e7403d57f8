import { strToU8, zipSync } from 'fflate';
import type { PlannedResume, PlannedSection } from './plan.ts';

const NAMESPACE = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const run = (text: string, look = ''): string =>
  `<w:r><w:rPr>${look}</w:rPr><w:t xml:space="preserve">${escape(text)}</w:t></w:r>`;

/** One paragraph; `marks` stand in its properties. */
export const paragraph = (text: string, marks = '', look = ''): string =>
  `<w:p><w:pPr>${marks}</w:pPr>${run(text, look)}</w:p>`;

const HEADING = '<w:pStyle w:val="Heading1"/>';
const BULLET = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

const sectionOf = ({ heading, lines = [], entries = [] }: PlannedSection): string =>
  [
    paragraph(heading, HEADING),
    ...lines.map((line) => paragraph(line)),
    ...entries.flatMap(({ head, dates, firm, bullets = [], prose }) => [
      `<w:p>${run(head, '<w:b/>')}<w:r><w:tab/></w:r>${run(dates)}</w:p>`,
      paragraph(firm),
      ...(prose ? [paragraph(prose)] : []),
      ...bullets.map((bullet) => paragraph(bullet, BULLET)),
    ]),
  ].join('');

const STYLES = `<w:styles ${NAMESPACE}><w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr></w:style></w:styles>`;

/** Packs the XML of a body, and of a header, as a Word file. */
export const packDocx = (body: string, header?: string): Uint8Array =>
  zipSync(
    {
      '[Content_Types].xml': strToU8('<Types/>'),
      'word/document.xml': strToU8(
        `<w:document ${NAMESPACE}><w:body>${body}</w:body></w:document>`,
      ),
      'word/styles.xml': strToU8(STYLES),
      ...(header ? { 'word/header1.xml': strToU8(`<w:hdr ${NAMESPACE}>${header}</w:hdr>`) } : {}),
    },
    { mtime: new Date('2000-01-01T00:00:00Z') },
  );

const inTable = (section: PlannedSection): string => {
  const skills = (section.lines ?? []).flatMap((line) => line.split(', '));
  const cell = (lines: readonly string[]): string =>
    `<w:tc>${lines.map((line) => paragraph(line)).join('')}</w:tc>`;
  const cells = cell(skills) + cell(skills.slice(-1));
  return `${paragraph(section.heading, HEADING)}<w:tbl><w:tr>${cells}</w:tr></w:tbl>`;
};

/** A resume as a Word file. */
export const drawDocx = (plan: PlannedResume): Uint8Array => {
  const contact = paragraph(plan.contact.join(' | '));
  return packDocx(
    [
      plan.name === '' ? '' : paragraph(plan.name, '', '<w:b/>'),
      plan.contactInHeader ? '' : contact,
      ...plan.sections.map((section) =>
        plan.skillsInTable && section.aside ? inTable(section) : sectionOf(section),
      ),
      plan.hidden ? paragraph(plan.hidden, '', '<w:vanish/>') : '',
    ].join(''),
    plan.contactInHeader ? contact : undefined,
  );
};
