import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { CardRow } from '../rows/boards.rows.ts';
import { type BoardActor, lockBoard } from '../boards/boards.service.ts';
import { cardsRepository } from '../rows/cards.repository.ts';
import { columnsRepository } from '../rows/columns.repository.ts';

/** What everybody hears who asks for a card that is not theirs or not there. */
export const missingCard = (): Refusal => new Refusal('board-card-gone');

/** Takes the lock of the card's board, and reads the card as it is then. */
export const lockCard = async (
  tx: SiteDatabase,
  actor: BoardActor,
  id: string,
): Promise<CardRow> => {
  const known = await cardsRepository.find(tx, id);
  if (!known) throw missingCard();
  await lockBoard(tx, actor, known.board_id);
  const card = await cardsRepository.find(tx, id);
  if (!card) throw missingCard();
  return card;
};

/** A card of a deleted column is deleted with it, although its row still waits for an undo. */
export const isLive = async (tx: SiteDatabase, card: CardRow): Promise<boolean> => {
  if (card.deleted_at) return false;
  if (card.column_id === null) return true;
  const column = await columnsRepository.find(tx, card.column_id);
  return column !== undefined && column.deleted_at === null;
};

/** The same for a card that is not deleted. */
export const lockLiveCard = async (
  tx: SiteDatabase,
  actor: BoardActor,
  id: string,
): Promise<CardRow> => {
  const card = await lockCard(tx, actor, id);
  if (!(await isLive(tx, card))) throw missingCard();
  return card;
};
