import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const integrityOf = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Copies the folder of a release with some words and files changed, and with hashes that fit again.
 *
 * @param words what stands in code and lists, to what shall stand there.
 * @param change a further change of one file.
 * @returns the new folder, ready to be published.
 */
export const copyRelease = (
  source: string,
  words: Readonly<Record<string, string>>,
  change: (file: string, text: string) => string = (_file, text) => text,
): string => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-release-'));
  cpSync(source, folder, { recursive: true });
  const list = join(folder, 'integrity.json');
  const hashes = JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>;
  const bent = (file: string): Buffer => {
    const bytes = readFileSync(join(folder, file));
    if (!/\.(js|json)$/.test(file)) return bytes;
    const text = Object.entries(words).reduce(
      (now, [before, after]) => now.replaceAll(before, after),
      bytes.toString(),
    );
    return Buffer.from(change(file, text));
  };
  const changed = new Map<string, string>();
  // The list carries hashes of others and the entry that of the list, so they come last.
  const depth = (name: string): number =>
    ['hashes.', 'remoteEntry.js'].findIndex((start) => name.startsWith(start));
  const inOrder = Object.keys(hashes).toSorted((a, b) => depth(a) - depth(b));
  for (const file of inOrder) {
    let bytes = bent(file);
    if (file.endsWith('.js') && depth(file) >= 0) {
      let text = bytes.toString();
      for (const [before, after] of changed) text = text.replaceAll(before, after);
      bytes = Buffer.from(text);
    }
    const hash = integrityOf(bytes);
    changed.set(hashes[file] ?? '', hash);
    hashes[file] = hash;
    writeFileSync(join(folder, file), bytes);
  }
  writeFileSync(list, JSON.stringify(hashes));
  return folder;
};
