import {
  approveDraft,
  listWaitingDrafts,
  readWaitingDraft,
  rejectDraft,
} from '@portal/shared-contracts/admin';
import { bindEndpoint } from '../../../http/endpoints/bind-endpoint.ts';
import type { PortalApp } from '../../../http/portal-app.ts';
import { cutPage, readCursor } from '../../../kernel/rows/lists.ts';
import { approvalOn } from '../drafts/drafts.service.ts';
import { countWaiting, listWaiting } from './approvals.repository.ts';
import { judgeAndGoOn, readForVerdict, toWaitingDraft } from './approvals.service.ts';

/** The firm looks at drafts before their customers do. */
export const registerApprovals = (app: PortalApp): void => {
  bindEndpoint(app, listWaitingDrafts, async ({ cursor, limit: most }, ctx) => {
    if (!approvalOn(ctx))
      return { status: true, items: [], nextCursor: null, total: 0, approvalOn: false };
    const limit = Number(most);
    const place = { after: readCursor(cursor, 'timestamptz'), limit: limit + 1 };
    const rows = await listWaiting(ctx.db, place);
    const { shown, nextCursor } = cutPage(rows, limit, (row) => [
      row.created_at.toISOString(),
      row.id,
    ]);
    return {
      status: true,
      items: shown.map(toWaitingDraft),
      nextCursor,
      total: await countWaiting(ctx.db),
      approvalOn: true,
    };
  });

  bindEndpoint(app, readWaitingDraft, ({ id }, ctx) => readForVerdict(ctx, id));

  bindEndpoint(app, approveDraft, ({ id }, ctx) => judgeAndGoOn(ctx, id, { approval: 'approved' }));

  bindEndpoint(app, rejectDraft, ({ id, reason, file }, ctx) =>
    judgeAndGoOn(ctx, id, {
      approval: 'rejected',
      reason,
      ...(file ? { file: { ...file, ownerId: ctx.actor.id } } : {}),
    }),
  );
};
