import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

// Of five marks: the lower two are found within a million guesses.
const LOWEST_SAFE_SCORE = 2;
// A longer password is measured by its beginning, so that nobody buys work with a long one.
const MEASURED_LETTERS = 128;

const open = async (): Promise<ZxcvbnFactory> => {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};

// Its word lists take some 20 MB, so they come with the first password that is chosen.
let opened: Promise<ZxcvbnFactory> | undefined;

const SHORTEST_WORD = 3;

/** The words of names and addresses, by which somebody who knows the firm or the person would guess. */
const wordsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => {
    const plain = text.normalize('NFKC').toLowerCase();
    return [plain.replace(/[^\p{L}\p{N}]/gu, ''), ...plain.split(/[^\p{L}\p{N}]+/u)].filter(
      (word) => word.length >= SHORTEST_WORD,
    );
  });

// Signs that stand for letters in words whose owner thinks them hidden.
const STANDS_FOR: Readonly<Record<string, string>> = {
  a: '[a4@]',
  e: '[e3]',
  i: '[i1!|]',
  l: '[l1|]',
  o: '[o0]',
  s: '[s5$]',
  t: '[t7+]',
};

const hiddenIn = (word: string): string =>
  [...word].map((letter) => STANDS_FOR[letter] ?? letter).join('');

// What people put between words and behind them, which hides nothing.
const SEAMS = /[\s._!?-]+/g;

/** What a password has beside the words around it: only that is a secret. */
const beside = (password: string, near: readonly string[]): string => {
  const words = near.toSorted((one, other) => other.length - one.length).map(hiddenIn);
  const rest =
    words.length === 0 ? password : password.replaceAll(new RegExp(words.join('|'), 'giu'), '');
  return rest === password ? password : rest.replaceAll(SEAMS, '');
};

/** Whether guessing programs would find this password at once; `near` are names that they would try first. */
export const isCommonPassword = async (
  password: string,
  near: readonly string[],
): Promise<boolean> => {
  opened ??= open();
  const estimate = await opened;
  const plain = password.normalize('NFKC').slice(0, MEASURED_LETTERS);
  const words = wordsIn(near);
  const isEasy = (text: string) => estimate.check(text, words).score < LOWEST_SAFE_SCORE;
  return isEasy(plain) || isEasy(beside(plain, words));
};
