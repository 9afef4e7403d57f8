import { limits } from '@portal/shared-contracts';
import type { DraftStage } from '@portal/shared-contracts/documents';

/** What the permissions around the drafts of one service depend on. */
export interface DraftsState {
  /** Stage of the newest draft, whoever may see it; nothing before the first. */
  latest: DraftStage | undefined;
  rating: number | null;
  ratingsOn: boolean;
  /** The task `revision_process` is complete. */
  accepted: boolean;
}

/** A new draft is welcome when nobody is busy with the last one (DO-41, DO-42). */
export const canUploadDraft = ({ latest, accepted }: DraftsState): boolean =>
  !accepted && latest !== 'with-admin' && latest !== 'with-customer';

/** The customer reviews a draft once. */
export const canReviewDraft = ({ latest, accepted }: DraftsState): boolean =>
  !accepted && latest === 'with-customer';

/** Only a satisfied review closes the revisions (DO-26). */
export const canFinalize = ({ latest, rating, ratingsOn, accepted }: DraftsState): boolean =>
  !accepted && latest === 'reviewed' && (!ratingsOn || (rating ?? 0) > limits.finalRatingAbove);
