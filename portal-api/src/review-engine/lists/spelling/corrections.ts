import type { Language } from '@portal/shared-contracts';
import { isCommon } from './common-words.ts';
import { unmarked } from './marks.ts';
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
// Letters that sound alike; "c" is heard as "s" or "z" before these vowels alone.
const SOFTENING = /[eiyéí]/;
const ALIKE = 'ck sz td bv vf gj mn kq xs бп вф гк дт жш зс сц чщ ьъ'.split(' ');

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

const areAlike = (a: string, b: string, next: string, language: Language): boolean =>
  (VOWELS.test(a) && VOWELS.test(b)) ||
  [...ALIKE, ...(SOFTENING.test(next) ? ['sc', 'cz'] : [])].some(
    (pair) => pair === a + b || pair === b + a,
  ) ||
  areNeighbours(a, b, language);

// Of four letters too many are names of tools: "brms" is no "berms".
const SHORTEST = 5;
const LONG = 8;

// Many of a thing that ends in a vowel are written without it: "лесничеств". A dictionary may lack that form.
const isOfMany = (word: string, form: string): boolean =>
  /[бвгджзйклмнпрстфхцчшщ]$/.test(word) &&
  /^[аояиеуюы]$/.test(form.slice(word.length)) &&
  form.startsWith(word);

/** Whether a hand or an ear slips that way; else it may be a word that the dictionary lacks: "whisky" is no "whisk". */
const isLikely = (word: string, form: string, language: Language): boolean => {
  if (word.length < SHORTEST) return isSwap(word, form) || unmarked(word) === unmarked(form);
  if (isOfMany(word, form)) return false;
  // A letter too many or too few in a long word is hardly anything else.
  if (form.length > word.length || (form.length < word.length && word.length >= LONG)) return true;
  const at = [...word].findIndex((letter, index) => letter !== form[index]);
  const letter = word[at] ?? '';
  if (form.length === word.length)
    return isSwap(word, form) || areAlike(letter, form[at]!, word[at + 1] ?? '', language);
  const beside = [word[at - 1] ?? '', word[at + 1] ?? ''];
  const isInside = at > 0 && at < word.length - 1;
  return (
    (isInside && VOWELS.test(letter)) ||
    beside.some((other) => other !== '' && areNeighbours(letter, other, language))
  );
};

const isDoubled = (word: string, form: string): boolean => {
  const [short, long] = word.length < form.length ? [word, form] : [form, word];
  return [...long].some(
    (letter, at) => letter === long[at + 1] && long.slice(0, at) + long.slice(at + 1) === short,
  );
};

// From so many letters on hardly any two words differ in that way.
const LEAST = { turned: 6, cut: 7, other: 9 };

/** Whether somebody meant this word: a common one, or one mistyped in a way that makes no other word. */
const isMeant = (word: string, form: string, language: Language): boolean => {
  if (isCommon(form, language)) return true;
  const { length } = word;
  if (isSwap(word, form) || isDoubled(word, form)) return length >= LEAST.turned;
  // Without its first letter a word is more often another one.
  if (form.length > length) return length >= LEAST.cut && form[0] === word[0];
  return form.length === length && length >= LEAST.other;
};

// "ñ" is a letter of its own.
const plainOf = (word: string): string => word.replace(/[^ñ]+/g, unmarked);

interface Correcting {
  readonly words: WordList;
  /** What is right in a list of words without marks needs no correction but of its marks. */
  readonly rare: WordList | undefined;
  readonly language: Language;
  readonly isName: boolean;
}

/** A right word one edit away; for a name only two letters may have changed places, or their number is another. */
export const correctionOf = (
  word: string,
  { words, rare, language, isName }: Correcting,
): string | undefined => {
  const forms = [...oneEditAway(word, LETTERS[language] ?? '')];
  const plain = unmarked(word);
  const isRight = (form: string): boolean =>
    form.length > 2 &&
    words.has(form) &&
    isLikely(word, form, language) &&
    !(isName && form.length === word.length && !isSwap(word, form));
  // A mark that is missing is the likeliest of all: "medicion" is "medición" and not "medicino".
  const byMarks = forms.find((form) => unmarked(form) === plain && isRight(form));
  if (byMarks !== undefined || rare?.has(plainOf(word))) return byMarks;
  return forms.find((form) => isRight(form) && isMeant(word, form, language));
};
