import type { ResumeSource } from '../engine.types.ts';
import type { DrawnLine, ReadDocument } from './document.types.ts';
import { readDocx } from './docx/read-docx.ts';
import { kindOfFile } from './file-kind.ts';
import { withLetterSigns } from './letter-signs.ts';
import { readingLimits } from './limits.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { readText } from './read-text.ts';
import { Unreadable } from './unreadable.ts';

const readFile = (bytes: Uint8Array): Promise<ReadDocument> | ReadDocument => {
  if (bytes.length > readingLimits.fileBytes) throw new Unreadable('too-large');
  const kind = kindOfFile(bytes);
  if (kind === 'pdf') return readPdf(bytes);
  if (kind === 'docx') return readDocx(bytes);
  throw new Unreadable(kind);
};

/** The first lines that stay within the number of letters that are read (RV-10). */
const withinLimit = (document: ReadDocument): ReadDocument => {
  const found = document.drawn.reduce((sum, { text }) => sum + text.length + 1, 0);
  if (found <= readingLimits.characters) return document;
  let room: number = readingLimits.characters;
  const drawn: DrawnLine[] = [];
  for (const line of document.drawn) {
    room -= line.text.length + 1;
    if (room < 0) break;
    drawn.push(line);
  }
  return {
    ...document,
    drawn,
    stream: document.stream.slice(0, drawn.length),
    notRead: [...document.notRead, { what: 'characters', limit: readingLimits.characters, found }],
  };
};

/** Reads whatever somebody sent. */
export const readSource = async (source: ResumeSource): Promise<ReadDocument> => {
  const document = 'text' in source ? readText(source.text) : await readFile(source.bytes);
  if (document.drawn.length === 0)
    throw new Unreadable('text' in source || document.kind === 'docx' ? 'empty' : 'no-text-layer');
  return withinLimit({ ...document, drawn: withLetterSigns(document.drawn) });
};
