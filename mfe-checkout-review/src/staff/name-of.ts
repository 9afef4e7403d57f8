import { isKnown, type StaffReviewRow } from '@portal/shared-contracts/reviews';

/** The name of a visitor as far as it is known. */
export const nameOf = ({
  firstName,
  lastName,
}: Pick<StaffReviewRow, 'firstName' | 'lastName'>): string =>
  [firstName, lastName].filter(isKnown).join(' ');
