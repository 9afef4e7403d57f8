import { onDemand } from '@portal/shared-ui';
import type { CheckedFindingsProps } from './checked-findings.tsx';
import type { ReaderPartsProps } from './free-parts.tsx';

const parts = () => import('./free-parts.tsx');

/** The checks of one tab; a review that no visitor asked for never loads them. */
export const CheckedFindings = onDemand<CheckedFindingsProps>(
  async () => (await parts()).CheckedTab,
);

/** What only a review that a visitor asked for has below its findings. */
export const ReaderParts = onDemand<ReaderPartsProps>(async () => (await parts()).ReaderParts);

/** Stands where a deleted review was. */
export const DeletedReview = onDemand(async () => (await parts()).Deleted);
