import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@portal/shared-contracts';
import { openWordList, type RareWords, type WordList, type WordLists } from './word-list.ts';

const FOLDER = new URL('./compiled/', import.meta.url);

/** The compiled lists, each opened when its language first comes; absent where none was compiled. */
export const wordLists = (): WordLists => {
  const opened = new Map<Language | RareWords, WordList | undefined>();
  return (language) => {
    if (!opened.has(language)) {
      const file = fileURLToPath(new URL(`${language}.txt`, FOLDER));
      opened.set(language, existsSync(file) ? openWordList(file) : undefined);
    }
    return opened.get(language);
  };
};
