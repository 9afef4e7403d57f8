import { callApi, limits } from '@portal/shared-contracts';
import {
  saveReviewProgress,
  type Critique,
  type ReviewTab,
} from '@portal/shared-contracts/reviews';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

interface ReviewProgressState {
  percent: number;
  visited: readonly ReviewTab[];
  /** Why the last visit could not be saved. */
  error: unknown;
}

/** Adds each newly opened tab to the visited ones and tells the server (CR-11). */
export const useReviewProgress = (critique: Critique, current: ReviewTab): ReviewProgressState => {
  const [visited, setVisited] = useState<readonly ReviewTab[]>(critique.progress);
  const { mutate, error } = useMutation({
    mutationFn: (tabs: ReviewTab[]) =>
      callApi(saveReviewProgress, { critiqueId: critique._id, vistedTabs: tabs }),
  });
  if (!visited.includes(current)) setVisited([...visited, current]);
  const isNew = visited.length > critique.progress.length;
  useEffect(() => {
    if (isNew) mutate([...visited]);
  }, [isNew, visited, mutate]);
  return { percent: visited.length * limits.reviewTabPercent, visited, error };
};
