import { randomUUID } from 'node:crypto';
import { limits } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { NEW_COLUMN_TITLE } from '@portal/shared-contracts/boards';
import type { SiteDatabase } from '../../../kernel/database.ts';
import { lockBoard, requireRecent, type BoardActor } from '../boards/boards.service.ts';
import type { ColumnRow } from '../rows/boards.rows.ts';
import { columnsRepository } from '../rows/columns.repository.ts';
import { placeAt } from '../rows/ranks.ts';

const missing = (): Refusal => new Refusal('board-list-gone');

/** The column with its board locked; `undefined` board access reads as not found. */
const lockColumn = async (tx: SiteDatabase, actor: BoardActor, id: string): Promise<ColumnRow> => {
  const known = await columnsRepository.find(tx, id);
  if (!known) throw missing();
  await lockBoard(tx, actor, known.board_id);
  const column = await columnsRepository.find(tx, id);
  if (!column) throw missing();
  return column;
};

const append = async (
  tx: SiteDatabase,
  column: { id: string; boardId: string; title: string },
): Promise<void> => {
  const rows = await columnsRepository.ranked(tx, column.boardId);
  if (rows.some((row) => row.id === column.id)) return;
  if (rows.filter((row) => !row.deleted).length >= limits.board.columns)
    throw new Refusal('board-lists-too-many');
  const position = placeAt(rows, column.id, rows.length).find((row) => row.id === column.id);
  await columnsRepository.insert(tx, {
    ...column,
    position: position?.position ?? 0,
  });
};

export const addColumn = (
  db: SiteDatabase,
  actor: BoardActor,
  wanted: { boardId: string; id?: string | undefined },
): Promise<ColumnRow> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, wanted.boardId);
    const id = wanted.id ?? randomUUID();
    await append(tx, { id, boardId: wanted.boardId, title: NEW_COLUMN_TITLE });
    const column = await columnsRepository.find(tx, id);
    if (!column || column.board_id !== wanted.boardId) throw new Refusal('board-id-taken');
    return column;
  });

/** Adds the usual columns in a transaction of the caller; nothing when there are columns already. */
export const fillEmptyBoard = async (
  tx: SiteDatabase,
  boardId: string,
  titles: readonly string[],
): Promise<void> => {
  const present = await columnsRepository.list(tx, boardId);
  if (present.length > 0) return;
  for (const title of titles) await append(tx, { id: randomUUID(), boardId, title });
};

export const addFirstColumns = (
  db: SiteDatabase,
  actor: BoardActor,
  boardId: string,
  titles: readonly string[],
): Promise<void> =>
  db.transaction(async (tx) => {
    await lockBoard(tx, actor, boardId);
    await fillEmptyBoard(tx, boardId, titles);
  });

/** Renames a column and says which board changed. */
export const renameColumn = (
  db: SiteDatabase,
  actor: BoardActor,
  id: string,
  title: string,
): Promise<string> =>
  db.transaction(async (tx) => {
    const column = await lockColumn(tx, actor, id);
    if (column.deleted_at) throw missing();
    await columnsRepository.rename(tx, id, title);
    return column.board_id;
  });

/** Deletes a column with its cards; a repeat changes nothing. */
export const removeColumn = (db: SiteDatabase, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const column = await lockColumn(tx, actor, id);
    if (column.deleted_at) return column.board_id;
    await columnsRepository.setDeleted(tx, id, tx.now());
    return column.board_id;
  });

/** Takes a deletion back: its cards never left their positions. */
export const restoreColumn = (db: SiteDatabase, actor: BoardActor, id: string): Promise<string> =>
  db.transaction(async (tx) => {
    const column = await lockColumn(tx, actor, id);
    if (!column.deleted_at) return column.board_id;
    requireRecent(tx, column.deleted_at);
    await columnsRepository.setDeleted(tx, id, null);
    return column.board_id;
  });
