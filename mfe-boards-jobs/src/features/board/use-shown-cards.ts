import type { Card } from '@portal/shared-contracts/boards';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Columns } from './state/board.reducer.ts';
import { containsWords, wordsOf } from './state/card-filter.ts';

/** The cards that the filter lets through. */
export interface ShownCards {
  isShown: (cardId: string) => boolean;
  found: number;
  total: number;
}

const everyCard = (): boolean => true;

const foundBy = (
  words: readonly string[],
  columns: Columns,
  t: TFunction<'boards'>,
): Set<string> => {
  const cards = columns.flatMap((column) => column.cards);
  const isFound = (card: Card): boolean =>
    containsWords(card, words, (priority) => t(`priority.${priority}`));
  return new Set(cards.filter(isFound).map((card) => card.id));
};

export const useShownCards = (columns: Columns, filter: string): ShownCards => {
  const { t } = useTranslation('boards');
  return useMemo(() => {
    const total = columns.reduce((sum, column) => sum + column.cards.length, 0);
    const words = wordsOf(filter);
    // Without a filter, as on most boards, no card has to be looked at after each change.
    if (words.length === 0) return { isShown: everyCard, found: total, total };
    const ids = foundBy(words, columns, t);
    return { isShown: (id: string) => ids.has(id), found: ids.size, total };
  }, [columns, filter, t]);
};
