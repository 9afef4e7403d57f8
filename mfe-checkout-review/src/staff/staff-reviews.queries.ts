import { callApi } from '@portal/shared-contracts';
import { getStaffReview, listStaffReviews } from '@portal/shared-contracts/reviews';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';

/** What the list is asked for. */
export interface StaffReviewFilter {
  search: string;
  state: 'all' | 'unread' | 'read';
  page: number;
}

/** The reviews of the site's visitors. */
export const staffReviewsQuery = (filter: StaffReviewFilter) =>
  queryOptions({
    queryKey: ['staff-reviews', 'list', filter],
    queryFn: ({ signal }) => callApi(listStaffReviews, filter, { signal }),
    placeholderData: keepPreviousData,
  });

/** One of them with its findings, text and history. */
export const staffReviewQuery = (id: string) =>
  queryOptions({
    queryKey: ['staff-reviews', 'one', id],
    queryFn: ({ signal }) => callApi(getStaffReview, { id }, { signal }),
  });
