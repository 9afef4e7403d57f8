import type { Card } from '@portal/shared-contracts/boards';

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** What a filter looks for, or nothing when it lets every card through. */
export const wordsOf = (filter: string): readonly string[] =>
  fold(filter).split(/\s+/).filter(Boolean);

/** Whether a card contains each of these words, in any field that it shows. */
export const containsWords = (card: Card, words: readonly string[]): boolean => {
  const { city, state, address, salary } = card.content;
  const text = fold(
    [card.title, card.description, card.priority ?? '', city, state, address, salary].join(' '),
  );
  return words.every((word) => text.includes(word));
};
