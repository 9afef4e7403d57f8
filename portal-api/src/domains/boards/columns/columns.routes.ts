import { boardCalls, type BoardScope } from '@portal/shared-contracts/boards';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../../kernel/context.ts';
import { boardActor, DONE, announceBoardChange } from '../boards/board-context.ts';
import * as columns from './columns.service.ts';

const changed = async (ctx: Context, boardId: string): Promise<typeof DONE> => {
  await announceBoardChange(ctx, boardId);
  return DONE;
};

/** Columns of one scope (BJ-15..17); each changing GET has a sibling with a changing method. */
export const registerColumns = (app: PortalApp, scope: BoardScope): void => {
  const calls = boardCalls[scope];
  for (const call of [calls.addColumn, calls.addColumnByMethod])
    bindEndpoint(app, call, async (input, ctx) => {
      const column = await columns.addColumn(ctx.db, boardActor(ctx, scope), input);
      const { id, title } = column;
      return { ...(await changed(ctx, column.board_id)), _id: id, id, title };
    });
  bindEndpoint(app, calls.addFirstColumns, async ({ boardId, titles }, ctx) => {
    await columns.addFirstColumns(ctx.db, boardActor(ctx, scope), boardId, titles);
    return changed(ctx, boardId);
  });
  bindEndpoint(app, calls.renameColumn, async ({ id, title }, ctx) =>
    changed(ctx, await columns.renameColumn(ctx.db, boardActor(ctx, scope), id, title)),
  );
  for (const call of [calls.removeColumn, calls.removeColumnByMethod])
    bindEndpoint(app, call, async ({ id }, ctx) =>
      changed(ctx, await columns.removeColumn(ctx.db, boardActor(ctx, scope), id)),
    );
  bindEndpoint(app, calls.restoreColumn, async ({ id }, ctx) =>
    changed(ctx, await columns.restoreColumn(ctx.db, boardActor(ctx, scope), id)),
  );
};
