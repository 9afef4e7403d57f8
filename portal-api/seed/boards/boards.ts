import type { BoardScope } from '@portal/shared-contracts/boards';
import { seedTracker, seedWriterBoards, type SeedBoard, type SeedCard } from './boards.data.ts';
import { insertRows } from '../insert-rows.ts';
import type { SeedContext, Seeder } from '../seeder.ts';

const STEP = 1024;

const isoDay = (moment: Date): string => moment.toISOString().slice(0, 'YYYY-MM-DD'.length);

const cardRow = (
  ctx: SeedContext,
  ids: { board: string; column: string },
  card: SeedCard,
  at: number,
) => ({
  site_id: ctx.site.id,
  id: `${ids.column}-card-${at}`,
  board_id: ids.board,
  column_id: ids.column,
  position: at * STEP,
  adopted: false,
  title: card.title,
  description: card.description ?? '',
  deadline: card.dueIn === undefined ? null : isoDay(ctx.day(card.dueIn)),
  priority: card.priority ?? null,
  post_url: card.link ?? '',
  salary: card.salary ?? '',
  address: '',
  city: card.city ?? '',
  state: card.state ?? '',
  zip: '',
  description_content: card.text ?? '',
  created_at: ctx.day(-at - 1).toISOString(),
});

const seedBoard = async (
  ctx: SeedContext,
  owner: { id: string; scope: BoardScope },
  board: SeedBoard,
): Promise<void> => {
  const boardId = `${ctx.site.id}-board-${board.key}`;
  const columnId = (at: number) => `${boardId}-column-${at}`;
  const created_at = ctx.day(0).toISOString();
  const site_id = ctx.site.id;
  await insertRows(ctx.db, 'boards', [
    {
      site_id,
      id: boardId,
      owner_id: owner.id,
      scope: owner.scope,
      title: board.title,
      description: board.description,
      created_at,
    },
  ]);
  const columns = board.columns.map(({ title }, at) => ({
    site_id,
    id: columnId(at),
    board_id: boardId,
    position: at * STEP,
    title,
    created_at,
  }));
  await insertRows(ctx.db, 'board_columns', columns);
  const cards = board.columns.flatMap((column, at) =>
    column.cards.map((card, index) =>
      cardRow(ctx, { board: boardId, column: columnId(at) }, card, index),
    ),
  );
  await insertRows(ctx.db, 'board_cards', cards);
};

/** The tracker of the demo's customer and the boards of its writer; other people start empty. */
export const boardsSeeder: Seeder = {
  name: 'boards',
  run: async (ctx) => {
    await seedBoard(ctx, { id: ctx.people.customer, scope: 'customer' }, seedTracker);
    for (const board of seedWriterBoards)
      await seedBoard(ctx, { id: ctx.people.writer, scope: 'writer' }, board);
  },
};
