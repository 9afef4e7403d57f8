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

/** Whether two words are the same letters in another order. */
export const isSwap = (word: string, form: string): boolean =>
  [...word].toSorted().join('') === [...form].toSorted().join('');

const ROWS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  en: ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'],
  es: ['qwertyuiop', 'asdfghjklñ', 'zxcvbnm'],
  ru: ['йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'],
};
const VOWELS = /[aeiouyáéíóúüаеёиоуыэюяй]/;
// Letters that sound alike.
const ALIKE = 'ck sc sz cz td bv vf gj mn kq xs бп вф гк дт жш зс сц чщ ьъ'.split(' ');

const placeOf = (letter: string, language: Language): readonly [number, number] => {
  const rows = ROWS[language] ?? [];
  const row = rows.findIndex((keys) => keys.includes(letter));
  return [row, rows[row]?.indexOf(letter) ?? 0];
};

const areNeighbours = (a: string, b: string, language: Language): boolean => {
  const [row, key] = placeOf(a, language);
  const [otherRow, otherKey] = placeOf(b, language);
  return Math.abs(row - otherRow) <= 1 && Math.abs(key - otherKey) <= 1;
};

const areAlike = (a: string, b: string, language: Language): boolean =>
  (VOWELS.test(a) && VOWELS.test(b)) ||
  ALIKE.some((pair) => pair === a + b || pair === b + a) ||
  areNeighbours(a, b, language);

// Of four letters too many are names of tools: "brms" is no "berms".
const SHORTEST = 5;
const LONG = 8;

/** Whether a hand or an ear slips that way; else it may be a word that the dictionary lacks: "whisky" is no "whisk". */
const isLikely = (word: string, form: string, language: Language): boolean => {
  if (word.length < SHORTEST) return isSwap(word, form) || unmarked(word) === unmarked(form);
  // A letter too many or too few in a long word is hardly anything else.
  if (form.length > word.length || (form.length < word.length && word.length >= LONG)) return true;
  const at = [...word].findIndex((letter, index) => letter !== form[index]);
  const letter = word[at] ?? '';
  if (form.length === word.length)
    return isSwap(word, form) || areAlike(letter, form[at]!, language);
  const beside = [word[at - 1] ?? '', word[at + 1] ?? ''];
  const isInside = at > 0 && at < word.length - 1;
  return (
    (isInside && VOWELS.test(letter)) ||
    beside.some((other) => other !== '' && areNeighbours(letter, other, language))
  );
};

/** A word without the marks over its letters. */
export const unmarked = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');

/** A right word one edit away; for a name only two letters may have changed places, or their number is another. */
export const correctionOf = (
  word: string,
  { words, language, isName }: { words: WordList; language: Language; isName: boolean },
): string | undefined => {
  const forms = [...oneEditAway(word, LETTERS[language] ?? '')];
  const plain = unmarked(word);
  // A mark that is missing is the likeliest of all: "medicion" is "medición" and not "medicino".
  const byMarks = forms.filter((form) => unmarked(form) === plain);
  for (const form of [...byMarks, ...forms])
    if (
      form.length > 2 &&
      words.has(form) &&
      isLikely(word, form, language) &&
      !(isName && form.length === word.length && !isSwap(word, form))
    )
      return form;
  return undefined;
};
