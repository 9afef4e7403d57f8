import { callApi } from '@portal/shared-contracts';
import { openReview, type ReviewReply } from '@portal/shared-contracts/reviews';
import { useEffect } from 'react';

const isShown = (): boolean => document.visibilityState !== 'hidden';

/** Tells the server once that somebody sees this review; a page that was opened behind others waits until it is looked at. */
export const useOpened = (
  { critique: { _id: id }, critiqueViewsId: critiqueViewId }: ReviewReply,
  uniqueCustomerId: string | undefined,
): void =>
  useEffect(() => {
    const stop = (): void => document.removeEventListener('visibilitychange', tell);
    const tell = (): void => {
      if (!isShown()) return;
      stop();
      // Nobody who reads is kept from reading by a view that was not counted.
      callApi(openReview, { id, critiqueViewId, uniqueCustomerId }).catch(() => undefined);
    };
    document.addEventListener('visibilitychange', tell);
    tell();
    return stop;
  }, [id, critiqueViewId, uniqueCustomerId]);
