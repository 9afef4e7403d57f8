import { PDFDocument, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { embedFonts, type TextPainter, type Weight } from '../../src/adapters/pdf-fonts.ts';
import type { PlannedResume, PlannedSection } from './plan.ts';

interface Pen {
  readonly painter: TextPainter;
  readonly page: PDFPage;
  x: number;
  y: number;
  width: number;
}

const LEADING = 1.35;

const wrap = (painter: TextPainter, text: string, size: number, width: number): string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && painter.widthOf(longer, size, 400) <= width)
      lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
};

const write = (
  pen: Pen,
  text: string,
  size: number,
  { weight = 400, indent = 0 }: { weight?: Weight; indent?: number } = {},
): void => {
  for (const line of wrap(pen.painter, text, size, pen.width - indent)) {
    pen.painter.draw(pen.page, line, { x: pen.x + indent, y: pen.y, size, weight });
    pen.y -= size * LEADING;
  }
};

const writeBullet = (pen: Pen, text: string): void => {
  pen.painter.draw(pen.page, '•', { x: pen.x + 4, y: pen.y, size: 9.5, weight: 400 });
  write(pen, text, 9.5, { indent: 14 });
};

const writeRight = (pen: Pen, text: string, size: number): void => {
  const x = pen.x + pen.width - pen.painter.widthOf(text, size, 400);
  pen.painter.draw(pen.page, text, { x, y: pen.y, size, weight: 400 });
};

const writeSection = (pen: Pen, { heading, entries = [], lines = [] }: PlannedSection): void => {
  pen.y -= 8;
  write(pen, heading, 12.5, { weight: 700 });
  pen.y -= 2;
  for (const line of lines) write(pen, line, 9.5);
  for (const { head, dates, firm, bullets = [], prose } of entries) {
    // Browsers write what stands at the right before what stands at the left.
    writeRight(pen, dates, 9.5);
    write(pen, head, 10.5, { weight: 700 });
    write(pen, firm, 9.5);
    if (prose) write(pen, prose, 9.5);
    for (const bullet of bullets) writeBullet(pen, bullet);
    pen.y -= 5;
  }
};

const textsOf = (plan: PlannedResume): string[] => JSON.stringify(plan).split('"');

type Drawn = Parameters<TextPainter['draw']>;

/** Keeps what is drawn, and draws it row by row, as programs do that lay columns out as tables. */
const byRows = (painter: TextPainter): { painter: TextPainter; flush: () => void } => {
  const kept: Drawn[] = [];
  return {
    painter: { ...painter, draw: (...drawn) => void kept.push(drawn) },
    flush: () => {
      const rows = kept.toSorted((a, b) => Math.round(b[2].y / 8) - Math.round(a[2].y / 8));
      for (const drawn of rows) painter.draw(...drawn);
    },
  };
};

/** Draws a resume in one column, or with a narrow one at its left. */
export const drawPdf = async (
  plan: PlannedResume,
  options: { twoColumns?: boolean; byRows?: boolean } = {},
): Promise<Uint8Array> => {
  const pdf = await PDFDocument.create();
  // Dates of the file are no part of what is tested.
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  const fonts = await embedFonts(pdf, [...textsOf(plan), '•']);
  const { painter, flush } = options.byRows ? byRows(fonts) : { painter: fonts, flush: () => {} };
  const page = pdf.addPage([595, 842]);
  const pen: Pen = { painter, page, x: 50, y: 790, width: 495 };
  if (plan.name !== '') write(pen, plan.name, 20, { weight: 700 });
  pen.y -= 4;
  if (!options.twoColumns) write(pen, plan.contact.join(' | '), 9.5);
  else drawAside(pen, plan);
  const main = plan.sections.filter(({ aside }) => !options.twoColumns || !aside);
  for (const section of main) writeSection(pen, section);
  flush();
  if (plan.hidden) {
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    page.drawText(plan.hidden, { x: 50, y: 30, size: 8, font, color: rgb(1, 1, 1) });
  }
  return pdf.save({ useObjectStreams: false });
};

const drawAside = (pen: Pen, plan: PlannedResume): void => {
  const aside: Pen = { ...pen, width: 150 };
  for (const line of plan.contact) write(aside, line, 9.5);
  for (const section of plan.sections.filter(({ aside: narrow }) => narrow))
    writeSection(aside, section);
  Object.assign(pen, { x: 215, width: 330 });
};
