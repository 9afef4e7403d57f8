import { type EndpointOutput, type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type finalizeDrafts, type reviewDraft } from '@portal/shared-contracts/documents';
import type { z } from 'zod';
import type { Context } from '../../../kernel/context.ts';
import { requireKind } from '../attachments/attachments.service.ts';
import {
  announceOrder,
  completeTask,
  requireOrderOf,
  requireService,
  setRevisionFlags,
} from '../../orders/orders.service.ts';
import { canFinalize, canReviewDraft } from './drafts.policy.ts';
import {
  addDraftFiles,
  findDraft,
  listDrafts,
  deleteReviewFile,
  saveReview,
} from './drafts.repository.ts';
import { draftsKey, draftsState, isAccepted, ratingsOn } from './drafts.service.ts';

type Review = z.output<(typeof reviewDraft)['input']>;
type Finalize = z.output<(typeof finalizeDrafts)['input']>;

/** Rating and text as this site asks for them (DO-22, DO-23). */
const requireReview = (ctx: Context, { rating, review }: Review['data']): number | null => {
  if (!ratingsOn(ctx)) {
    if (review === '') throw new Refusal('review-missing');
    return null;
  }
  if (!rating || review === '') throw new Refusal('rating-missing');
  return rating;
};

/** Stores the customer's word on the latest draft; then it is the writer's turn (DO-25, DO-28). */
export const reviewLatestDraft = async (ctx: Context, input: Review): Promise<void> => {
  const order = await requireOrderOf(ctx, input.order_id);
  const target = await findDraft(ctx.db, input.draft_id);
  if (!target || target.order_id !== order._id) throw new Refusal('draft-unknown');
  const serviceId = target.service_id;
  const rating = requireReview(ctx, input.data);
  const attachment: StoredFile | undefined = input.data.reviewFile?.file;
  const after = await ctx.db.transaction(async (tx) => {
    const flags = { pendingClientReview: false };
    const fresh = await setRevisionFlags(tx, order, serviceId, flags);
    const [latest] = await listDrafts(tx, draftsKey(fresh, serviceId));
    const state = draftsState(ctx, latest, isAccepted(fresh, serviceId));
    if (latest?.id !== target.id || !canReviewDraft(state)) throw new Refusal('draft-not-open');
    const files = await ctx.files.attach(tx, attachment ? [attachment] : [], ctx.actor.id, {
      kind: 'draft',
      id: target.id,
    });
    requireKind(files, 'review');
    await saveReview(tx, target.id, {
      rating,
      text: input.data.review,
      at: ctx.now(),
    });
    await deleteReviewFile(tx, target.id);
    await addDraftFiles(
      tx,
      target.id,
      files.map(({ key }) => ({ slot: 'review', key })),
    );
    return fresh;
  });
  await announceOrder(ctx, after, { before: order });
};

/** Closes the revisions of a service; a repeated call changes nothing (DO-27). */
export const finalizeService = async (
  ctx: Context,
  { order_id, serviceId, taskId }: Finalize,
): Promise<EndpointOutput<typeof finalizeDrafts>> => {
  const order = await requireOrderOf(ctx, order_id);
  const key = draftsKey(order, serviceId);
  const service = requireService(order, serviceId);
  const after = await ctx.db.transaction(async (tx) => {
    const task = { order, serviceId, taskId, serviceType: service.serviceName };
    const result = await completeTask(tx, task);
    if (!result.added) return null;
    const [latest] = await listDrafts(tx, key);
    if (!canFinalize(draftsState(ctx, latest, false))) throw new Refusal('draft-not-liked');
    return result.order;
  });
  if (!after) return { status: true };
  await announceOrder(ctx, after, { before: order, task: { serviceId, taskId } });
  return { status: true };
};
