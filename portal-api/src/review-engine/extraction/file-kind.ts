import type { AnalysisFailure } from '@portal/shared-contracts/reviews';

const starts = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, at) => bytes[at] === byte);

const isPicture = (bytes: Uint8Array): boolean =>
  starts(bytes, 0xff, 0xd8, 0xff) ||
  starts(bytes, 0x89, 0x50, 0x4e, 0x47) ||
  starts(bytes, 0x47, 0x49, 0x46, 0x38) ||
  starts(bytes, 0x49, 0x49, 0x2a, 0x00) ||
  starts(bytes, 0x4d, 0x4d, 0x00, 0x2a) ||
  (starts(bytes, 0x52, 0x49, 0x46, 0x46) && latin(bytes.subarray(8, 12)) === 'WEBP') ||
  /^ftyp(?:heic|heif|mif1|avif)/.test(latin(bytes.subarray(4, 12)));

const latin = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

// A password turns a new Word file into the old container, with this name inside.
const isEncryptedOffice = (bytes: Uint8Array): boolean =>
  Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));

/** What a file is by its content; its name and the type that the browser tells say nothing (RV-10). */
export const kindOfFile = (bytes: Uint8Array): 'pdf' | 'docx' | AnalysisFailure => {
  if (bytes.length === 0) return 'empty';
  if (latin(bytes.subarray(0, 1024)).includes('%PDF-')) return 'pdf';
  if (starts(bytes, 0x50, 0x4b, 0x03, 0x04)) return 'docx';
  if (starts(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    return isEncryptedOffice(bytes) ? 'password' : 'old-word';
  if (isPicture(bytes)) return 'picture';
  return 'unsupported';
};
