import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Card } from '@portal/shared-contracts/boards';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { canUseBoard } from '../boards/boards.policy.ts';
import { boardsRepository } from '../rows/boards.repository.ts';
import { type CardRow, presentCard } from '../rows/boards.rows.ts';
import { type BoardActor, lockBoard, requireRecent } from '../boards/boards.service.ts';
import { cleanCardHtml } from './card-html.ts';
import { isLive, lockCard, lockLiveCard, missingCard } from './card-locks.ts';
import { type CardFields, cardsRepository } from '../rows/cards.repository.ts';

export const readCard = async (
  db: SiteDatabase,
  actor: BoardActor,
  id: string,
): Promise<{ card: Card; boardId: string; columnId: string | null }> => {
  const card = await cardsRepository.find(db, id);
  const board = card && (await boardsRepository.find(db, card.board_id));
  if (!card || !board || !canUseBoard({ id: actor.personId }, board, actor.scope))
    throw missingCard();
  if (!(await isLive(db, card))) throw missingCard();
  return { card: presentCard(card), boardId: card.board_id, columnId: card.column_id };
};

/** Makes an unplaced card in a transaction of the caller, who holds the board's lock. */
export const createCard = async (
  tx: SiteDatabase,
  wanted: { boardId: string; id: string; title: string; description: string },
): Promise<CardRow> => {
  const known = await cardsRepository.find(tx, wanted.id);
  if (!known) {
    if ((await cardsRepository.count(tx, wanted.boardId)) >= limits.board.cards)
      throw new Refusal('board-cards-too-many');
    await cardsRepository.insert(tx, wanted);
  }
  const card = await cardsRepository.find(tx, wanted.id);
  if (!card || card.board_id !== wanted.boardId) throw new Refusal('board-id-taken');
  return card;
};

export const confirmCard = (
  db: SiteDatabase,
  actor: BoardActor,
  wanted: { boardId: string; cardTitle: string; description: string; id?: string | undefined },
): Promise<CardRow> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, wanted.boardId);
    return createCard(tx, {
      boardId: wanted.boardId,
      id: wanted.id ?? randomUUID(),
      title: wanted.cardTitle,
      description: wanted.description,
    });
  });

/** Writes fields in a transaction of the caller; descriptions are cleaned before they are stored. */
export const writeCard = async (
  tx: SiteDatabase,
  id: string,
  fields: CardFields,
): Promise<void> => {
  const { description_content: html, ...plain } = fields;
  await cardsRepository.update(tx, id, {
    ...plain,
    ...(html === undefined ? {} : { description_content: cleanCardHtml(html) }),
  });
};

/** Changes a card's fields. */
export const updateCard = (
  db: SiteDatabase,
  actor: BoardActor,
  id: string,
  fields: CardFields,
): Promise<CardRow> =>
  db.transaction(async (tx) => {
    await lockLiveCard(tx, actor, id);
    await writeCard(tx, id, fields);
    const card = await cardsRepository.find(tx, id);
    if (!card) throw missingCard();
    return card;
  });

/** Deletes a card; it keeps its position until the deletion can no longer be taken back. */
export const removeCard = (db: SiteDatabase, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockCard(tx, actor, id);
    if (card.deleted_at) return card.board_id;
    await cardsRepository.setDeleted(tx, id, tx.now());
    return card.board_id;
  });

export const restoreCard = (db: SiteDatabase, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const card = await lockCard(tx, actor, id);
    if (!card.deleted_at) return card.board_id;
    requireRecent(tx, card.deleted_at);
    await cardsRepository.setDeleted(tx, id, null);
    // Its column was deleted meanwhile: the next load shows it in the first one.
    if (!(await isLive(tx, { ...card, deleted_at: null })))
      await cardsRepository.clearColumn(tx, id);
    return card.board_id;
  });
