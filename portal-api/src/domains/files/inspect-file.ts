import { type FileEnding, fileEnding, fileNameProblem, fileTypes } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { fileTypeFromBuffer } from 'file-type';
import type { IncomingFile } from '../../kernel/files.ts';
import { refuseHostileOffice } from './office-file.ts';

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

const isPlainText = (content: Buffer): boolean => {
  if (content.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
};

const contentMatches = async (ending: FileEnding, content: Buffer): Promise<boolean> => {
  const detected = await fileTypeFromBuffer(content).catch(() => undefined);
  if (ending === 'csv') return detected === undefined && isPlainText(content);
  if (ending === 'doc') return detected?.mime === OLD_WORD;
  return detected?.mime === fileTypes[ending];
};

const refuse = (): never => {
  throw new Refusal('file-kind-unknown');
};

/** The name and type under which a file may be stored; the content decides, not the name. */
export const inspectFile = async ({
  filename,
  content,
}: IncomingFile): Promise<{ originalname: string; mimetype: string }> => {
  const originalname = checkName(filename);
  const ending = fileEnding(originalname);
  if (!Object.hasOwn(fileTypes, ending) || content.length === 0) return refuse();
  const known = ending as FileEnding;
  if (!(await contentMatches(known, content))) return refuse();
  if (ZIPPED.includes(known)) await refuseHostileOffice(content);
  return { originalname, mimetype: fileTypes[known] };
};
