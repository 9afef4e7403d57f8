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

/** Whether guessing programs would find this password at once; `near` are names that they would try first. */
export const isCommonPassword = async (
  password: string,
  near: readonly string[],
): Promise<boolean> => {
  opened ??= open();
  const estimate = await opened;
  const plain = password.normalize('NFKC').slice(0, MEASURED_LETTERS);
  return estimate.check(plain, wordsIn(near)).score < LOWEST_SAFE_SCORE;
};
