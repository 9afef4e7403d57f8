import { dirname } from 'node:path';
import type { IModule } from 'dependency-cruiser';
import type { Finding } from '../report.ts';

/** The rule that {@link findFolderCircles} holds. */
export const FOLDERS_IN_ORDER = 'folders-in-order';

const ADVICE =
  'folders that stand beside each other need each other in one direction: move the file that both need into the folder that needs nothing of the other, or one that composes them up beside both.';

// Tests and made-up data reach every folder.
const REACHES_ALL = /\.test\.tsx?$|(^|\/)(test|testing|seed)\//;

interface Import {
  file: string;
  imported: string;
}

/** Imports between two folders that stand beside each other: parent, then the folder that imports, then the imported one. */
type Beside = Map<string, Map<string, Map<string, Import>>>;

const firstFolder = (path: string): string | undefined => {
  const end = path.indexOf('/');
  return end === -1 ? undefined : path.slice(0, end);
};

const commonFolder = (one: string, other: string): string => {
  let folder = dirname(one);
  while (folder !== '.' && !other.startsWith(`${folder}/`)) folder = dirname(folder);
  return folder;
};

const importsBeside = (modules: readonly IModule[]): Beside => {
  const beside: Beside = new Map();
  const sources = modules.filter(({ source }) => !REACHES_ALL.test(source));
  for (const { source: file, dependencies } of sources) {
    for (const { resolved: imported } of dependencies) {
      const parent = commonFolder(file, imported);
      // What packages need of each other has rules of its own.
      if (parent === '.' || imported.includes('node_modules')) continue;
      const from = firstFolder(file.slice(parent.length + 1));
      const to = firstFolder(imported.slice(parent.length + 1));
      if (!from || !to) continue;
      const folders = beside.get(parent) ?? new Map<string, Map<string, Import>>();
      const needed = folders.get(from) ?? new Map<string, Import>();
      if (!needed.has(to)) needed.set(to, { file, imported });
      beside.set(parent, folders.set(from, needed));
    }
  }
  return beside;
};

/** The way from one folder back to it, as imports; undefined where none leads back. */
const wayBack = (
  folders: Map<string, Map<string, Import>>,
  start: string,
): Import[] | undefined => {
  const seen = new Set<string>();
  const ways = [...(folders.get(start) ?? [])].map(([to, step]) => ({ to, steps: [step] }));
  for (let way = ways.shift(); way; way = ways.shift()) {
    if (way.to === start) return way.steps;
    if (seen.has(way.to)) continue;
    seen.add(way.to);
    for (const [to, step] of folders.get(way.to) ?? [])
      ways.push({ to, steps: [...way.steps, step] });
  }
  return undefined;
};

/** Folders of one parent that need each other, also by way of a third: one finding for each that a way leads back to. */
export const findFolderCircles = (modules: readonly IModule[]): Finding[] =>
  [...importsBeside(modules)].flatMap(([, folders]) =>
    [...folders.keys()].flatMap((start) => {
      const steps = wayBack(folders, start);
      const [first] = steps ?? [];
      if (!steps || !first) return [];
      const way = steps.map(({ file, imported }) => `${file} imports ${imported}`).join(', ');
      return [{ rule: FOLDERS_IN_ORDER, file: first.file, message: `${way}: ${ADVICE}` }];
    }),
  );
