import type { EndpointOutput } from '@portal/shared-contracts';
import type { readWaitingDraft, WaitingDraft } from '@portal/shared-contracts/admin';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { answersOfOrder } from '../../answers/questionnaires/questionnaires.service.ts';
import { canBeChanged } from '../../orders/orders.policy.ts';
import { findOrder } from '../../orders/orders.service.ts';
import { judgeDraft, type Verdict } from '../drafts/approve-draft.ts';
import { approvalOn, readDrafts } from '../drafts/drafts.service.ts';
import { findForApproval, findNextWaiting, type WaitingDraftRow } from './approvals.repository.ts';

/** A row as it travels. */
export const toWaitingDraft = (row: WaitingDraftRow): WaitingDraft => ({
  _id: row.id,
  orderId: row.order_id,
  orderNumber: row.order_number,
  packageName: row.package_name,
  serviceName: row.service_name,
  writerName: row.writer_name,
  customerName: row.customer_name,
  number: row.number,
  waitingSince: row.created_at.toISOString(),
});

const requireDraft = async (ctx: SiteContext, draftId: string): Promise<WaitingDraftRow> => {
  const row = await findForApproval(ctx.db, draftId);
  if (!row) throw new Refusal('draft-unknown');
  return row;
};

/** A draft beside the former ones and what its customer answered, the draft's own service first. */
export const readForVerdict = async (
  ctx: SiteContext,
  draftId: string,
): Promise<EndpointOutput<typeof readWaitingDraft>> => {
  const row = await requireDraft(ctx, draftId);
  const order = await findOrder(ctx.db, row.order_id);
  if (!order) throw new Refusal('order-unknown');
  const { drafts } = await readDrafts(ctx, order, row.service_id);
  const answers = await answersOfOrder(ctx.db, order);
  const own = answers.filter(({ serviceId }) => serviceId === row.service_id);
  const others = answers.filter(({ serviceId }) => serviceId !== row.service_id);
  const shown = drafts.slice(drafts.findIndex(({ _id }) => _id === row.id));
  return {
    status: true,
    draft: toWaitingDraft(row),
    isWaiting: canBeChanged(order) && shown[0]?.stage === 'with-admin',
    approvalOn: approvalOn(ctx),
    drafts: shown,
    answers: [...own, ...others],
  };
};

/** Gives the verdict and names the draft that waits behind this one. */
export const judgeAndGoOn = async (
  ctx: Context,
  draftId: string,
  verdict: Verdict,
): Promise<{ status: true; next: string | null }> => {
  const row = await requireDraft(ctx, draftId);
  ctx.audit.note({ before: { approval: 'pending' }, after: { approval: verdict.approval } });
  await judgeDraft(ctx, draftId, verdict);
  return { status: true, next: await findNextWaiting(ctx.db, row) };
};
