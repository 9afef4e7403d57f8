import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@portal/shared-contracts';
import type { Card, CardPosition } from '@portal/shared-contracts/boards';
import type { Database } from '../../database/database.ts';
import { canUseBoard } from './boards.policy.ts';
import { boardsRepository } from './boards.repository.ts';
import { presentCard, type CardRow } from './boards.rows.ts';
import { forgetOld, lockBoard, requireRecent, type BoardActor } from './boards.service.ts';
import { cleanCardHtml } from './card-html.ts';
import { cardsRepository, type CardFields } from './cards.repository.ts';
import { columnsRepository } from './columns.repository.ts';
import { placeInColumn, placeOnTop } from './places.ts';
import { indexOf } from './ranks.ts';

const missing = (): AppError => new AppError('not-found', 'This card does not exist any more.');

const lockCard = async (tx: Database, actor: BoardActor, id: string): Promise<CardRow> => {
  const known = await cardsRepository.find(tx, actor.siteId, id);
  if (!known) throw missing();
  await lockBoard(tx, actor, known.board_id);
  const card = await cardsRepository.find(tx, actor.siteId, id);
  if (!card) throw missing();
  return card;
};

// A card of a deleted column is deleted with it, although its row still waits for an undo.
const isLive = async (tx: Database, siteId: string, card: CardRow): Promise<boolean> => {
  if (card.deleted_at) return false;
  if (card.column_id === null) return true;
  const column = await columnsRepository.find(tx, siteId, card.column_id);
  return column !== undefined && column.deleted_at === null;
};

const lockLiveCard = async (tx: Database, actor: BoardActor, id: string): Promise<CardRow> => {
  const card = await lockCard(tx, actor, id);
  if (!(await isLive(tx, actor.siteId, card))) throw missing();
  return card;
};

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

export const readCard = async (
  db: Database,
  actor: BoardActor,
  id: string,
): Promise<{ card: Card; boardId: string; columnId: string | null }> => {
  const card = await cardsRepository.find(db, actor.siteId, id);
  const board = card && (await boardsRepository.find(db, actor.siteId, card.board_id));
  if (!card || !board || !canUseBoard({ id: actor.personId }, board, actor.scope)) throw missing();
  if (!(await isLive(db, actor.siteId, card))) throw missing();
  return { card: presentCard(card), boardId: card.board_id, columnId: card.column_id };
};

/** Inserts an unplaced card in a transaction of the caller, who holds the board's lock. */
export const insertCard = async (
  tx: Database,
  actor: BoardActor,
  wanted: { boardId: string; id: string; title: string; description: string },
): Promise<CardRow> => {
  const known = await cardsRepository.find(tx, actor.siteId, wanted.id);
  if (!known) {
    if ((await cardsRepository.count(tx, actor.siteId, wanted.boardId)) >= limits.board.cards)
      throw new AppError('unprocessable', 'This board has no room for another card.');
    await cardsRepository.insert(tx, actor.siteId, { ...wanted, now: actor.now });
  }
  const card = await cardsRepository.find(tx, actor.siteId, wanted.id);
  if (!card || card.board_id !== wanted.boardId)
    throw new AppError('conflict', 'This identifier is taken.');
  return card;
};

export const confirmCard = (
  db: Database,
  actor: BoardActor,
  wanted: { boardId: string; cardTitle: string; description: string; id?: string | undefined },
): Promise<CardRow> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, wanted.boardId);
    return insertCard(tx, actor, {
      boardId: wanted.boardId,
      id: wanted.id ?? randomUUID(),
      title: wanted.cardTitle,
      description: wanted.description,
    });
  });

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
  if (!card?.column_id) throw missing();
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
      throw missing();
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

/** Writes fields in a transaction of the caller; descriptions are cleaned before they are stored. */
export const writeCard = async (
  tx: Database,
  siteId: string,
  id: string,
  fields: CardFields,
): Promise<void> => {
  const { description_content: html, ...plain } = fields;
  await cardsRepository.update(tx, siteId, id, {
    ...plain,
    ...(html === undefined ? {} : { description_content: cleanCardHtml(html) }),
  });
};

/** Changes a card's fields. */
export const updateCard = (
  db: Database,
  actor: BoardActor,
  id: string,
  fields: CardFields,
): Promise<CardRow> =>
  db.transaction(async (tx) => {
    await lockLiveCard(tx, actor, id);
    await writeCard(tx, actor.siteId, id, fields);
    const card = await cardsRepository.find(tx, actor.siteId, id);
    if (!card) throw missing();
    return card;
  });

/** Deletes a card; it keeps its place until the deletion can no longer be taken back. */
export const removeCard = (db: Database, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockCard(tx, actor, id);
    if (card.deleted_at) return card.board_id;
    await cardsRepository.setDeleted(tx, actor.siteId, id, actor.now);
    await forgetOld(tx, actor, card.board_id);
    return card.board_id;
  });

export const restoreCard = (db: Database, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockCard(tx, actor, id);
    if (!card.deleted_at) return card.board_id;
    requireRecent(actor, card.deleted_at);
    await cardsRepository.setDeleted(tx, actor.siteId, id, null);
    // Its column was deleted meanwhile: the next load shows it in the first one.
    if (!(await isLive(tx, actor.siteId, { ...card, deleted_at: null })))
      await cardsRepository.clearColumn(tx, actor.siteId, id);
    return card.board_id;
  });
