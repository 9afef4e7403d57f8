import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Board, BoardScope, BoardSummary } from '@portal/shared-contracts/boards';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { canUseBoard } from './boards.policy.ts';
import { boardsRepository } from '../rows/boards.repository.ts';
import { presentBoard, presentSummary, type BoardRow } from '../rows/boards.rows.ts';
import { cardsRepository } from '../rows/cards.repository.ts';
import { columnsRepository } from '../rows/columns.repository.ts';
import { placeOnTop } from '../rows/card-positions.ts';

/** Who acts, and on which kind of board. */
export interface BoardActor {
  personId: string;
  scope: BoardScope;
}

const authorize = (actor: BoardActor, board: BoardRow | undefined): BoardRow => {
  if (!board || !canUseBoard({ id: actor.personId }, board, actor.scope))
    throw new Refusal('board-unknown');
  return board;
};

/** The board, locked until the end of the transaction. */
export const lockBoard = async (
  tx: SiteDatabase,
  actor: BoardActor,
  boardId: string,
): Promise<BoardRow> => authorize(actor, await boardsRepository.lock(tx, boardId));

const requireBoard = async (
  db: SiteDatabase,
  actor: BoardActor,
  boardId: string,
): Promise<BoardRow> => authorize(actor, await boardsRepository.find(db, boardId));

const load = async (db: SiteDatabase, board: BoardRow): Promise<Board> => {
  const columns = await columnsRepository.list(db, board.id);
  const cards = await cardsRepository.list(db, board.id);
  const homeless = cards.filter((card) => card.column_id === null);
  if (homeless.length === 0 || columns.length === 0) return presentBoard(board, columns, cards);
  await adopt(db, board.id);
  return presentBoard(board, columns, await cardsRepository.list(db, board.id));
};

// The second call of a new card never came: the card is shown in the first column instead of lost.
const adopt = (db: SiteDatabase, boardId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await boardsRepository.lock(tx, boardId);
    const [first] = await columnsRepository.list(tx, boardId);
    if (!first) return;
    const cards = await cardsRepository.list(tx, boardId);
    for (const card of cards.filter((each) => each.column_id === null))
      await placeOnTop(tx, card.id, first.id, true);
  });

export const openBoard = async (db: SiteDatabase, actor: BoardActor, id: string): Promise<Board> =>
  load(db, await requireBoard(db, actor, id));

/** The customer's tracker, made on the first visit. */
export const requireTracker = async (db: SiteDatabase, actor: BoardActor): Promise<BoardRow> => {
  const known = await boardsRepository.findTracker(db, actor.personId);
  if (known) return known;
  await boardsRepository.insert(db, {
    id: randomUUID(),
    ownerId: actor.personId,
    scope: 'customer',
    title: 'Job Search Tracker',
    description: '',
  });
  return authorize(actor, await boardsRepository.findTracker(db, actor.personId));
};

export const openTracker = async (db: SiteDatabase, actor: BoardActor): Promise<Board> =>
  load(db, await requireTracker(db, actor));

export const listBoards = async (db: SiteDatabase, actor: BoardActor): Promise<BoardSummary[]> =>
  (await boardsRepository.list(db, actor.personId)).map(presentSummary);

export const createBoard = async (
  db: SiteDatabase,
  actor: BoardActor,
  wanted: { id?: string | undefined; boardTitle: string; boardDescription: string },
): Promise<string> => {
  const id = wanted.id ?? randomUUID();
  await boardsRepository.insert(db, {
    id,
    ownerId: actor.personId,
    scope: actor.scope,
    title: wanted.boardTitle,
    description: wanted.boardDescription,
  });
  await requireBoard(db, actor, id);
  return id;
};

export const removeBoard = (db: SiteDatabase, actor: BoardActor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const board = await boardsRepository.lockDeleted(tx, id);
    authorize(actor, board);
    // Sent again after a lost answer: it is done, and its time to take it back runs on.
    if (board?.deleted_at) return;
    await boardsRepository.setDeleted(tx, id, tx.now());
  });

/** Takes a deletion back: nothing on the board ever left its place. */
export const restoreBoard = (db: SiteDatabase, actor: BoardActor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    const board = await boardsRepository.lockDeleted(tx, id);
    authorize(actor, board);
    if (!board?.deleted_at) return;
    requireRecent(tx, board.deleted_at);
    await boardsRepository.setDeleted(tx, id, null);
  });

export const renameBoard = (
  db: SiteDatabase,
  actor: BoardActor,
  wanted: { id: string; boardTitle: string; boardDescription: string },
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, wanted.id);
    const { id, boardTitle: title, boardDescription: description } = wanted;
    await boardsRepository.rename(tx, { id, title, description });
  });

/** Refuses a restore that comes after the undo button has long gone. */
export const requireRecent = (tx: SiteDatabase, deletedAt: Date): void => {
  if (tx.now().getTime() - deletedAt.getTime() > limits.undo + limits.board.restoreGrace)
    throw new Refusal('undo-too-late');
};
