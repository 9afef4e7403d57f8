import { randomUUID } from 'node:crypto';
import { AppError, limits } from '@portal/shared-contracts';
import type { Board, BoardScope, BoardSummary } from '@portal/shared-contracts/boards';
import type { Database } from '../../../database/database.ts';
import { canUseBoard } from './boards.policy.ts';
import { boardsRepository } from './boards.repository.ts';
import { presentBoard, presentSummary, type BoardRow } from './boards.rows.ts';
import { cardsRepository } from '../cards/cards.repository.ts';
import { columnsRepository } from '../columns/columns.repository.ts';
import { placeOnTop } from '../cards/places.ts';

/** Who acts, on which site, at which moment. */
export interface BoardActor {
  siteId: string;
  personId: string;
  scope: BoardScope;
  now: Date;
}

const DAY = 86_400_000;

const authorize = (actor: BoardActor, board: BoardRow | undefined): BoardRow => {
  if (!board || !canUseBoard({ id: actor.personId }, board, actor.scope))
    throw new AppError('not-found', 'Board not found');
  return board;
};

/** The board, locked until the end of the transaction. */
export const lockBoard = async (
  tx: Database,
  actor: BoardActor,
  boardId: string,
): Promise<BoardRow> => authorize(actor, await boardsRepository.lock(tx, actor.siteId, boardId));

const requireBoard = async (db: Database, actor: BoardActor, boardId: string): Promise<BoardRow> =>
  authorize(actor, await boardsRepository.find(db, actor.siteId, boardId));

const load = async (db: Database, siteId: string, board: BoardRow): Promise<Board> => {
  const columns = await columnsRepository.list(db, siteId, board.id);
  const cards = await cardsRepository.list(db, siteId, board.id);
  const homeless = cards.filter((card) => card.column_id === null);
  if (homeless.length === 0 || columns.length === 0) return presentBoard(board, columns, cards);
  await adopt(db, siteId, board.id);
  return presentBoard(board, columns, await cardsRepository.list(db, siteId, board.id));
};

// The second call of a new card never came: the card is shown in the first column instead of lost.
const adopt = (db: Database, siteId: string, boardId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await boardsRepository.lock(tx, siteId, boardId);
    const [first] = await columnsRepository.list(tx, siteId, boardId);
    if (!first) return;
    const cards = await cardsRepository.list(tx, siteId, boardId);
    for (const card of cards.filter((each) => each.column_id === null))
      await placeOnTop(tx, siteId, card.id, first.id, true);
  });

export const openBoard = async (db: Database, actor: BoardActor, id: string): Promise<Board> =>
  load(db, actor.siteId, await requireBoard(db, actor, id));

/** The customer's tracker, made on the first visit. */
export const requireTracker = async (db: Database, actor: BoardActor): Promise<BoardRow> => {
  const known = await boardsRepository.findTracker(db, actor.siteId, actor.personId);
  if (known) return known;
  await boardsRepository.insert(db, actor.siteId, {
    id: randomUUID(),
    ownerId: actor.personId,
    scope: 'customer',
    title: 'Job Search Tracker',
    description: '',
    now: actor.now,
  });
  return authorize(actor, await boardsRepository.findTracker(db, actor.siteId, actor.personId));
};

export const openTracker = async (db: Database, actor: BoardActor): Promise<Board> =>
  load(db, actor.siteId, await requireTracker(db, actor));

export const listBoards = async (db: Database, actor: BoardActor): Promise<BoardSummary[]> =>
  (await boardsRepository.list(db, actor.siteId, actor.personId)).map(presentSummary);

export const createBoard = async (
  db: Database,
  actor: BoardActor,
  wanted: { id?: string | undefined; boardTitle: string; boardDescription: string },
): Promise<string> => {
  const id = wanted.id ?? randomUUID();
  await boardsRepository.insert(db, actor.siteId, {
    id,
    ownerId: actor.personId,
    scope: actor.scope,
    title: wanted.boardTitle,
    description: wanted.boardDescription,
    now: actor.now,
  });
  await requireBoard(db, actor, id);
  return id;
};

export const deleteBoard = (db: Database, actor: BoardActor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, id);
    await boardsRepository.markDeleted(tx, actor.siteId, id, actor.now);
  });

/** Forgets old deletions; called by changes, so that reading stays reading. */
export const forgetOld = (tx: Database, actor: BoardActor, boardId: string): Promise<void> =>
  boardsRepository.purge(
    tx,
    actor.siteId,
    boardId,
    new Date(actor.now.getTime() - limits.board.keepDeletedDays * DAY),
  );

/** Refuses a restore that comes after the undo button has long gone. */
export const requireRecent = (actor: BoardActor, deletedAt: Date): void => {
  if (actor.now.getTime() - deletedAt.getTime() > limits.undo + limits.board.restoreGrace)
    throw new AppError('gone', 'It is too late to undo this.');
};
