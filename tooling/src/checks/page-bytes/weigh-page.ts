import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { PageBudget } from './budgets.data.ts';

/** Where a package was built. */
export interface Build {
  readonly folder: string;
  readonly output: string;
}

interface Needs {
  readonly files: readonly string[];
  readonly shared: readonly string[];
}

interface ShellFiles {
  readonly entry: readonly string[];
  readonly bootstrap: readonly string[];
  readonly remotes: readonly string[];
  readonly doorEntry: readonly string[];
  readonly door: readonly string[];
  readonly locales: Readonly<Record<string, readonly string[]>>;
  readonly provided: Readonly<Record<string, readonly string[]>>;
}

interface RemoteFiles {
  readonly remote: Needs;
  readonly pages: Readonly<Record<string, Needs>>;
  readonly locales: Readonly<Record<string, Needs>>;
  readonly first: Readonly<Record<string, Needs>>;
}

/** What one part of a page costs, by a name that no build changes. */
export type Weights = ReadonlyMap<string, number>;

const readJson = <T>(folder: string, file: string): T =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as T;

const kilobytes = (folder: string, file: string): number => {
  const small = join(folder, `${file}.br`);
  return statSync(existsSync(small) ? small : join(folder, file)).size / 1000;
};

const outputOf = (builds: readonly Build[], folder: string): string => {
  const build = builds.find((one) => one.folder === folder);
  if (!build) throw new Error(`${folder} is not built.`);
  return build.output;
};

// Hashes change with each build, numbers of chunks with each module.
const nameOf = (file: string): string => file.replace(/\.[0-9a-f]{8}(?=\.)/, '');

/** Each file once, under the first name that asked for it. */
const collect = (weights: Map<string, number>, seen: Set<string>) => ({
  add: (folder: string, files: readonly string[], name: (file: string) => string): void => {
    for (const file of files) {
      if (seen.has(join(folder, file))) continue;
      seen.add(join(folder, file));
      weights.set(name(file), (weights.get(name(file)) ?? 0) + kilobytes(folder, file));
    }
  },
});

/** What a first visit of a page sends of code and styles, in English. */
export const weighPage = (
  { of }: Pick<PageBudget, 'of'>,
  builds: readonly Build[],
  seen: Set<string> = new Set(),
): Weights => {
  const weights = new Map<string, number>();
  const parts = collect(weights, seen);
  const shell = outputOf(builds, 'host-shell');
  const files = readJson<ShellFiles>(shell, 'assets.json');
  const first = of ? [...files.entry, ...files.bootstrap] : [...files.doorEntry, ...files.door];
  parts.add(shell, first, (file) => `shell ${nameOf(file)}`);
  parts.add(shell, files.locales['en'] ?? [], () => 'shell texts');
  if (!of) return weights;
  parts.add(shell, files.remotes, () => 'shell federation');
  const remote = outputOf(builds, of.remote);
  const needs = readJson<RemoteFiles>(remote, 'parts.json');
  const page = needs.pages[of.page];
  if (!page) throw new Error(`${of.remote} has no page ${of.page}.`);
  const soon = (of.first ?? []).map((name) => {
    const part = needs.first[name];
    if (!part) throw new Error(`${of.remote} has no first part ${name}.`);
    return { name, ...part };
  });
  const libraries = [needs.remote, page, ...soon].flatMap(({ shared }) => shared);
  for (const library of libraries)
    parts.add(shell, files.provided[library] ?? [], () => `shell for ${library}`);
  parts.add(remote, ['remoteEntry.js', ...needs.remote.files], () => `${of.remote} entry`);
  parts.add(remote, page.files, () => `${of.remote} page`);
  parts.add(remote, needs.locales['en']?.files ?? [], () => `${of.remote} texts`);
  for (const { name, files: own } of soon) parts.add(remote, own, () => `${of.remote} ${name}`);
  return weights;
};

/** How many files a first visit of a page asks for: each has a way of its own. */
export const countFiles = (page: Pick<PageBudget, 'of'>, builds: readonly Build[]): number => {
  const seen = new Set<string>();
  weighPage(page, builds, seen);
  return seen.size;
};

/** The sum of all parts. */
export const total = (weights: Weights): number =>
  [...weights.values()].reduce((sum, one) => sum + one, 0);

/** The parts that weigh more than before, the worst first. */
export const grown = (now: Weights, before: Readonly<Record<string, number>>): string[] =>
  [...now]
    .map(([name, weight]) => ({ name, more: weight - (before[name] ?? 0) }))
    .filter(({ more }) => more > 0.5)
    .toSorted((a, b) => b.more - a.more)
    .map(({ name, more }) => `${name} +${more.toFixed(1)} kB`);
