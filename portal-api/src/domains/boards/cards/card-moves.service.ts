import { Refusal } from '@portal/shared-contracts/refusals';
import type { CardPosition } from '@portal/shared-contracts/boards';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { boardsRepository } from '../rows/boards.repository.ts';
import { type BoardActor, lockBoard } from '../boards/boards.service.ts';
import { isLive, lockLiveCard, missingCard } from './card-locks.ts';
import { cardsRepository } from '../rows/cards.repository.ts';
import { columnsRepository } from '../rows/columns.repository.ts';
import { placeInColumn, placeOnTop } from '../rows/card-positions.ts';
import { indexOf } from '../rows/ranks.ts';

const requireColumn = async (
  tx: SiteDatabase,
  boardId: string,
  columnId: string,
): Promise<void> => {
  const column = await columnsRepository.find(tx, columnId);
  if (!column || column.board_id !== boardId || column.deleted_at)
    throw new Refusal('board-list-gone');
};

/** Puts a new card on top; a repeat leaves it where it is by now. */
export const placeCard = (
  db: SiteDatabase,
  actor: BoardActor,
  cardId: string,
  columnId: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockLiveCard(tx, actor, cardId);
    await requireColumn(tx, card.board_id, columnId);
    if (card.column_id === null || card.adopted) await placeOnTop(tx, cardId, columnId);
    return card.board_id;
  });

const positionOf = async (tx: SiteDatabase, id: string): Promise<CardPosition> => {
  const card = await cardsRepository.find(tx, id);
  if (!card?.column_id) throw missingCard();
  const rows = await cardsRepository.ranked(tx, card.column_id);
  return { column: card.column_id, index: indexOf(rows, id) };
};

/** Moves a card; where it stood before does not matter, so a late or repeated message is harmless. */
export const moveCard = (
  db: SiteDatabase,
  actor: BoardActor,
  move: { board: string; card: string; toPosition: CardPosition; operation?: string | undefined },
): Promise<CardPosition> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, move.board);
    const card = await cardsRepository.find(tx, move.card);
    if (!card || card.board_id !== move.board || !(await isLive(tx, card))) throw missingCard();
    const first =
      move.operation === undefined ||
      (await boardsRepository.beginOperation(tx, move.board, move.operation));
    if (first) {
      await requireColumn(tx, move.board, move.toPosition.column);
      const { column, index } = move.toPosition;
      await placeInColumn(tx, { cardId: move.card, columnId: column, index });
    }
    return positionOf(tx, move.card);
  });
