import { useMemo } from 'react';
import type { Columns } from './state/board.reducer.ts';
import { matchesFilter } from './state/card-filter.ts';

/** The cards that the filter lets through. */
export interface ShownCards {
  isShown: (cardId: string) => boolean;
  found: number;
  total: number;
}

export const useShownCards = (columns: Columns, filter: string): ShownCards =>
  useMemo(() => {
    const cards = columns.flatMap((column) => column.cards);
    const ids = new Set(cards.filter((card) => matchesFilter(card, filter)).map((card) => card.id));
    return { isShown: (id: string) => ids.has(id), found: ids.size, total: cards.length };
  }, [columns, filter]);
