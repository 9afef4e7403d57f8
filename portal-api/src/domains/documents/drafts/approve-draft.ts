import type { StoredFile } from '@portal/shared-contracts';
import { Refusal } from '@portal/shared-contracts/refusals';
import type { SiteContext } from '../../../kernel/context.ts';
import type { SiteDatabase } from '../../../kernel/database.ts';
import type { IncomingFile, NamedFile } from '../../../kernel/files.ts';
import { requireKind } from '../attachments/attachments.service.ts';
import {
  announceOrder,
  findOrder,
  requireService,
  setRevisionFlags,
} from '../../orders/orders.service.ts';
import { mailVerdict } from './mail-drafts.ts';
import {
  addDraftFiles,
  type DraftRow,
  findDraft,
  listPendingDrafts,
  saveApproval,
} from './drafts.repository.ts';
import { approvalOn } from './drafts.service.ts';

/** A file with remarks: as bytes from the command line, or uploaded before by who gives the verdict. */
export type RemarksFile = IncomingFile | (NamedFile & { ownerId: string });

/** What an admin says of a draft. */
export type Verdict =
  | { approval: 'approved' }
  | { approval: 'rejected'; reason: string; file?: RemarksFile };

/** Drafts that wait for the admin, oldest first. */
export const draftsWaiting = (ctx: SiteContext): Promise<DraftRow[]> => listPendingDrafts(ctx.db);

const requirePending = (draft: DraftRow | undefined): DraftRow => {
  if (!draft) throw new Refusal('draft-unknown');
  if (draft.approval !== 'pending' || draft.reviewed_at) throw new Refusal('draft-not-pending');
  return draft;
};

type Remarks = (tx: SiteDatabase) => Promise<readonly StoredFile[]>;

/** Bytes are stored before the transaction, because a store of files has none; the draft takes them inside it. */
const prepareRemarks = async (
  ctx: SiteContext,
  draftId: string,
  file: RemarksFile | undefined,
): Promise<Remarks> => {
  if (!file) return async () => [];
  const subject = { kind: 'draft', id: draftId };
  if ('ownerId' in file) return (tx) => ctx.files.attach(tx, [file], file.ownerId, subject);
  const stored = await ctx.files.store(file, null, subject);
  return async () => [stored];
};

const addRemarks = async (tx: SiteDatabase, draftId: string, remarks: Remarks): Promise<void> => {
  const files = await remarks(tx);
  requireKind(files, 'additional');
  await addDraftFiles(
    tx,
    draftId,
    files.map(({ key }) => ({ slot: 'rejection', key })),
  );
};

/** Lets a pending draft through to the customer, or sends it back to the writer (DO-40). */
export const judgeDraft = async (
  ctx: SiteContext,
  draftId: string,
  verdict: Verdict,
): Promise<void> => {
  const draft = requirePending(await findDraft(ctx.db, draftId));
  // Without approval the customer has it already.
  if (!approvalOn(ctx)) throw new Refusal('approval-off');
  const order = await findOrder(ctx.db, draft.order_id);
  if (!order) throw new Refusal('order-unknown');
  const isApproved = verdict.approval === 'approved';
  const reason = isApproved ? null : verdict.reason.trim();
  if (reason === '') throw new Refusal('rejection-reason-missing');
  const remarks = await prepareRemarks(ctx, draft.id, isApproved ? undefined : verdict.file);
  const after = await ctx.db.transaction(async (tx) => {
    const flags = { pendingApproval: false, pendingClientReview: isApproved };
    const fresh = await setRevisionFlags(tx, order, draft.service_id, flags);
    requirePending(await findDraft(tx, draft.id));
    await saveApproval(tx, draft.id, {
      approval: verdict.approval,
      reason,
      at: ctx.now(),
    });
    await addRemarks(tx, draft.id, remarks);
    await mailVerdict(tx, fresh, { id: draft.id, serviceId: draft.service_id, isApproved });
    return fresh;
  });
  const { serviceName } = requireService(order, draft.service_id);
  const code = isApproved ? 'draft-approved' : 'draft-rejected';
  const notices = {
    writer: { code, params: { number: order.number, name: serviceName } },
  } as const;
  await announceOrder(ctx, after, { before: order, notices });
};
