import { dirname } from 'node:path';
import type { Finding } from '../report.ts';

/** More files than this beside each other are not seen at one look. */
export const MAX_FILES = 15;

const SOURCE = /\.(tsx?|mjs|cjs|css|json|tmpl)$/;
const TEST = /\.(test|spec|isolation)\.tsx?$/;

/** A style of the component beside it, or one of the six languages, is no file that somebody has to find. */
const isPartOfAnother = (file: string, files: ReadonlySet<string>): boolean =>
  /(^|\/)locales\/[^/]+\.json$/.test(file) ||
  (file.endsWith('.css') && files.has(file.replace(/(\.module)?\.css$/, '.tsx')));

/** Folders that hold more source files than are seen at one look; tests do not count. */
export const crowdedFolders = (files: readonly string[]): Finding[] => {
  const all = new Set(files);
  const counts = new Map<string, number>();
  for (const file of files) {
    if (!SOURCE.test(file) || TEST.test(file) || isPartOfAnother(file, all)) continue;
    const folder = dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => ({
      rule: 'crowded-folder',
      file: folder,
      message: `${folder} holds ${count} source files, and ${MAX_FILES} is the most: give what belongs together a folder with a name`,
    }));
};
