import { callApi } from '@portal/shared-contracts';
import {
  editStaffReview,
  readStaffReview,
  type FindingEdit,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { usePopup } from '@portal/shared-ui';
import { useMutation, useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { staffReviewQuery } from './staff-reviews.queries.ts';

type Reply = Promise<{ status: true; review: StaffReview }>;

/** By which calls a review of a visitor is worked on: writers and admins have their own. */
export interface ReviewDesk {
  keyOf: (id: string) => QueryKey;
  /** What shows that a review was changed. */
  lists: QueryKey;
  edit: (input: { id: string; baseVersion: number; edits: FindingEdit[] }) => Reply;
  read: (input: { id: string }) => Reply;
}

export const WRITERS_DESK: ReviewDesk = {
  keyOf: (id) => staffReviewQuery(id).queryKey,
  lists: ['staff-reviews', 'list'],
  edit: (input) => callApi(editStaffReview, input),
  read: (input) => callApi(readStaffReview, input),
};

/** One change, and over which version it was typed where that is not the newest known. */
interface ReviewChange {
  edit: FindingEdit;
  baseVersion?: number | undefined;
}

/** Changes of one review; each answer is the review as it is now. */
export const useEditReview = (review: StaffReview, desk: ReviewDesk) => {
  const { t } = useTranslation('staffreviews');
  const client = useQueryClient();
  const popup = usePopup();
  const queryKey = desk.keyOf(review._id);
  const take = (reply: Awaited<Reply>): void => {
    client.setQueryData(queryKey, reply);
    void client.invalidateQueries({ queryKey: desk.lists });
  };
  // A second change waits for the answer to the first and is sent with the version of that answer.
  const version = (): number =>
    client.getQueryData<Awaited<Reply>>(queryKey)?.review.version ?? review.version;
  const options = {
    scope: { id: `review ${review._id}` },
    mutationFn: ({ edit: change, baseVersion = version() }: ReviewChange) =>
      desk.edit({ id: review._id, baseVersion, edits: [change] }),
    onSuccess: (reply: Awaited<Reply>) => {
      take(reply);
      popup.success(t('saved'));
    },
  };
  const edit = useMutation(options);
  const drop = useMutation(options);
  const read = useMutation({
    mutationFn: () => desk.read({ id: review._id }),
    onSuccess: (reply) => {
      take(reply);
      popup.success(t('readDone'));
    },
  });
  const reload = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey });
    drop.reset();
  };
  return { edit, drop, read, reload };
};
