import type { SiteDatabase } from '../../../kernel/database.ts';
import { cardsRepository } from './cards.repository.ts';
import { placeAt } from './ranks.ts';

/** Puts a card at an index of a column; the caller holds the board's lock. */
export const placeInColumn = async (
  tx: SiteDatabase,
  at: { cardId: string; columnId: string; index: number; adopted?: boolean },
): Promise<void> => {
  const { cardId, columnId, index, adopted = false } = at;
  const rows = await cardsRepository.ranked(tx, columnId);
  await cardsRepository.setColumn(tx, cardId, columnId, adopted);
  await cardsRepository.setPositions(tx, placeAt(rows, cardId, index));
};

/** Puts a card on top of a column. */
export const placeOnTop = (
  tx: SiteDatabase,
  cardId: string,
  columnId: string,
  adopted = false,
): Promise<void> => placeInColumn(tx, { cardId, columnId, index: 0, adopted });
