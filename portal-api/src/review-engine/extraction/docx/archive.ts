import { inflateRawSync } from 'node:zlib';
import { readingLimits } from '../limits.ts';
import { Unreadable } from '../unreadable.ts';

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const LOCAL = 0x04034b50;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly offset: number;
}

const damaged = (): never => {
  throw new Unreadable('damaged');
};

const directoryOf = (zip: Buffer): { at: number; count: number } => {
  for (let at = zip.length - 22; at >= Math.max(0, zip.length - 65_557); at -= 1)
    if (zip.readUInt32LE(at) === END)
      return { at: zip.readUInt32LE(at + 16), count: zip.readUInt16LE(at + 10) };
  return damaged();
};

const entriesOf = (zip: Buffer): Entry[] => {
  let { at, count } = directoryOf(zip);
  if (count > readingLimits.parts) damaged();
  const entries: Entry[] = [];
  for (; count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== ENTRY) damaged();
    if (zip.readUInt16LE(at + 8) & 1) throw new Unreadable('password');
    const nameLength = zip.readUInt16LE(at + 28);
    entries.push({
      name: zip.toString('utf8', at + 46, at + 46 + nameLength),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      offset: zip.readUInt32LE(at + 42),
    });
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return entries;
};

const contentOf = (zip: Buffer, { method, size, offset }: Entry, room: number): Buffer => {
  if (zip.readUInt32LE(offset) !== LOCAL) damaged();
  const start = offset + 30 + zip.readUInt16LE(offset + 26) + zip.readUInt16LE(offset + 28);
  const packed = zip.subarray(start, start + size);
  const most = Math.min(readingLimits.partBytes, room);
  if (method === 0) return packed.length <= most ? packed : damaged();
  // The sizes that an archive declares are claims; the unpacking itself is what stops.
  return method === 8 ? inflateRawSync(packed, { maxOutputLength: most }) : damaged();
};

/** The parts of an Office file whose names are wanted, unpacked within hard limits (RV-15). */
export const readParts = (
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): ReadonlyMap<string, string> => {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const parts = new Map<string, string>();
  let room: number = readingLimits.archiveBytes;
  try {
    for (const entry of entriesOf(zip)) {
      if (!wanted(entry.name)) continue;
      const content = contentOf(zip, entry, room);
      room -= content.length;
      parts.set(entry.name, content.toString('utf8'));
    }
  } catch (error) {
    if (error instanceof Unreadable) throw error;
    damaged();
  }
  return parts;
};
