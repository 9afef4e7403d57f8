import { z } from '@portal/shared-contracts/schema';
import { errorTexts } from './errors.ts';

/** A stored file as every reply carries it (SC-14). */
export const storedFile = z.object({
  key: z.string().min(1).max(200),
  originalname: z.string().min(1).max(255),
  size: z.number().int().nonnegative(),
  mimetype: z.string().max(150),
  file_id: z.string().max(100),
});

/** A stored file. */
export type StoredFile = z.infer<typeof storedFile>;

/** A stored file inside the wrapper that several calls use (`reviewFile.file.key`). */
export const wrappedFile = z.object({ file: storedFile });

/** Content types by file ending that the portal knows, with the ending as key. */
export const fileTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf',
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A file ending that the portal knows. */
export type FileEnding = keyof typeof fileTypes;

/** Endings accepted in each place that takes files. */
export const acceptedEndings = {
  chat: ['doc', 'docx', 'jpg', 'jpeg', 'png', 'pdf', 'csv', 'xlsx'],
  previousDocument: ['doc', 'docx', 'jpg', 'jpeg', 'png', 'pdf', 'csv', 'xlsx'],
  review: ['docx', 'pdf'],
  pdf: ['pdf'],
  word: ['docx'],
  additional: ['doc', 'docx', 'jpg', 'jpeg', 'png', 'pdf', 'csv', 'xlsx'],
  picture: ['jpeg', 'jpg', 'png'],
} as const satisfies Record<string, readonly FileEnding[]>;

/** The ending of a file name in lower case, or nothing. */
export const fileEnding = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Why a file name is refused before it is sent (SC-38), or nothing. */
export const fileNameProblem = (name: string): string | undefined =>
  /[,']/.test(name) ? errorTexts.fileName : undefined;
