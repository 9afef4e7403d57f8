import { useMemo } from 'react';
import type { Columns } from './state/board.reducer.ts';
import { containsWords, wordsOf } from './state/card-filter.ts';

/** The cards that the filter lets through. */
export interface ShownCards {
  isShown: (cardId: string) => boolean;
  found: number;
  total: number;
}

const everyCard = (): boolean => true;

const foundBy = (words: readonly string[], columns: Columns): Set<string> => {
  const cards = columns.flatMap((column) => column.cards);
  return new Set(cards.filter((card) => containsWords(card, words)).map((card) => card.id));
};

export const useShownCards = (columns: Columns, filter: string): ShownCards =>
  useMemo(() => {
    const total = columns.reduce((sum, column) => sum + column.cards.length, 0);
    const words = wordsOf(filter);
    // Without a filter, as on most boards, no card has to be looked at after each change.
    if (words.length === 0) return { isShown: everyCard, found: total, total };
    const ids = foundBy(words, columns);
    return { isShown: (id: string) => ids.has(id), found: ids.size, total };
  }, [columns, filter]);
