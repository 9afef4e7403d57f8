import { randomUUID } from 'node:crypto';
import { mailWaiting } from './mail-drafts.ts';
import { type EndpointInput, type StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import { type uploadDraft } from '@portal/shared-contracts/documents';
import { moduleIds } from '@portal/shared-contracts/orders';
import type { Context } from '../../../kernel/context.ts';
import { attachSlots, type SlotFiles } from '../attachments/attachments.service.ts';
import {
  announceOrder,
  requireModule,
  requireOrderOf,
  setRevisionFlags,
} from '../../orders/orders.service.ts';
import { canUploadDraft } from './drafts.policy.ts';
import { addDraftFiles, type DraftSlot, insertDraft, listDrafts } from './drafts.repository.ts';
import { approvalOn, draftsKey, draftsState, isAccepted } from './drafts.service.ts';

type Upload = EndpointInput<typeof uploadDraft>;

const requireFiles = (ctx: Context, { dataPdf, dataWord }: Upload['data']): void => {
  if (!dataPdf) throw new Refusal('draft-pdf-missing', {}, 'dataPdf');
  if (!dataWord && !ctx.site.settings.website_settings.hide_ms_word_document)
    throw new Refusal('draft-word-missing', {}, 'dataWord');
};

const slotsOf = (data: Upload['data']): SlotFiles<DraftSlot>[] => {
  const one = (file: StoredFile | null | undefined): StoredFile[] => (file ? [file] : []);
  return [
    { slot: 'pdf', place: 'pdf', files: one(data.dataPdf) },
    { slot: 'word', place: 'word', files: one(data.dataWord) },
    { slot: 'other', place: 'additional', files: one(data.dataOther) },
    { slot: 'additional', place: 'additional', files: data.additionalFiles ?? [] },
  ];
};

/** Sends a draft to the customer, or to the admin where the site approves drafts (DO-38, DO-40). */
export const sendDraft = async (ctx: Context, upload: Upload): Promise<void> => {
  const { order_id, serviceId, data } = upload;
  const order = await requireOrderOf(ctx, order_id);
  requireModule(order, serviceId, moduleIds.revisionProcess);
  requireFiles(ctx, data);
  const pending = approvalOn(ctx);
  const after = await ctx.db.transaction(async (tx) => {
    const flags = { sentByWriter: true, pendingClientReview: !pending, pendingApproval: pending };
    // Takes the order's row first, so that two drafts sent at once cannot both pass the check.
    const fresh = await setRevisionFlags(tx, order, serviceId, flags);
    const key = draftsKey(fresh, serviceId);
    const [latest] = await listDrafts(tx, key);
    if (!canUploadDraft(draftsState(ctx, latest, isAccepted(fresh, serviceId))))
      throw new Refusal('draft-waiting');
    const draftId = randomUUID();
    await insertDraft(tx, key, {
      id: draftId,
      writerId: ctx.actor.id,
      number: (latest?.number ?? 0) + 1,
      notes: data.notes ?? '',
      approval: pending ? 'pending' : null,
      at: ctx.now(),
    });
    const subject = { kind: 'draft', id: draftId };
    await addDraftFiles(tx, draftId, await attachSlots(ctx, tx, subject, slotsOf(data)));
    if (pending) await mailWaiting(tx, fresh, { id: draftId, serviceId });
    return fresh;
  });
  await announceOrder(ctx, after, { before: order });
};
