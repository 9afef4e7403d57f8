import { listDisputes } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { countDisputes, listDisputeRows } from './disputes.repository.ts';
import { presentDispute } from './present-dispute.ts';

/** Disputes about payments, for those who hold the area of money (BO-99). */
export const registerDisputes = (app: PortalApp): void => {
  bindEndpoint(app, listDisputes, async ({ cursor, limit, state }, ctx) => {
    const size = Number(limit);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: size + 1 };
    const rows = await listDisputeRows(ctx.db, state, place);
    const { shown, nextCursor } = cutPage(rows, size, ({ openedAt, id }) => [
      openedAt.toISOString(),
      id,
    ]);
    const total = await countDisputes(ctx.db, state);
    return { status: true, items: shown.map(presentDispute), nextCursor, total };
  });
};
