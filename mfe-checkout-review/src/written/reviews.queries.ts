import { callApi, type EndpointInput } from '@portal/shared-contracts';
import {
  archiveReview,
  copyReview,
  deleteAdminReview,
  discardReview,
  editVisitorReview,
  getAdminReview,
  getVisitorReview,
  listAdminReviews,
  listReviewSnippets,
  publishReview,
  readReviewDesk,
  readVisitorReview,
  resendReview,
  restoreReview,
} from '@portal/shared-contracts/admin';
import { partsQuery, useKeyOf } from '@portal/shared-ui/back-office';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReviewDesk } from '../staff/use-edit-review.ts';

const REVIEWS = ['admin', 'reviews'];

export type ReviewsFilter = Omit<EndpointInput<typeof listAdminReviews>, 'cursor' | 'limit'>;

/** The firm's reviews, part after part. */
export const reviewsQuery = (filter: ReviewsFilter) =>
  partsQuery([...REVIEWS, 'list', filter], (from, options) =>
    callApi(listAdminReviews, { ...filter, ...from }, options),
  );

/** One of them as it is edited. */
export const reviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...REVIEWS, 'one', id],
    queryFn: ({ signal }) => callApi(getAdminReview, { id }, { signal }),
  });

/** Testimonials and the funnel. */
export const deskQuery = () =>
  queryOptions({
    queryKey: [...REVIEWS, 'desk'],
    queryFn: ({ signal }) => callApi(readReviewDesk, {}, { signal }),
  });

/** Words that come again. */
export const snippetsQuery = () =>
  queryOptions({
    queryKey: [...REVIEWS, 'snippets'],
    queryFn: ({ signal }) => callApi(listReviewSnippets, {}, { signal }),
  });

/** The review of a visitor with its findings. */
export const visitorReviewQuery = (id: string) =>
  queryOptions({
    queryKey: [...REVIEWS, 'visitor', id],
    queryFn: ({ signal }) => callApi(getVisitorReview, { id }, { signal }),
  });

/** By which calls admins work on it. */
export const ADMINS_DESK: ReviewDesk = {
  keyOf: (id) => visitorReviewQuery(id).queryKey,
  lists: [...REVIEWS, 'list'],
  edit: (input) => callApi(editVisitorReview, input),
  read: (input) => callApi(readVisitorReview, input),
};

const acts = {
  publish: publishReview,
  discard: discardReview,
  archive: archiveReview,
  restore: restoreReview,
} as const;

/** What is done with a whole review. */
export type ReviewAct = keyof typeof acts;

/** Publishes, archives, copies or deletes a review, or mails its link again. */
export const useReviewActs = (id: string) => {
  const client = useQueryClient();
  const { keyOf, arrived } = useKeyOf();
  const onSuccess = () => client.invalidateQueries({ queryKey: REVIEWS });
  const act = useMutation({
    mutationFn: async ({ name, baseVersion }: { name: ReviewAct; baseVersion: number }) => {
      const input = { id, baseVersion };
      if (name === 'publish') return callApi(publishReview, input);
      return { mailed: false, unmailed: false, ...(await callApi(acts[name], input)) };
    },
    onSuccess,
  });
  const copy = useMutation({
    mutationFn: () => callApi(copyReview, { id }, { idempotencyKey: keyOf(id) }),
    onSuccess: () => {
      arrived();
      return onSuccess();
    },
  });
  const resend = useMutation({ mutationFn: () => callApi(resendReview, { id }) });
  const remove = useMutation({
    mutationFn: () => callApi(deleteAdminReview, { id }),
    onSuccess: () => client.invalidateQueries({ queryKey: [...REVIEWS, 'list'] }),
  });
  return { act, copy, resend, remove };
};
