import { crc32, deflateSync } from 'node:zlib';
import { limits } from '@portal/shared-contracts';
import { strToU8, zipSync } from 'fflate';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';

/** A small text document: a title and its paragraphs. */
export interface SeedText {
  title: string;
  paragraphs: readonly string[];
}

const MADE = new Date('2026-01-05T09:00:00Z');
const LINES_PER_PAGE = 38;
const LETTERS_PER_LINE = 88;

const linesOf = (text: string): string[] =>
  text.match(new RegExp(`.{1,${LETTERS_PER_LINE}}(?:\\s|$)`, 'g')) ?? [text];

const drawPdf = async ({ title, paragraphs }: SeedText): Promise<Buffer> => {
  const pdf = await PDFDocument.create({ updateMetadata: false });
  pdf.setTitle(title);
  pdf.setCreationDate(MADE);
  const font = await pdf.embedFont(StandardFonts.Helvetica);
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
  const lines = paragraphs.flatMap((paragraph) => [...linesOf(paragraph), '']);
  for (let from = 0; from < lines.length; from += LINES_PER_PAGE) {
    const page = pdf.addPage([595, 842]);
    if (from === 0) page.drawText(title, { x: 56, y: 780, size: 20, font: bold });
    for (const [row, line] of lines.slice(from, from + LINES_PER_PAGE).entries())
      page.drawText(line.trimEnd(), { x: 56, y: 740 - row * 18, size: 11, font });
  }
  return Buffer.from(await pdf.save());
};

const drawn = new Map<string, Promise<Buffer>>();

/** A real PDF, the same bytes every time; hundreds of seeded orders share a few texts. */
export const makePdf = (text: SeedText): Promise<Buffer> => {
  const name = JSON.stringify(text);
  const pdf = drawn.get(name) ?? drawPdf(text);
  drawn.set(name, pdf);
  return pdf;
};

const escapeXml = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const wordParagraph = (text: string): string =>
  `<w:p><w:r><w:t xml:space="preserve">${escapeXml(text)}</w:t></w:r></w:p>`;

const NAMESPACE = 'http://schemas.openxmlformats.org';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** A real Word file with the three parts that every reader needs. */
export const makeDocx = ({ title, paragraphs }: SeedText): Buffer => {
  const parts = {
    '[Content_Types].xml': `${HEAD}<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>`,
    '_rels/.rels': `${HEAD}<Relationships xmlns="${NAMESPACE}/package/2006/relationships"><Relationship Id="rId1" Type="${NAMESPACE}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/document.xml': `${HEAD}<w:document xmlns:w="${NAMESPACE}/wordprocessingml/2006/main"><w:body>${[title, ...paragraphs].map(wordParagraph).join('')}</w:body></w:document>`,
  };
  const files = Object.fromEntries(
    Object.entries(parts).map(([name, text]) => [name, strToU8(text)]),
  );
  return Buffer.from(zipSync(files, { mtime: MADE, level: 6 }));
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
};

/** A signature: one swinging line of ink on a transparent ground, as a 700 by 500 PNG. */
export const makeSignature = (
  { width, height } = limits.signature as { width: number; height: number },
): Buffer => {
  const stride = width * 4 + 1;
  const raw = Buffer.alloc(stride * height);
  for (let step = 0; step < 4000; step += 1) {
    const along = step / 4000;
    const x = Math.round(60 + along * (width - 120));
    const y = Math.round(height / 2 + Math.sin(along * 22) * 90 * (1 - along * 0.7));
    for (const dot of [-1, 0, 1]) raw.writeUInt32BE(0x1b2440ff, (y + dot) * stride + 1 + x * 4);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
