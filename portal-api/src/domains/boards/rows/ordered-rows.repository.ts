import type { SiteDatabase } from '../../../kernel/database.ts';
import type { RankedRow } from './ranks.ts';

/** What cards and columns have in common: rows with a position below a parent, kept for a while when deleted. */
export const orderedRows = <Row>(options: {
  table: 'board_cards' | 'board_columns';
  parent: 'column_id' | 'board_id';
  columns: string;
}) => {
  const { table, parent, columns } = options;
  return {
    find: async (db: SiteDatabase, id: string): Promise<Row | undefined> =>
      (
        await db.query<Row>(`select ${columns} from ${table} where site_id = $1 and id = $2`, [
          db.siteId,
          id,
        ])
      )[0],

    /** The living rows of a board in order. */
    list: (db: SiteDatabase, boardId: string): Promise<Row[]> =>
      db.query<Row>(
        `select ${columns} from ${table}
         where site_id = $1 and board_id = $2 and deleted_at is null order by position, id`,
        [db.siteId, boardId],
      ),

    /** All positions below a parent, those of deleted rows too. */
    ranked: (tx: SiteDatabase, parentId: string): Promise<RankedRow[]> =>
      tx.query<RankedRow>(
        `select id, position, deleted_at is not null as deleted from ${table}
         where site_id = $1 and ${parent} = $2 order by position, id`,
        [tx.siteId, parentId],
      ),

    setDeleted: async (tx: SiteDatabase, id: string, deletedAt: Date | null): Promise<void> => {
      await tx.query(`update ${table} set deleted_at = $3 where site_id = $1 and id = $2`, [
        tx.siteId,
        id,
        deletedAt,
      ]);
    },
  };
};
