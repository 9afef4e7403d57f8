import { fstatSync, openSync, readSync } from 'node:fs';
import type { Language } from '@portal/shared-contracts';

export interface WordList {
  has(word: string): boolean;
}

/** Words that are right but hardly ever meant; the Spanish ones without their marks. */
export type RareWords = `${Language}.rare`;

/** The words of a language, where there are any. */
export type WordLists = (language: Language | RareWords) => WordList | undefined;

const NEWLINE = 0x0a;
const PAGE = 4096;
// Longer than half of the longest word of a list.
const OVERLAP = 128;
// A search begins at the same places each time, so a few pages answer nearly all of it.
const MOST_PAGES = 256;

/** Pages of a file, each with a little of its neighbours, kept once they are read. */
const pagesOf = (handle: number): ((index: number) => Buffer) => {
  const pages = new Map<number, Buffer>();
  return (index) => {
    const known = pages.get(index);
    if (known) return known;
    const from = Math.max(0, index * PAGE - OVERLAP);
    const page = Buffer.alloc(index * PAGE - from + PAGE + OVERLAP);
    const read = page.subarray(0, readSync(handle, page, 0, page.length, from));
    if (pages.size >= MOST_PAGES) pages.delete(pages.keys().next().value!);
    pages.set(index, read);
    return read;
  };
};

/**
 * Opens a file of words, one a line, sorted by their bytes. It is searched where it lies: a list of
 * a million words costs one megabyte of memory at most (RV-40).
 */
export const openWordList = (file: string): WordList => {
  const handle = openSync(file, 'r');
  const { size } = fstatSync(handle);
  const pageAt = pagesOf(handle);
  /** The whole word around a place, and where it begins and ends. */
  const wordAt = (place: number): readonly [Buffer, number, number] => {
    const index = Math.floor(place / PAGE);
    const page = pageAt(index);
    const from = Math.max(0, index * PAGE - OVERLAP);
    const here = place - from;
    const start = here === 0 ? 0 : page.lastIndexOf(NEWLINE, here - 1) + 1;
    const newline = page.indexOf(NEWLINE, here);
    const end = newline < 0 ? page.length : newline;
    return [page.subarray(start, end), from + start, from + end];
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
