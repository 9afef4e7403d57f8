import type { SiteDatabase } from '../../../kernel/database.ts';
import type { CardRow } from './boards.rows.ts';
import { orderedRows } from './ordered-rows.repository.ts';

const CARD = `id, board_id, column_id, adopted, title, description, deadline, priority, post_url,
  salary, address, city, state, zip, description_content, created_at, deleted_at`;

/** The fields of a card that its owner writes, as the table names them. */
export type CardFields = Partial<
  Pick<
    CardRow,
    | 'title'
    | 'description'
    | 'deadline'
    | 'priority'
    | 'post_url'
    | 'salary'
    | 'address'
    | 'city'
    | 'state'
    | 'zip'
    | 'description_content'
  >
>;

export const cardsRepository = {
  ...orderedRows<CardRow>({ table: 'board_cards', parent: 'column_id', columns: CARD }),

  /** The living cards; those of a deleted list went with it. */
  count: async (tx: SiteDatabase, boardId: string): Promise<number> => {
    const [row] = await tx.query<{ count: number }>(
      `select count(*)::int as count from board_cards c
       left join board_columns l on l.site_id = c.site_id and l.id = c.column_id
       where c.site_id = $1 and c.board_id = $2 and c.deleted_at is null and l.deleted_at is null`,
      [tx.siteId, boardId],
    );
    return row?.count ?? 0;
  },

  insert: async (
    tx: SiteDatabase,
    card: { id: string; boardId: string; title: string; description: string },
  ): Promise<void> => {
    await tx.query(
      `insert into board_cards (site_id, id, board_id, title, description, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [tx.siteId, card.id, card.boardId, card.title, card.description, tx.now()],
    );
  },

  update: async (tx: SiteDatabase, id: string, fields: CardFields): Promise<void> => {
    const entries = Object.entries(fields);
    const sets = entries.map(([name], at) => `${name} = $${at + 3}`);
    await tx.query(`update board_cards set ${sets.join(', ')} where site_id = $1 and id = $2`, [
      tx.siteId,
      id,
      ...entries.map(([, value]) => value),
    ]);
  },

  setColumn: async (
    tx: SiteDatabase,
    id: string,
    columnId: string,
    adopted: boolean,
  ): Promise<void> => {
    await tx.query(
      `update board_cards set column_id = $3, adopted = $4 where site_id = $1 and id = $2`,
      [tx.siteId, id, columnId, adopted],
    );
  },

  clearColumn: async (tx: SiteDatabase, id: string): Promise<void> => {
    await tx.query(
      `update board_cards set column_id = null, adopted = false where site_id = $1 and id = $2`,
      [tx.siteId, id],
    );
  },

  setPositions: async (
    tx: SiteDatabase,
    rows: readonly { id: string; position: number }[],
  ): Promise<void> => {
    await tx.query(
      `update board_cards c set position = v.position
       from unnest($2::text[], $3::int[]) as v (id, position)
       where c.site_id = $1 and c.id = v.id`,
      [tx.siteId, rows.map(({ id }) => id), rows.map(({ position }) => position)],
    );
  },
};
