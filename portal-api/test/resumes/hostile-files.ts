import { deflateSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
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

/** Numbers that look like chance and are the same for the same seed. */
const seeded = (seed: number): (() => number) => {
  let state = Math.imul(seed + 1, 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    // The low digits of such numbers repeat.
    return state / 2 ** 32;
  };
};

const MOST_CHANGES = 20;

/** Bytes changed, cut out, doubled and cut off: the same for the same seed. */
const mutated = (bytes: Uint8Array, seed: number): Uint8Array => {
  const chance = seeded(seed);
  const at = (length: number): number => Math.floor(chance() * length);
  let copy = Buffer.from(bytes);
  for (let change = at(MOST_CHANGES) + 1; change > 0; change -= 1) copy[at(copy.length)] = at(256);
  const [from, length] = [at(copy.length), at(400)];
  const [head, piece, tail] = [
    copy.subarray(0, from),
    copy.subarray(from, from + length),
    copy.subarray(from + length),
  ];
  const way = at(6);
  if (way === 1) copy = Buffer.concat([head, tail]);
  if (way === 2) copy = Buffer.concat([head, piece, piece, tail]);
  if (way === 3 && from > 100) copy = head;
  return copy;
};

/** A Word file whose directory declares a hundred bytes for what unpacks to far more. */
const lyingZip = (): Uint8Array => {
  const zip = Buffer.from(packDocx(paragraph('x'.repeat(40_000_000))));
  const directory = zip.lastIndexOf(Buffer.from('word/document.xml')) - 46;
  zip.writeUInt32LE(100, directory + 24);
  return zip;
};

const manyPages = (count: number): Uint8Array => {
  const kids = Array.from({ length: count }, (_, at) => `${at + 4} 0 R`).join(' ');
  const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 3 0 R >>';
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${count} >>`,
    '<< /Length 2 >>\nstream\nq \nendstream',
    ...Array.from({ length: count }, () => page),
  ];
  const body = objects.map((object, at) => `${at + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(`%PDF-1.4\n${body}trailer\n<< /Root 1 0 R >>\n`);
};

/** Names within names: ten of them are a thousand million letters. */
const entities = (): Uint8Array => {
  const names = Array.from({ length: 10 }, (_, at) => {
    const inside = at === 0 ? 'ha' : `&l${at - 1};`.repeat(10);
    return `<!ENTITY l${at} "${inside}">`;
  }).join('');
  const xml = `<?xml version="1.0"?><!DOCTYPE d [${names}]><w:document><w:body><w:p>&l9;</w:p></w:body></w:document>`;
  return zipSync({ 'word/document.xml': strToU8(xml) });
};

/** A file by a name that says what is wrong with it. */
export type NamedFile = readonly [name: string, bytes: Uint8Array];

/** Files that are made to break their reader (RV-63). */
export const bombs = (): readonly NamedFile[] => [
  ['content bomb', packed(' '.repeat(80_000_000))],
  ['nested q', packed('q '.repeat(1_000_000))],
  ['two million text operators', packed(`BT /F 9 Tf ${'(a) Tj '.repeat(2_000_000)} ET`)],
  ['five thousand pages', manyPages(5000)],
  ['lying zip', lyingZip()],
  ['deep xml', packDocx('<w:p>'.repeat(50_000) + '</w:p>'.repeat(50_000))],
  ['unknown entity', packDocx('&lol;')],
  ['entities', entities()],
];

/** Files that are broken by chance, half of them PDFs; the same for the same seed. */
export const mutatedFiles = async (count: number, seed: number): Promise<NamedFile[]> => {
  const whole = [
    await drawPdf(cleanResume),
    drawDocx(cleanResume),
    await drawPdf(cleanResume, { twoColumns: true }),
    packDocx(paragraph('A line of a resume. '.repeat(60)), paragraph('Head')),
  ];
  return Array.from({ length: count }, (_, at): NamedFile => {
    const kind = at % whole.length;
    return [`mutation ${seed}/${at}`, mutated(whole[kind]!, seed * 100_003 + at)];
  });
};
