import type { Readable } from 'node:stream';
import type { StoredFile } from '@portal/shared-contracts';
import type { SiteDatabase } from './database.ts';

/** A file on its way in. */
export interface IncomingFile {
  filename: string;
  /** The bytes as they arrive; all of them at once only where our own code made them. */
  content: Readable | Buffer;
}

/** A small file that was read whole. */
export interface HeldFile {
  filename: string;
  content: Buffer;
}

/** A form with fields and perhaps a file. */
export interface IncomingForm {
  fields: Readonly<Record<string, string>>;
  file: HeldFile | undefined;
}

/** What a form may hold. */
export interface FormRules {
  fileBytes: number;
  fieldBytes: number;
  /** What is thrown at a longer file. */
  tooLarge(): Error;
}

/** Whose rules decide who may read a file, e.g. `{ kind: 'order', id }`. */
export interface Subject {
  kind: string;
  id: string;
}

/** An uploaded file as whoever sends it knows it: by its key, and by the name that a refusal calls it. */
export type NamedFile = Pick<StoredFile, 'key' | 'originalname'>;

/** What the database knows of a file. */
export interface FileRow {
  key: string;
  owner_id: string | null;
  originalname: string;
  mimetype: string;
  size: number;
  sha256: string;
  subject_kind: string | null;
  subject_id: string | null;
}

/** The files of one site. Bytes are in the file store, names and owners in the database. */
export interface FilesService {
  /**
   * Checks the content and stores it; only the owner can read it until it is attached. What a person uploads
   * counts against the room that the firm gives them; a file without an owner is the firm's own.
   */
  store(file: IncomingFile, ownerId: string | null, subject?: Subject): Promise<StoredFile>;
  /**
   * Ties uploaded files to a subject whose readers may then read them. Pass the transaction.
   *
   * @throws Refusal `file-gone` with all of them that are neither the person's own fresh upload nor already there.
   */
  attach(
    tx: SiteDatabase,
    files: readonly NamedFile[],
    ownerId: string,
    subject: Subject,
  ): Promise<StoredFile[]>;
  find(key: string): Promise<FileRow | undefined>;
  open(key: string): Promise<Readable>;
  remove(key: string): Promise<void>;
}
