import type { SiteDatabase } from '../../../kernel/database.ts';
import type { ColumnRow } from './boards.rows.ts';
import { orderedRows } from './ordered-rows.repository.ts';

const COLUMN = 'id, board_id, title, position, deleted_at';

export const columnsRepository = {
  ...orderedRows<ColumnRow>({ table: 'board_columns', parent: 'board_id', columns: COLUMN }),

  insert: async (
    tx: SiteDatabase,
    column: { id: string; boardId: string; title: string; position: number },
  ): Promise<void> => {
    await tx.query(
      `insert into board_columns (site_id, id, board_id, title, position, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [tx.siteId, column.id, column.boardId, column.title, column.position, tx.now()],
    );
  },

  rename: async (tx: SiteDatabase, id: string, title: string): Promise<void> => {
    await tx.query(`update board_columns set title = $3 where site_id = $1 and id = $2`, [
      tx.siteId,
      id,
      title,
    ]);
  },
};
