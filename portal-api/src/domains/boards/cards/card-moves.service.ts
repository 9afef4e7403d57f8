import { AppError } from '@portal/shared-contracts';
import type { CardPosition } from '@portal/shared-contracts/boards';
import type { Database } from '../../../database/database.ts';
import { boardsRepository } from '../boards/boards.repository.ts';
import { type BoardActor, lockBoard } from '../boards/boards.service.ts';
import { isLive, lockLiveCard, missingCard } from './card-locks.ts';
import { cardsRepository } from './cards.repository.ts';
import { columnsRepository } from '../columns/columns.repository.ts';
import { placeInColumn, placeOnTop } from './places.ts';
import { indexOf } from './ranks.ts';

const requireColumn = async (
  tx: Database,
  actor: BoardActor,
  boardId: string,
  columnId: string,
): Promise<void> => {
  const column = await columnsRepository.find(tx, actor.siteId, columnId);
  if (!column || column.board_id !== boardId || column.deleted_at)
    throw new AppError('not-found', 'This list does not exist any more.');
};

/** Puts a new card on top; a repeat leaves it where it is by now. */
export const placeCard = (
  db: Database,
  actor: BoardActor,
  cardId: string,
  columnId: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockLiveCard(tx, actor, cardId);
    await requireColumn(tx, actor, card.board_id, columnId);
    if (card.column_id === null || card.adopted)
      await placeOnTop(tx, actor.siteId, cardId, columnId);
    return card.board_id;
  });

const positionOf = async (tx: Database, siteId: string, id: string): Promise<CardPosition> => {
  const card = await cardsRepository.find(tx, siteId, id);
  if (!card?.column_id) throw missingCard();
  const rows = await cardsRepository.ranked(tx, siteId, card.column_id);
  return { column: card.column_id, index: indexOf(rows, id) };
};

/** Moves a card; where it stood before does not matter, so a late or repeated message is harmless. */
export const moveCard = (
  db: Database,
  actor: BoardActor,
  move: { board: string; card: string; toPosition: CardPosition; operation?: string | undefined },
): Promise<CardPosition> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, move.board);
    const card = await cardsRepository.find(tx, actor.siteId, move.card);
    if (!card || card.board_id !== move.board || !(await isLive(tx, actor.siteId, card)))
      throw missingCard();
    const first =
      move.operation === undefined ||
      (await boardsRepository.beginOperation(
        tx,
        actor.siteId,
        move.board,
        move.operation,
        actor.now,
      ));
    if (first) {
      await requireColumn(tx, actor, move.board, move.toPosition.column);
      const { column, index } = move.toPosition;
      await placeInColumn(tx, actor.siteId, move.card, column, index);
    }
    return positionOf(tx, actor.siteId, move.card);
  });
