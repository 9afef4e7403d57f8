import { fileEnding, fileTypes, limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { fileTypeFromBuffer } from 'file-type';
import type { HeldFile } from '../../../kernel/files.ts';
import { refuseHostileOffice, refuseManyParts } from '../../files/files.service.ts';

/** A resume as a file whose kind its content has decided. */
export interface ResumeFile {
  name: string;
  mimetype: string;
  content: Buffer;
}

const OLD_WORD = 'application/x-cfb';
const LONGEST_NAME = 200;

/** What any upload is held against, in the words of a resume. */
const held = async (work: Promise<void>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    throw error instanceof Refusal ? new Refusal('resume-damaged') : error;
  }
};

const kindOf = async (content: Buffer): Promise<'pdf' | 'docx'> => {
  const { mime = '' } = (await fileTypeFromBuffer(content).catch(() => undefined)) ?? {};
  if (mime === fileTypes.pdf) return 'pdf';
  if (mime === fileTypes.docx) return 'docx';
  // An office file that is locked with a password is of the old kind too, whatever its name says.
  if (mime === OLD_WORD)
    throw new Refusal(
      content.includes(Buffer.from('EncryptedPackage', 'utf16le'))
        ? 'resume-locked'
        : 'resume-old-word',
    );
  if (mime.startsWith('image/')) throw new Refusal('resume-picture');
  throw new Refusal('resume-kind-unknown');
};

// Commas and apostrophes are refused nowhere else but in names of files, so they become spaces here (RV-12).
const cleanName = (name: string, kind: 'pdf' | 'docx'): string => {
  const base = (name.split(/[\\/]/).at(-1) ?? '')
    .replace(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu, '')
    .replace(/[,'’]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const ending = fileEnding(base);
  const stem = (ending ? base.slice(0, -ending.length - 1) : base).trim().slice(0, LONGEST_NAME);
  return `${stem || 'resume'}.${kind}`;
};

/** The resume of an upload; content decides its kind, and each refusal says what to do instead (RV-10, RV-11, RV-15). */
export const readResumeFile = async ({ filename, content }: HeldFile): Promise<ResumeFile> => {
  if (content.length === 0) throw new Refusal('resume-empty');
  if (content.length > limits.review.fileBytes)
    throw new Refusal('resume-too-large', { most: limits.review.fileBytes / 1024 / 1024 });
  // Whoever looks for the kind of an archive walks through all of it.
  await held(refuseManyParts(content));
  const kind = await kindOf(content);
  // The checks unpack only what they read, but writers download all of it.
  if (kind === 'docx') await held(refuseHostileOffice(content));
  return { name: cleanName(filename, kind), mimetype: fileTypes[kind], content };
};

const wordsOf = (text: string): number => {
  const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  let words = 0;
  for (const { isWordLike } of segments) if (isWordLike) words += 1;
  return words;
};

/** Pasted text that is long enough to be a resume. */
export const readResumeText = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed === '') throw new Refusal('resume-missing');
  if (wordsOf(trimmed) < limits.review.leastWords)
    throw new Refusal('resume-too-short', { least: limits.review.leastWords });
  return trimmed;
};
