import type { Language } from '@portal/shared-contracts';
import type { WordList } from './word-list.ts';

const LETTERS: Readonly<Partial<Record<Language, string>>> = {
  en: 'abcdefghijklmnopqrstuvwxyz',
  es: 'abcdefghijklmnñopqrstuvwxyzáéíóúü',
  ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
};

function* oneEditAway(word: string, letters: string): Generator<string> {
  for (let at = 0; at < word.length - 1; at += 1)
    yield word.slice(0, at) + word[at + 1]! + word[at]! + word.slice(at + 2);
  for (let at = 0; at < word.length; at += 1) yield word.slice(0, at) + word.slice(at + 1);
  for (let at = 0; at <= word.length; at += 1)
    for (const letter of letters) {
      yield word.slice(0, at) + letter + word.slice(at);
      if (at < word.length) yield word.slice(0, at) + letter + word.slice(at + 1);
    }
}

// Letters of two neighbours exchanged.
const isSwap = (word: string, form: string): boolean =>
  [...word].toSorted().join('') === [...form].toSorted().join('');

/** A right word one edit away; for a name only two letters may have changed places, or their number is another. */
export const correctionOf = (
  word: string,
  { words, language, isName }: { words: WordList; language: Language; isName: boolean },
): string | undefined => {
  for (const form of oneEditAway(word, LETTERS[language] ?? ''))
    if (
      form.length > 2 &&
      words.has(form) &&
      !(isName && form.length === word.length && !isSwap(word, form))
    )
      return form;
  return undefined;
};
