import { AppError } from '@portal/shared-contracts';

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_LENGTH = 22;
const LONGEST_COMMENT = 65_535;
const MOST_ENTRIES = 5000;
const MOST_BYTES = 200 * 1024 * 1024;

const refuse = (): never => {
  throw new AppError(
    'unsupported-type',
    'This file cannot be read. Please save it again and retry.',
  );
};

const findEnd = (zip: Buffer): number => {
  const first = Math.max(0, zip.length - END_LENGTH - LONGEST_COMMENT);
  for (let at = zip.length - END_LENGTH; at >= first; at -= 1)
    if (zip.readUInt32LE(at) === END_OF_DIRECTORY) return at;
  return refuse();
};

/** Office files are archives: only their table of contents is read, nothing is unpacked. */
export const refuseZipBomb = (zip: Buffer): void => {
  if (zip.length < END_LENGTH) refuse();
  const end = findEnd(zip);
  const entries = zip.readUInt16LE(end + 10);
  if (entries > MOST_ENTRIES) refuse();
  let at = zip.readUInt32LE(end + 16);
  let total = 0;
  for (let index = 0; index < entries; index += 1) {
    if (at + 46 > zip.length || zip.readUInt32LE(at) !== DIRECTORY_ENTRY) refuse();
    total += zip.readUInt32LE(at + 24);
    if (total > MOST_BYTES) refuse();
    at += 46 + zip.readUInt16LE(at + 28) + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
};
