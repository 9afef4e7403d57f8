import { listDifferences, takeOverDifference } from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { findComparison } from '../comparison/comparison.repository.ts';
import { countDifferences, listDifferenceRows } from '../comparison/differences.repository.ts';
import { presentComparison, presentDifference } from './present-difference.ts';
import { takeOver } from './take-over.service.ts';

/** Where the firm's books and its provider differ, for those who hold the area of money (BO-100). */
export const registerComparison = (app: PortalApp): void => {
  bindEndpoint(app, listDifferences, async ({ cursor, limit, show }, ctx) => {
    const size = Number(limit);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: size + 1 };
    const rows = await listDifferenceRows(ctx.db, show, place);
    const { shown, nextCursor } = cutPage(rows, size, ({ foundAt, id }) => [
      foundAt.toISOString(),
      id,
    ]);
    return {
      status: true,
      items: shown.map(presentDifference),
      nextCursor,
      total: await countDifferences(ctx.db, show),
      comparison: presentComparison(await findComparison(ctx.db), ctx.language),
    };
  });

  bindEndpoint(app, takeOverDifference, async ({ id }, ctx) => ({
    status: true,
    difference: presentDifference(await takeOver(ctx, id)),
  }));
};
