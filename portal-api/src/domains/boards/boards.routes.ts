import {
  createBoard,
  deleteBoard,
  deleteBoardByMethod,
  getCustomerBoard,
  getWriterBoard,
  listBoards,
  renameBoard,
  restoreBoard,
} from '@portal/shared-contracts/boards';
import type { PortalApp } from '../../http/portal-app.ts';
import { bindEndpoint } from '../../http/endpoints/bind-endpoint.ts';
import type { Context } from '../../kernel/context.ts';
import * as boards from './boards/boards.service.ts';
import { boardActor, DONE, announceBoardChange } from './boards/board-context.ts';
import { registerCards } from './cards/cards.routes.ts';
import { registerColumns } from './columns/columns.routes.ts';

const remove = async ({ id }: { id: string }, ctx: Context): Promise<typeof DONE> => {
  await boards.removeBoard(ctx.db, boardActor(ctx, 'writer'), id);
  await announceBoardChange(ctx, id);
  return DONE;
};

export const registerBoards = (app: PortalApp): void => {
  bindEndpoint(app, getCustomerBoard, (_input, ctx) =>
    boards.openTracker(ctx.db, boardActor(ctx, 'customer')),
  );
  bindEndpoint(app, getWriterBoard, ({ id }, ctx) =>
    boards.openBoard(ctx.db, boardActor(ctx, 'writer'), id),
  );
  bindEndpoint(app, listBoards, async (_input, ctx) => ({
    boards: await boards.listBoards(ctx.db, boardActor(ctx, 'writer')),
  }));
  bindEndpoint(app, createBoard, async (input, ctx) => {
    const id = await boards.createBoard(ctx.db, boardActor(ctx, 'writer'), input);
    await announceBoardChange(ctx, id);
    return { ...DONE, _id: id };
  });
  bindEndpoint(app, renameBoard, async (input, ctx) => {
    await boards.renameBoard(ctx.db, boardActor(ctx, 'writer'), input);
    await announceBoardChange(ctx, input.id);
    return DONE;
  });
  bindEndpoint(app, restoreBoard, async ({ id }, ctx) => {
    await boards.restoreBoard(ctx.db, boardActor(ctx, 'writer'), id);
    await announceBoardChange(ctx, id);
    return DONE;
  });
  bindEndpoint(app, deleteBoard, remove);
  bindEndpoint(app, deleteBoardByMethod, remove);
  for (const scope of ['customer', 'writer'] as const) {
    registerColumns(app, scope);
    registerCards(app, scope);
  }
};
