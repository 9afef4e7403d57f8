/** A word without the marks over its letters. */
export const unmarked = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '');
