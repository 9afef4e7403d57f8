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

/** Makes the lists that are not there yet; each comes with the notice of its dictionary (RV-40). */
export const compileWords = (
  into: string = folder,
  languages: readonly string[] = compiled,
): void => {
  mkdirSync(into, { recursive: true });
  for (const language of languages) {
    const from = packageOf(language);
    const { version } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8')) as {
      version: string;
    };
    const notice = `dictionary-${language} ${version}\n\n${readFileSync(join(from, 'license'), 'utf8')}`;
    const noticeFile = join(into, `${language}.notice.txt`);
    const file = join(into, `${language}.txt`);
    if (existsSync(file) && existsSync(noticeFile) && readFileSync(noticeFile, 'utf8') === notice)
      continue;
    // A build that is cut off must not leave half a list.
    writeFileSync(`${file}.new`, sortedWords(from));
    renameSync(`${file}.new`, file);
    writeFileSync(noticeFile, notice);
  }
};
