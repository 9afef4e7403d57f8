import type { Language } from '@portal/shared-contracts';
import { COMMON_WORDS } from './common-words.data.ts';
import { unmarked } from './marks.ts';

const LEAST = 4;
// "Gestioné" ends otherwise than "gestión", "deliveries" than "delivery".
const END = 3;
const NEW_END = 4;

interface Common {
  readonly whole: ReadonlySet<string>;
  readonly begun: ReadonlySet<string>;
}

const commonIn = (words: readonly string[]): Common => ({
  whole: new Set(words),
  begun: new Set(words.map((word) => word.slice(0, Math.max(LEAST, word.length - END)))),
});

const read = new Map<Language, Common | undefined>();

/** Made when its language first comes. */
const common = (language: Language): Common | undefined => {
  if (!read.has(language)) {
    const words = COMMON_WORDS[language];
    read.set(language, words === undefined ? undefined : commonIn(unmarked(words).split(' ')));
  }
  return read.get(language);
};

/** Whether a word is one that people of all trades use, or of the family of one; of a language without a list, any. */
export const isCommon = (word: string, language: Language): boolean => {
  const known = common(language);
  if (!known) return true;
  const letters = unmarked(word);
  for (let length = LEAST; length <= letters.length; length += 1) {
    const beginning = letters.slice(0, length);
    const end = letters.length - length;
    if (end <= length && known.whole.has(beginning)) return true;
    if (end <= NEW_END && known.begun.has(beginning)) return true;
  }
  return false;
};
