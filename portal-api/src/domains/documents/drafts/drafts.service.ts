import { holdsArea } from '@portal/shared-contracts';
import type { Draft } from '@portal/shared-contracts/documents';
import { isTaskDone, moduleIds } from '@portal/shared-contracts/orders';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { Context, SiteContext } from '../../../kernel/context.ts';
import { canSeeOrder } from '../../orders/orders.policy.ts';
import {
  findOrder,
  type OrderRecord,
  requireModule,
  setRevisionFlags,
} from '../../orders/orders.service.ts';
import { draftStage, isVisibleToCustomer } from './draft-stage.ts';
import type { DraftsState } from './drafts.policy.ts';
import {
  type DraftRow,
  type DraftsKey,
  filesOfDrafts,
  findDraft,
  listDrafts,
  reopenLastReview,
} from './drafts.repository.ts';
import { presentDrafts } from './present-drafts.ts';

export { hasDraftsOf } from './drafts.repository.ts';

/** The drafts of one service of an order that has this module. */
export const draftsKey = (order: OrderRecord, serviceId: string): DraftsKey => {
  requireModule(order, serviceId, moduleIds.revisionProcess);
  return { siteId: order.site_id, orderId: order._id, serviceId };
};

/** Whether the customer has accepted the drafts of a service. */
export const isAccepted = (order: OrderRecord, serviceId: string): boolean =>
  isTaskDone(order, serviceId, moduleIds.revisionProcess);

/** Whether drafts go to an admin first. */
export const approvalOn = (ctx: SiteContext): boolean =>
  ctx.site.settings.website_settings.enable_revisions_approval_feature;

/** Whether the customer gives stars. */
export const ratingsOn = (ctx: SiteContext): boolean =>
  !ctx.site.settings.website_settings.disable_customer_rating;

/** What the permissions depend on, from the newest draft. */
export const draftsState = (
  ctx: SiteContext,
  latest: DraftRow | undefined,
  accepted: boolean,
): DraftsState => ({
  latest: latest && draftStage(latest, approvalOn(ctx)),
  rating: latest?.rating ?? null,
  ratingsOn: ratingsOn(ctx),
  accepted,
});

/** Every draft of a service, newest first, and what they allow. */
export const readDrafts = async (
  ctx: SiteContext,
  order: OrderRecord,
  serviceId: string,
  db: SiteDatabase = ctx.db,
): Promise<{ drafts: Draft[]; state: DraftsState }> => {
  const rows = await listDrafts(db, draftsKey(order, serviceId));
  const files = await filesOfDrafts(
    db,
    rows.map(({ id }) => id),
  );
  return {
    drafts: presentDrafts(rows, files, approvalOn(ctx)),
    state: draftsState(ctx, rows[0], isAccepted(order, serviceId)),
  };
};

/** Asks the customer about the last draft again, in the transaction that opens the task again (BO-63). */
export const reopenReview = async (
  tx: SiteDatabase,
  { order, serviceId }: { order: OrderRecord; serviceId: string },
): Promise<void> => {
  await reopenLastReview(tx, { orderId: order._id, serviceId });
  const flags = { pendingClientReview: true, pendingApproval: false };
  await setRevisionFlags(tx, order, serviceId, flags);
};

/** As far as the customer may look: no draft that an admin has not passed, no hidden Word file. */
export const customersView = (ctx: SiteContext, drafts: readonly Draft[]): Draft[] =>
  drafts
    .filter(({ stage }) => isVisibleToCustomer(stage))
    .map((draft) => ({
      ...draft,
      adminApproval: null,
      data: ctx.site.settings.website_settings.hide_ms_word_document
        ? { ...draft.data, dataWord: null }
        : draft.data,
    }));

/** Files of a draft: who judges it, whoever sees the order and, for its customer, a draft that was let through. */
export const canReadDraftFiles = async (ctx: Context, draftId: string): Promise<boolean> => {
  const row = await findDraft(ctx.db, draftId);
  if (row && holdsArea(ctx.visitor?.admin, 'orders')) return true;
  const order = row && (await findOrder(ctx.db, row.order_id));
  if (!row || !order || !ctx.visitor || !canSeeOrder(ctx.visitor, order)) return false;
  return ctx.visitor.role !== 'user' || isVisibleToCustomer(draftStage(row, approvalOn(ctx)));
};
