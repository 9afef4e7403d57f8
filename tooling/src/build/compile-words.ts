import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { workspaceRoot } from '../workspace.ts';

const require = createRequire(import.meta.url);

/** Where the server looks for its lists. */
const folder = join(workspaceRoot, 'portal-api/src/review-engine/lists/spelling/compiled');

/** All forms of all words of a dictionary. */
const formsIn = (from: string): string[] => {
  const { data } = nspell({
    aff: readFileSync(join(from, 'index.aff')),
    dic: readFileSync(join(from, 'index.dic')),
  });
  return Object.keys(data).filter((word) => word !== '' && !/\s/.test(word));
};

interface List {
  /** The package that it is made of. */
  readonly source: string;
  readonly wordsIn: (from: string) => string[];
}

/** Rare words are right, but hardly ever what somebody meant: "conched" is no "cinched"; Spanish ones lack their marks. */
const lists = {
  en: { source: 'dictionary-en', wordsIn: formsIn },
  'en.rare': {
    source: 'word-list',
    wordsIn: (from) => readFileSync(join(from, 'words.txt'), 'utf8').split('\n').filter(Boolean),
  },
  es: { source: 'dictionary-es', wordsIn: formsIn },
  'es.rare': {
    source: 'an-array-of-spanish-words',
    wordsIn: (from) => JSON.parse(readFileSync(join(from, 'index.json'), 'utf8')) as string[],
  },
  ru: { source: 'dictionary-ru', wordsIn: formsIn },
} as const satisfies Readonly<Record<string, List>>;

type ListName = keyof typeof lists;

/** One a line, sorted by their bytes, as the server searches them. */
const sorted = (words: readonly string[]): Buffer =>
  Buffer.concat(words.map((word) => Buffer.from(`${word}\n`)).sort((a, b) => a.compare(b)));

const compile = (into: string, name: ListName): void => {
  const { source, wordsIn } = lists[name];
  const from = dirname(require.resolve(source));
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    version: string;
  };
  const notice = `${source} ${version}\n\n${readFileSync(join(from, 'license'), 'utf8')}`;
  const noticeFile = join(into, `${name}.notice.txt`);
  const file = join(into, `${name}.txt`);
  if (existsSync(file) && existsSync(noticeFile) && readFileSync(noticeFile, 'utf8') === notice)
    return;
  // A build that is cut off must not leave half a list.
  writeFileSync(`${file}.new`, sorted(wordsIn(from)));
  renameSync(`${file}.new`, file);
  writeFileSync(noticeFile, notice);
};

/** Makes the lists that are not there yet; each comes with the notice of its source (RV-40). */
export const compileWords = (
  into: string = folder,
  names: readonly ListName[] = Object.keys(lists) as ListName[],
): void => {
  mkdirSync(into, { recursive: true });
  for (const name of names) compile(into, name);
};
