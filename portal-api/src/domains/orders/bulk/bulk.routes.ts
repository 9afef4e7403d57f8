import { type BulkOutcome, changeManyOrders, undoManyOrders } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import type { Context } from '../../../kernel/context.ts';
import { changeMany, undoMany } from './bulk.service.ts';

/** What is done to many orders at once (BO-66). */
export const registerBulk = (app: PortalApp): void => {
  // Mails are queued with the change; bells and open pages of hundreds would only hold up whoever waits.
  const reply = (
    ctx: Context,
    { outcome, announceDone }: { outcome: BulkOutcome; announceDone: () => Promise<void> },
  ): BulkOutcome => {
    ctx.later(announceDone(), 'a change of many orders was not announced');
    return outcome;
  };

  bindEndpoint(app, changeManyOrders, async (input, ctx) =>
    reply(ctx, await changeMany(ctx, input)),
  );

  bindEndpoint(app, undoManyOrders, async ({ batch }, ctx) =>
    reply(ctx, await undoMany(ctx, batch)),
  );
};
