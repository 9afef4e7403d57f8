import { callApi } from '@portal/shared-contracts';
import { getReview } from '@portal/shared-contracts/reviews';
import { queryOptions } from '@tanstack/react-query';

/** One review with everything that is offered beside it. */
export const reviewQuery = (id: string, uniqueCustomerId?: string) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: ({ signal }) =>
      callApi(getReview, { id, uniqueCustomerId, view: 'later' }, { signal }),
    // What it names as its view is counted once, so it is never read again by itself.
    staleTime: Infinity,
    retry: false,
  });
