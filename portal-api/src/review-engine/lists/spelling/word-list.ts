import { fstatSync, openSync, readSync } from 'node:fs';
import type { Language } from '@portal/shared-contracts';

/** Words of a language. */
export interface WordList {
  has(word: string): boolean;
}

/** The words of a language, where there are any. */
export type WordLists = (language: Language) => WordList | undefined;

const NEWLINE = 0x0a;
// Longer than any two words of a list.
const WINDOW = 256;

/**
 * Opens a file of words, one a line, sorted by their bytes. It is searched where it lies: a list of
 * a million words costs no memory (RV-40).
 */
export const openWordList = (file: string): WordList => {
  const handle = openSync(file, 'r');
  const { size } = fstatSync(handle);
  const window = Buffer.alloc(WINDOW);
  /** The whole word around a place, and where it begins and ends. */
  const wordAt = (place: number): readonly [Buffer, number, number] => {
    const from = Math.max(0, place - WINDOW / 2);
    const read = readSync(handle, window, 0, WINDOW, from);
    const here = place - from;
    const start = here === 0 ? 0 : window.lastIndexOf(NEWLINE, here - 1) + 1;
    const newline = window.subarray(0, read).indexOf(NEWLINE, here);
    const end = newline < 0 ? read : newline;
    return [window.subarray(start, end), from + start, from + end];
  };
  return {
    has: (word) => {
      const wanted = Buffer.from(word);
      let low = 0;
      let high = size;
      while (low < high) {
        const [found, start, end] = wordAt((low + high) >>> 1);
        const order = wanted.compare(found);
        if (order === 0) return true;
        if (order < 0) high = start;
        else low = end + 1;
      }
      return false;
    },
  };
};
