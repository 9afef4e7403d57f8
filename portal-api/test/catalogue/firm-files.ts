import { type Unzipped, unzipSync, zipSync } from 'fflate';
import { sha256 } from '../../src/kernel/firm-file/canonical.ts';

/** Every entry but the head, which names the firm and the moment. */
export const bodyOf = (file: Buffer): Record<string, string> => {
  const { 'firm.json': _head, ...rest } = unzipSync(file);
  return Object.fromEntries(Object.entries(rest).map(([name, bytes]) => [name, sha256(bytes)]));
};

/** The same file with an entry changed and its digest mended, as somebody would who means it. */
export const withEntry = (file: Buffer, name: string, change: (text: string) => string): Buffer => {
  const entries: Unzipped = unzipSync(file);
  const bytes = Buffer.from(change(Buffer.from(entries[name] ?? []).toString()));
  const head = JSON.parse(Buffer.from(entries['firm.json'] ?? []).toString());
  const part = head.parts.find((one: { name: string }) => one.name === name);
  Object.assign(part ?? {}, { sha256: sha256(bytes), bytes: bytes.length });
  return Buffer.from(
    zipSync({ ...entries, 'firm.json': Buffer.from(JSON.stringify(head)), [name]: bytes }),
  );
};

/** The same file with another head. */
export const withHead = (file: Buffer, change: object): Buffer => {
  const entries = unzipSync(file);
  const head = JSON.parse(Buffer.from(entries['firm.json'] ?? []).toString());
  const bytes = Buffer.from(JSON.stringify({ ...head, ...change }));
  return Buffer.from(zipSync({ ...entries, 'firm.json': bytes }));
};
