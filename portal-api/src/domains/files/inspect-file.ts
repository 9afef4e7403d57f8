import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FileEnding, fileEnding, fileNameProblem, fileTypes } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { fileTypeFromFile } from 'file-type';
import { refuseHostileOffice, refuseManyParts } from './office-file.ts';

const LONGEST_NAME = 255;
const OLD_WORD = 'application/x-cfb';
const ZIPPED: readonly string[] = ['docx', 'xlsx'];

// Paths and control characters never become part of a stored name.
const cleanName = (name: string): string =>
  (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
    .trim();

const checkName = (name: string): string => {
  const clean = cleanName(name);
  const problem = fileNameProblem(clean);
  if (problem) throw new Refusal('file-name-unfit');
  if (clean === '' || clean.length > LONGEST_NAME) throw new Refusal('file-name-too-long');
  return clean;
};

const isPlainText = async (file: string): Promise<boolean> => {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
      if (chunk.includes(0)) return false;
      decoder.decode(chunk, { stream: true });
    }
    decoder.decode();
    return true;
  } catch {
    return false;
  }
};

const contentMatches = async (ending: FileEnding, file: string): Promise<boolean> => {
  const detected = await fileTypeFromFile(file).catch(() => undefined);
  if (ending === 'csv') return detected === undefined && (await isPlainText(file));
  if (ending === 'doc') return detected?.mime === OLD_WORD;
  return detected?.mime === fileTypes[ending];
};

const refuse = (): never => {
  throw new Refusal('file-kind-unknown');
};

/** The name and type under which a file may be stored, if its content agrees. */
export interface FileNames {
  originalname: string;
  mimetype: string;
  ending: FileEnding;
}

/** What a name says of its file, before a byte of it is read. */
export const inspectName = (filename: string): FileNames => {
  const originalname = checkName(filename);
  const ending = fileEnding(originalname);
  if (!Object.hasOwn(fileTypes, ending)) return refuse();
  const known = ending as FileEnding;
  return { originalname, mimetype: fileTypes[known], ending: known };
};

/** Looks into a local file; the content decides what it is, not the name. It is never held in memory as a whole. */
export const inspectContent = async (ending: FileEnding, file: string): Promise<void> => {
  if ((await stat(file)).size === 0) refuse();
  // Whoever looks for the kind of an archive walks through all of it.
  if (ZIPPED.includes(ending)) await refuseManyParts(file);
  if (!(await contentMatches(ending, file))) refuse();
  if (ZIPPED.includes(ending)) await refuseHostileOffice(file);
};
