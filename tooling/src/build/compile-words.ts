import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import nspell from 'nspell';
import { workspaceRoot } from '../workspace.ts';

const require = createRequire(import.meta.url);

/** Where the server looks for its lists. */
const folder = join(workspaceRoot, 'portal-api/src/review-engine/lists/spelling/compiled');

const compiled = ['en', 'es', 'ru'] as const;

const packageOf = (language: string): string => dirname(require.resolve(`dictionary-${language}`));

/** All forms of all words, sorted by their bytes, as the server searches them. */
const sortedWords = (from: string): Buffer => {
  const { data } = nspell({
    aff: readFileSync(join(from, 'index.aff')),
    dic: readFileSync(join(from, 'index.dic')),
  });
  const words = Object.keys(data).filter((word) => word !== '' && !/\s/.test(word));
  const bytes = words.map((word) => Buffer.from(word)).sort((a, b) => a.compare(b));
  const newline = Buffer.from('\n');
  return Buffer.concat(bytes.flatMap((word) => [word, newline]));
};

/** Words that are right, but too rare to be what somebody meant: "conched" is no "cinched". */
const RARE = { name: 'en.rare', source: 'word-list' } as const;

const rareWords = (from: string): Buffer => {
  const words = readFileSync(join(from, 'words.txt'), 'utf8').split('\n').filter(Boolean);
  const bytes = words.map((word) => Buffer.from(`${word}\n`)).sort((a, b) => a.compare(b));
  return Buffer.concat(bytes);
};

interface List {
  /** Of the file, without its end. */
  readonly name: string;
  /** The package that it is made of, and where that lies. */
  readonly source: string;
  readonly from: string;
}

const compile = (
  into: string,
  { name, source, from }: List,
  wordsOf: (from: string) => Buffer,
): void => {
  const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
    version: string;
  };
  const notice = `${source} ${version}\n\n${readFileSync(join(from, 'license'), 'utf8')}`;
  const noticeFile = join(into, `${name}.notice.txt`);
  const file = join(into, `${name}.txt`);
  if (existsSync(file) && existsSync(noticeFile) && readFileSync(noticeFile, 'utf8') === notice)
    return;
  // A build that is cut off must not leave half a list.
  writeFileSync(`${file}.new`, wordsOf(from));
  renameSync(`${file}.new`, file);
  writeFileSync(noticeFile, notice);
};

/** Makes the lists that are not there yet; each comes with the notice of its dictionary (RV-40). */
export const compileWords = (
  into: string = folder,
  languages: readonly string[] = compiled,
): void => {
  mkdirSync(into, { recursive: true });
  for (const language of languages) {
    const from = packageOf(language);
    compile(into, { name: language, source: `dictionary-${language}`, from }, sortedWords);
    if (language === 'en')
      compile(into, { ...RARE, from: dirname(require.resolve(RARE.source)) }, rareWords);
  }
};
