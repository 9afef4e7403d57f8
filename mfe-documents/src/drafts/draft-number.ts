import type { Draft } from '@portal/shared-contracts/documents';

/** What everybody calls a draft; servers of before did not say, so it is counted from the newest, which is first. */
export const draftNumber = (drafts: readonly Draft[], index: number): number =>
  drafts[index]?.number ?? drafts.length - index;
