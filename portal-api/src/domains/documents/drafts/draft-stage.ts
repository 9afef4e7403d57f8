import type { DraftStage } from '@portal/shared-contracts/documents';

/** What the stage of a draft depends on. */
export interface DraftFacts {
  approval: 'pending' | 'approved' | 'rejected' | null;
  reviewed_at: Date | null;
}

/** Whose turn it is with a draft; a site that asks for no approval any more waits for none. */
export const draftStage = (draft: DraftFacts, approvalOn: boolean): DraftStage => {
  if (draft.approval === 'rejected') return 'rejected';
  if (draft.reviewed_at !== null) return 'reviewed';
  return draft.approval === 'pending' && approvalOn ? 'with-admin' : 'with-customer';
};

/** The customer sees a draft once nobody else has to look at it first. */
export const isVisibleToCustomer = (stage: DraftStage): boolean =>
  stage === 'with-customer' || stage === 'reviewed';
