import { reviewTabs, type ReviewTab } from '@portal/shared-contracts/reviews';

/** The part of the address that opens a tab: `#ats` (deep links). */
export const tabAnchor = (tab: ReviewTab): string => tab.toLowerCase().replaceAll(/[^a-z]+/g, '-');

/** The tab that an address asks for; the first one for any other. */
export const tabOfHash = (hash: string): ReviewTab => {
  const wanted = hash.replace(/^#/, '').toLowerCase();
  return reviewTabs.find((tab) => tabAnchor(tab) === wanted) ?? reviewTabs[0];
};
