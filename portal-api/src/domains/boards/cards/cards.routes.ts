import {
  boardCalls,
  updateCustomerCard,
  updateWriterCard,
  type BoardScope,
} from '@portal/shared-contracts/boards';
import type { PortalApp } from '../../../http/portal-app.ts';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import { presentCard } from '../rows/boards.rows.ts';
import { boardActor, DONE, announceBoardChange } from '../boards/board-context.ts';
import { moveCard, placeCard } from './card-moves.service.ts';
import * as cards from './cards.service.ts';

/** Cards of one scope (BJ-18..23). */
export const registerCards = (app: PortalApp, scope: BoardScope): void => {
  const calls = boardCalls[scope];
  bindEndpoint(app, calls.getCard, ({ id }, ctx) =>
    cards.readCard(ctx.db, boardActor(ctx, scope), id),
  );
  bindEndpoint(app, calls.confirmCard, async (input, ctx) => {
    const { id, description, created_at } = await cards.confirmCard(
      ctx.db,
      boardActor(ctx, scope),
      input,
    );
    return { ...DONE, _id: id, description, createdAt: created_at.toISOString() };
  });
  bindEndpoint(app, calls.placeCard, async (input, ctx) => {
    const actor = boardActor(ctx, scope);
    await announceBoardChange(ctx, await placeCard(ctx.db, actor, input.card, input.column));
    return DONE;
  });
  bindEndpoint(app, calls.moveCard, async (input, ctx) => {
    const position = await moveCard(ctx.db, boardActor(ctx, scope), input);
    await announceBoardChange(ctx, input.board);
    return { ...DONE, position };
  });
  for (const call of [calls.removeCard, calls.removeCardByMethod])
    bindEndpoint(app, call, async ({ id }, ctx) => {
      await announceBoardChange(ctx, await cards.removeCard(ctx.db, boardActor(ctx, scope), id));
      return DONE;
    });
  bindEndpoint(app, calls.restoreCard, async ({ id }, ctx) => {
    await announceBoardChange(ctx, await cards.restoreCard(ctx.db, boardActor(ctx, scope), id));
    return DONE;
  });
  if (scope === 'customer') registerCustomerUpdate(app);
  else registerWriterUpdate(app);
};

const registerCustomerUpdate = (app: PortalApp): void =>
  bindEndpoint(app, updateCustomerCard, async ({ id, title, description, content }, ctx) => {
    const row = await cards.updateCard(ctx.db, boardActor(ctx, 'customer'), id, {
      title,
      description,
      deadline: content.deadline,
      post_url: content.postURL,
      salary: content.salary,
      address: content.address,
      city: content.city,
      state: content.state,
      zip: content.zip,
      description_content: content.descriptionContent,
    });
    await announceBoardChange(ctx, row.board_id);
    return { ...DONE, card: presentCard(row) };
  });

const registerWriterUpdate = (app: PortalApp): void =>
  bindEndpoint(app, updateWriterCard, async (input, ctx) => {
    const row = await cards.updateCard(ctx.db, boardActor(ctx, 'writer'), input.id, {
      title: input.title,
      deadline: input.deadline,
      priority: input.priority,
      description_content: input.descriptionContent,
    });
    await announceBoardChange(ctx, row.board_id);
    return { ...DONE, card: presentCard(row) };
  });
