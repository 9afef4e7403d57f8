import {
  changeView,
  createView,
  deleteView,
  listViews,
  readView,
  type SavedView,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import type { ViewCounts } from '../../../kernel/finding/view-counts.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { presentViews } from './present-views.ts';
import { viewsInOrder } from './views-in-order.ts';
import { listViewRows } from './views.repository.ts';
import {
  changeOwnView,
  removeOwnView,
  keepView,
  readableBy,
  requireView,
  announceToColleagues,
} from './views.service.ts';

/** Views of the lists of the back office, counted (BO-110). */
export const registerViews = (app: PortalApp, counts: ViewCounts): void => {
  const answer = async (ctx: Context, id: string) => {
    const [view] = await presentViews(ctx, [await requireView(ctx, id)], counts);
    return { status: true as const, view: view as SavedView };
  };

  bindEndpoint(app, listViews, async ({ cursor, limit: most, list }, ctx) => {
    const limit = Number(most);
    const { reader, lists } = readableBy(ctx);
    const readable = { reader, lists: lists.filter((held) => !list || held === list) };
    const rows = await listViewRows(ctx.db, readable);
    const { sorted, keysOf } = viewsInOrder(rows, ctx, readCursor(cursor));
    const { shown, nextCursor } = cutPage(sorted, limit, keysOf);
    const items = await presentViews(ctx, shown, counts);
    return { status: true, items, nextCursor, total: rows.length };
  });

  bindEndpoint(app, readView, ({ id }, ctx) => answer(ctx, id));

  bindEndpoint(app, createView, async (content, ctx) => {
    const made = await answer(ctx, await keepView(ctx, content));
    await announceToColleagues(ctx, made.view);
    return made;
  });

  bindEndpoint(app, changeView, async (input, ctx) => {
    await changeOwnView(ctx, input);
    return answer(ctx, input.id);
  });

  bindEndpoint(app, deleteView, async ({ id }, ctx) => ({
    status: true,
    undo: await removeOwnView(ctx, id),
  }));
};
