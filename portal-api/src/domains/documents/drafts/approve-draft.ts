import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { IncomingFile } from '../../../kernel/files.ts';
import {
  announceOrder,
  getOrder,
  requireService,
  setRevisionFlags,
} from '../../orders/orders.service.ts';
import {
  addDraftFiles,
  type DraftRow,
  findDraft,
  listPendingDrafts,
  saveApproval,
} from './drafts.repository.ts';

/** What an admin says of a draft. */
export type Verdict =
  { approval: 'approved' } | { approval: 'rejected'; reason: string; file?: IncomingFile };

/** Drafts that wait for the admin, oldest first. */
export const draftsWaiting = (ctx: SiteContext): Promise<DraftRow[]> => listPendingDrafts(ctx.db);

const requirePending = (draft: DraftRow | undefined): DraftRow => {
  if (!draft) throw new Refusal('draft-unknown');
  if (draft.approval !== 'pending' || draft.reviewed_at) throw new Refusal('draft-not-pending');
  return draft;
};

/** Lets a pending draft through to the customer, or sends it back to the writer (DO-40). */
export const judgeDraft = async (
  ctx: SiteContext,
  draftId: string,
  verdict: Verdict,
): Promise<void> => {
  const draft = requirePending(await findDraft(ctx.db, draftId));
  const order = await getOrder(ctx.db, draft.order_id);
  if (!order) throw new Refusal('order-unknown');
  const isApproved = verdict.approval === 'approved';
  const reason = isApproved ? null : verdict.reason.trim();
  if (reason === '') throw new Refusal('rejection-reason-missing');
  const file =
    !isApproved && verdict.file
      ? await ctx.files.store(verdict.file, null, { kind: 'draft', id: draft.id })
      : undefined;
  const after = await ctx.db.transaction(async (tx) => {
    const flags = { pendingApproval: false, pendingClientReview: isApproved };
    const fresh = await setRevisionFlags(tx, order, draft.service_id, flags);
    requirePending(await findDraft(tx, draft.id));
    await saveApproval(tx, draft.id, {
      approval: verdict.approval,
      reason,
      at: ctx.now(),
    });
    if (file) await addDraftFiles(tx, draft.id, [{ slot: 'rejection', key: file.key }]);
    return fresh;
  });
  const { serviceName } = requireService(order, draft.service_id);
  const code = isApproved ? 'draft-approved' : 'draft-rejected';
  const notices = {
    writer: { code, params: { number: order.number, name: serviceName } },
  } as const;
  await announceOrder(ctx, after, { before: order, notices });
};
