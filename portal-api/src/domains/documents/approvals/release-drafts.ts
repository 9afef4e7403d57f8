import { Refusal, type RefusalCode } from '@portal/shared-contracts/refusals';
import type { Context } from '../../../kernel/context.ts';
import { writeAudit } from '../../audit/audit.service.ts';
import { judgeDraft } from '../drafts/approve-draft.ts';
import { countWaiting, listWaiting } from './approvals.repository.ts';

export { countWaiting as countWaitingDrafts } from './approvals.repository.ts';

const AT_ONCE = 100;

// What is said of a draft that a colleague judged or called off since the queue was read.
const waitsNoMore: readonly RefusalCode[] = [
  'draft-not-pending',
  'draft-unknown',
  'order-cancelled',
];

const letThrough = async (ctx: Context, draftId: string): Promise<boolean> => {
  try {
    await judgeDraft(ctx, draftId, { approval: 'approved' });
    return true;
  } catch (error) {
    if (error instanceof Refusal && waitsNoMore.includes(error.sentence.code)) return false;
    throw error;
  }
};

const release = async (ctx: Context, draftId: string): Promise<void> => {
  if (!(await letThrough(ctx, draftId))) return;
  await writeAudit(ctx.db, {
    action: 'POST /api/admin/drafts/{id}/approve',
    outcome: 'done',
    personId: ctx.actor.id,
    address: ctx.network,
    subject: { kind: 'draft', id: draftId },
    before: { approval: 'pending' },
    after: { approval: 'approved' },
  });
};

/** Lets every draft through that waits for the firm, oldest first; each of them is a verdict like any other. */
export const releaseWaitingDrafts = async (ctx: Context): Promise<void> => {
  for (let left = await countWaiting(ctx.db); left > 0; left -= AT_ONCE)
    for (const { id } of await listWaiting(ctx.db, { after: undefined, limit: AT_ONCE }))
      await release(ctx, id);
};
