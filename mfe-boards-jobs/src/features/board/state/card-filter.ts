import type { Card, CardPriority } from '@portal/shared-contracts/boards';

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** What a filter looks for, or nothing when it lets every card through. */
export const wordsOf = (filter: string): readonly string[] =>
  fold(filter).split(/\s+/).filter(Boolean);

/** Whether a card contains each of these words, in any field that it shows; the priority as the page words it. */
export const containsWords = (
  card: Card,
  words: readonly string[],
  priorityText: (priority: CardPriority) => string,
): boolean => {
  const { city, state, address, salary } = card.content;
  const priority = card.priority ? priorityText(card.priority) : '';
  const text = fold(
    [card.title, card.description, priority, city, state, address, salary].join(' '),
  );
  return words.every((word) => text.includes(word));
};
