import { limits } from '@portal/shared-contracts';
import {
  FIRM_FILE_FORMAT,
  FIRM_FILE_HEAD,
  firmFileHead,
  type FirmFileHead,
  firmFilePart,
} from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { z } from 'zod';
import { sha256 } from '../../../kernel/firm-file/canonical.ts';
import type { CarriedFile, CarriedThing } from '../../../kernel/firm-file/firm-part.ts';
import type { HeldFile } from '../../../kernel/files.ts';

// A firm stays far below these; what unpacks to more is no firm.
const MOST_ENTRIES = 5000;
const LARGEST_PART = 32 * 1024 * 1024;
const LARGEST_WHOLE = 3 * limits.firmFileBytes;

/** The file of a firm, read to its end and found whole. */
export interface FirmArchive {
  head: FirmFileHead;
  /** The things of a part; nothing where the file has no such part. */
  part(name: string): readonly CarriedThing[];
  has(file: CarriedFile): boolean;
  open(file: CarriedFile): Promise<HeldFile>;
}

const strange = (): never => {
  throw new Refusal('firm-file-strange');
};

const damaged = (name: string): never => {
  throw new Refusal('firm-file-damaged', { name: name.slice(0, 100) });
};

/** The name of a carried file's entry. */
export const entryOfFile = (digest: string): string => `files/${digest}`;

const listEntries = async (zip: ZipFile): Promise<Map<string, Entry>> => {
  const entries = new Map<string, Entry>();
  if (zip.entryCount > MOST_ENTRIES) strange();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) damaged(entry.fileName);
    entries.set(entry.fileName, entry);
  }
  return entries;
};

/** Unpacks an entry and counts; the size that the archive declares is only a claim. */
const unpack = async (zip: ZipFile, entry: Entry, most: number): Promise<Buffer> => {
  const pieces: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
      bytes += piece.length;
      if (bytes > most) damaged(entry.fileName);
      pieces.push(piece);
    }
  } catch {
    return damaged(entry.fileName);
  }
  return Buffer.concat(pieces);
};

const parseJson = (bytes: Buffer, name: string): unknown => {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return damaged(name);
  }
};

const readHead = async (zip: ZipFile, entry: Entry): Promise<FirmFileHead> => {
  const raw = parseJson(await unpack(zip, entry, LARGEST_PART), entry.fileName);
  const said = z.object({ format: z.number().int().positive() }).safeParse(raw);
  if (!said.success) return damaged(entry.fileName);
  if (said.data.format > FIRM_FILE_FORMAT) throw new Refusal('firm-file-newer');
  const head = firmFileHead.safeParse(raw);
  return head.success ? head.data : damaged(entry.fileName);
};

const readParts = async (
  zip: ZipFile,
  entries: ReadonlyMap<string, Entry>,
  { parts }: FirmFileHead,
): Promise<Map<string, readonly CarriedThing[]>> => {
  const things = new Map<string, readonly CarriedThing[]>();
  let room = LARGEST_WHOLE;
  for (const { name, sha256: digest, bytes: size } of parts) {
    const entry = entries.get(name) ?? damaged(name);
    const isFile = name.startsWith('files/');
    const bytes = await unpack(
      zip,
      entry,
      Math.min(room, isFile ? limits.fileBytes : LARGEST_PART),
    );
    room -= bytes.length;
    if (bytes.length !== size || sha256(bytes) !== digest) damaged(name);
    if (isFile && name !== entryOfFile(digest)) damaged(name);
    if (isFile) continue;
    const part = firmFilePart.safeParse(parseJson(bytes, name));
    if (!part.success) return damaged(name);
    things.set(name, part.data);
  }
  return things;
};

const readWhole = async (zip: ZipFile): Promise<FirmArchive> => {
  const entries = await listEntries(zip);
  const first = entries.get(FIRM_FILE_HEAD) ?? strange();
  const head = await readHead(zip, first);
  const listed = new Set(head.parts.map(({ name }) => name));
  for (const name of entries.keys())
    if (name !== FIRM_FILE_HEAD && !listed.has(name)) damaged(name);
  if (listed.size !== head.parts.length) damaged(FIRM_FILE_HEAD);
  const parts = await readParts(zip, entries, head);
  return {
    head,
    part: (name) => parts.get(`${name}.json`) ?? [],
    has: ({ sha256: digest }) => listed.has(entryOfFile(digest)),
    open: async ({ sha256: digest, name }) => {
      const entry = entries.get(entryOfFile(digest)) ?? damaged(entryOfFile(digest));
      const content = await unpack(zip, entry, limits.fileBytes);
      return sha256(content) === digest ? { filename: name, content } : damaged(entry.fileName);
    },
  };
};

/**
 * Reads the file of a firm from the disk, every byte of it, and hands it to `work`.
 *
 * @throws Refusal `unprocessable` for what is no such file, for a newer one and for one that is damaged anywhere.
 */
export const withArchive = async <T>(
  file: string,
  work: (archive: FirmArchive) => Promise<T>,
): Promise<T> => {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(strange);
  try {
    const archive = await readWhole(zip).catch((error: unknown) => {
      if (error instanceof Refusal) throw error;
      return strange();
    });
    return await work(archive);
  } finally {
    zip.close();
  }
};
