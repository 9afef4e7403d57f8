import type { BoardScope } from '@portal/shared-contracts/boards';
import type { Database, SiteDatabase } from '../../../kernel/database.ts';
import type { BoardRow } from './boards.rows.ts';

const BOARD = 'id, owner_id, scope, title, description, created_at';

export const boardsRepository = {
  find: async (db: SiteDatabase, id: string): Promise<BoardRow | undefined> =>
    (
      await db.query<BoardRow>(
        `select ${BOARD} from boards where site_id = $1 and id = $2 and deleted_at is null`,
        [db.siteId, id],
      )
    )[0],

  /** Every change of a board holds this lock, so changes follow one another on all servers. */
  lock: async (tx: SiteDatabase, id: string): Promise<BoardRow | undefined> =>
    (
      await tx.query<BoardRow>(
        `select ${BOARD} from boards where site_id = $1 and id = $2 and deleted_at is null for update`,
        [tx.siteId, id],
      )
    )[0],

  findTracker: async (db: SiteDatabase, ownerId: string): Promise<BoardRow | undefined> =>
    (
      await db.query<BoardRow>(
        `select ${BOARD} from boards
         where site_id = $1 and owner_id = $2 and scope = 'customer' and deleted_at is null`,
        [db.siteId, ownerId],
      )
    )[0],

  list: (db: SiteDatabase, ownerId: string): Promise<(BoardRow & { card_count: number })[]> =>
    db.query(
      `select b.id, b.owner_id, b.scope, b.title, b.description, b.created_at,
         (select count(*) from board_cards c
            join board_columns l on l.site_id = c.site_id and l.id = c.column_id
           where c.site_id = b.site_id and c.board_id = b.id
             and c.deleted_at is null and l.deleted_at is null)::int as card_count
       from boards b
       where b.site_id = $1 and b.owner_id = $2 and b.scope = 'writer' and b.deleted_at is null
       order by b.created_at desc, b.id`,
      [db.siteId, ownerId],
    ),

  /** Inserts unless a board with this identifier, or the person's tracker, is there already. */
  insert: async (
    db: SiteDatabase,
    board: {
      id: string;
      ownerId: string;
      scope: BoardScope;
      title: string;
      description: string;
    },
  ): Promise<void> => {
    await db.query(
      `insert into boards (site_id, id, owner_id, scope, title, description, created_at)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      [db.siteId, board.id, board.ownerId, board.scope, board.title, board.description, db.now()],
    );
  },

  /** A board of the person, locked, also one that is deleted. */
  lockDeleted: async (
    tx: SiteDatabase,
    id: string,
  ): Promise<(BoardRow & { deleted_at: Date | null }) | undefined> =>
    (
      await tx.query<BoardRow & { deleted_at: Date | null }>(
        `select ${BOARD}, deleted_at from boards where site_id = $1 and id = $2 for update`,
        [tx.siteId, id],
      )
    )[0],

  rename: async (
    tx: SiteDatabase,
    board: { id: string; title: string; description: string },
  ): Promise<void> => {
    await tx.query(
      `update boards set title = $3, description = $4 where site_id = $1 and id = $2`,
      [tx.siteId, board.id, board.title, board.description],
    );
  },

  setDeleted: async (tx: SiteDatabase, id: string, at: Date | null): Promise<void> => {
    await tx.query(`update boards set deleted_at = $3 where site_id = $1 and id = $2`, [
      tx.siteId,
      id,
      at,
    ]);
  },

  /** False when this operation was done before. */
  beginOperation: async (
    tx: SiteDatabase,
    boardId: string,
    operation: string,
  ): Promise<boolean> => {
    const rows = await tx.query(
      `insert into board_operations (site_id, id, board_id, done_at) values ($1, $2, $3, $4)
       on conflict do nothing returning id`,
      [tx.siteId, operation, boardId, tx.now()],
    );
    return rows.length === 1;
  },

  /** Forgets, for all firms, what can no longer be taken back or repeated. */
  purge: async (platform: Database, before: Date): Promise<void> => {
    // What has most below it goes first, and takes that along.
    for (const table of ['boards', 'board_columns', 'board_cards'])
      await platform.query(`delete from ${table} where deleted_at < $1`, [before]);
    await platform.query('delete from board_operations where done_at < $1', [before]);
  },
};
