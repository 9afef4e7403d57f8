import { Refusal } from '@portal/shared-contracts/refusals';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, openPromise, type ZipFile } from 'yauzl';

// What Word itself writes stays far below these.
const MOST_PARTS = 2000;
const LARGEST_PART = 8 * 1024 * 1024;
const LARGEST_WHOLE = 24 * 1024 * 1024;
const DEEPEST = 400;

const XML = /\.(?:xml|rels)$/i;

const refuse = (): never => {
  throw new Refusal('file-unreadable');
};

/** An entity can grow without end and a deep tree breaks its readers; no Office program writes either. */
const xmlGuard = (): { write(chunk: Buffer): void; close(): void } => {
  const parser = new SaxesParser();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let depth = 0;
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', () => (depth += 1) > DEEPEST && refuse());
  parser.on('closetag', () => (depth -= 1));
  return {
    write: (chunk) => parser.write(decoder.decode(chunk, { stream: true })),
    close: () => parser.write(decoder.decode()).close(),
  };
};

/** Unpacks one part and counts; the size that the archive declares is only a claim. */
const readPart = async (zip: ZipFile, entry: Entry, room: number): Promise<number> => {
  const guard = XML.test(entry.fileName) ? xmlGuard() : undefined;
  let bytes = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LARGEST_PART || bytes > room) refuse();
    guard?.write(chunk);
  }
  guard?.close();
  return bytes;
};

/** An archive on this machine, or one that was held because it is small. */
type Source = string | Buffer;

const openZip = (source: Source): Promise<ZipFile> => {
  const options = { lazyEntries: true, autoClose: false };
  return typeof source === 'string'
    ? openPromise(source, options)
    : fromBufferPromise(source, options);
};

const readParts = async (zip: ZipFile): Promise<void> => {
  if (zip.entryCount > MOST_PARTS) refuse();
  let room = LARGEST_WHOLE;
  for await (const entry of zip.eachEntry()) room -= await readPart(zip, entry, room);
};

/**
 * Refuses an archive of too many parts by the number that it declares; what is no archive passes.
 *
 * @throws Refusal
 */
export const refuseManyParts = async (source: Source): Promise<void> => {
  const zip = await openZip(source).catch(() => undefined);
  const parts = zip?.entryCount ?? 0;
  zip?.close();
  if (parts > MOST_PARTS) refuse();
};

/**
 * Reads an Office file to its end within hard limits, so that nobody after it meets an archive that
 * unpacks to more than it says, or XML that a reader would choke on.
 *
 * @throws Refusal `unsupported-type` for whatever is damaged or beyond the limits.
 */
export const refuseHostileOffice = async (source: Source): Promise<void> => {
  let zip: ZipFile | undefined;
  try {
    zip = await openZip(source);
    await readParts(zip);
  } catch (error) {
    if (error instanceof Refusal) throw error;
    refuse();
  } finally {
    zip?.close();
  }
};
