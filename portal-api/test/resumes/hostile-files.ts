import { deflateSync } from 'node:zlib';
import { cleanResume } from './clean-resume.ts';
import { drawPdf } from './draw-pdf.ts';
import { drawDocx, packDocx, paragraph } from './pack-docx.ts';

const pdfOf = (content: Buffer, filter = ''): Uint8Array => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
  ];
  const parts: Uint8Array[] = [Buffer.from('%PDF-1.4\n')];
  objects.forEach((object, at) => parts.push(Buffer.from(`${at + 1} 0 obj\n${object}\nendobj\n`)));
  parts.push(
    Buffer.from(`4 0 obj\n<< /Length ${content.length} ${filter} >>\nstream\n`),
    content,
    Buffer.from('\nendstream\nendobj\n'),
    Buffer.from('5 0 obj\n<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>\nendobj\n'),
    Buffer.from('trailer\n<< /Root 1 0 R >>\n'),
  );
  return Buffer.concat(parts);
};

const packed = (content: string): Uint8Array =>
  pdfOf(deflateSync(Buffer.from(content)), '/Filter /FlateDecode');

/** The same bytes for the same seed. */
const mutated = (bytes: Uint8Array, seed: number): Uint8Array => {
  const copy = Uint8Array.from(bytes);
  let state = seed * 2654435761;
  for (let change = 0; change < 20; change += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    copy[state % copy.length] = state >>> 24;
  }
  return copy;
};

/** A Word file whose directory declares a hundred bytes for what unpacks to far more. */
const lyingZip = (): Uint8Array => {
  const zip = Buffer.from(packDocx(paragraph('x'.repeat(40_000_000))));
  const directory = zip.lastIndexOf(Buffer.from('word/document.xml')) - 46;
  zip.writeUInt32LE(100, directory + 24);
  return zip;
};

/** Files that are made to break their reader, and some that are only broken. */
export const hostileFiles = async (): Promise<readonly (readonly [string, Uint8Array])[]> => {
  const pdf = await drawPdf(cleanResume);
  const docx = drawDocx(cleanResume);
  return [
    ['content bomb', packed(' '.repeat(80_000_000))],
    ['nested q', packed('q '.repeat(1_000_000))],
    ['two million text operators', packed(`BT /F 9 Tf ${'(a) Tj '.repeat(2_000_000)} ET`)],
    ['lying zip', lyingZip()],
    ['deep xml', packDocx('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000))],
    ['entities', packDocx('&lol;')],
    ['cut pdf', pdf.subarray(0, pdf.length / 2)],
    ['cut docx', docx.subarray(0, docx.length / 2)],
    ...Array.from({ length: 20 }, (_, seed) => [`pdf ${seed}`, mutated(pdf, seed)] as const),
    ...Array.from({ length: 20 }, (_, seed) => [`docx ${seed}`, mutated(docx, seed)] as const),
  ];
};
