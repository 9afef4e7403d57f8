import { callApi } from '@portal/shared-contracts';
import {
  editStaffReview,
  readStaffReview,
  type FindingEdit,
  type StaffReview,
} from '@portal/shared-contracts/reviews';
import { usePopup } from '@portal/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { staffReviewQuery } from './staff-reviews.queries.ts';

/** Changes of one review; each answer is the review as it is now. */
export const useEditReview = (review: StaffReview) => {
  const { t } = useTranslation('staffreviews');
  const client = useQueryClient();
  const popup = usePopup();
  const query = staffReviewQuery(review._id);
  const take = (reply: { status: true; review: StaffReview; status_code: number }): void => {
    client.setQueryData(query.queryKey, reply);
    void client.invalidateQueries({ queryKey: ['staff-reviews', 'list'] });
  };
  const edit = useMutation({
    mutationFn: (change: FindingEdit) =>
      callApi(editStaffReview, { id: review._id, baseVersion: review.version, edits: [change] }),
    onSuccess: (reply) => {
      take(reply);
      popup.success(t('saved'));
    },
  });
  const read = useMutation({
    mutationFn: () => callApi(readStaffReview, { id: review._id }),
    onSuccess: (reply) => {
      take(reply);
      popup.success(t('readDone'));
    },
  });
  const reload = async (): Promise<void> => {
    await client.invalidateQueries({ queryKey: query.queryKey });
    edit.reset();
  };
  return { edit, read, reload };
};
