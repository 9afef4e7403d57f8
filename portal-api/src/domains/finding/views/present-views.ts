import { readViewFilter, type SavedView, type ViewListName } from '@portal/shared-contracts/admin';
import type { Context } from '../../../kernel/context.ts';
import type { ViewCounts } from '../../../kernel/finding/view-counts.ts';
import { canChange, keeperOf } from './views.policy.ts';
import type { ViewRow } from './views.repository.ts';

// One list after the other: nobody waits for a number while others wait for the database.
const counter = (ctx: Context, counts: ViewCounts) => {
  const known = new Map<string, number>();
  return async <Name extends ViewListName>(list: Name, asked: object): Promise<number> => {
    const key = JSON.stringify([list, Object.entries(asked).toSorted()]);
    const count = known.get(key) ?? (await counts[list](ctx, asked as never));
    known.set(key, count);
    return count;
  };
};

/** Views as a reader sees them, each with the number of its rows; two that ask the same are counted once. */
export const presentViews = async (
  ctx: Context,
  rows: readonly ViewRow[],
  counts: ViewCounts,
): Promise<SavedView[]> => {
  const count = counter(ctx, counts);
  const views: SavedView[] = [];
  for (const row of rows) {
    const list = row.list as ViewListName;
    const asked = readViewFilter(list, row.filter);
    views.push({
      _id: row.id,
      list,
      name: row.name,
      filter: row.filter,
      isShared: row.is_shared,
      isOwn: row.owner_id === ctx.actor.id,
      owner: keeperOf(row),
      canChange: canChange(row, ctx.actor),
      fits: asked !== undefined,
      count: asked ? await count(list, asked) : null,
      version: row.version,
    });
  }
  return views;
};
