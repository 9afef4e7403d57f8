import type { Card } from '@portal/shared-contracts/boards';

const fold = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a card contains every word of the filter, in any field that it shows. */
export const matchesFilter = (card: Card, filter: string): boolean => {
  const words = fold(filter).split(/\s+/).filter(Boolean);
  if (words.length === 0) return true;
  const { city, state, address, salary } = card.content;
  const text = fold(
    [card.title, card.description, card.priority ?? '', city, state, address, salary].join(' '),
  );
  return words.every((word) => text.includes(word));
};
