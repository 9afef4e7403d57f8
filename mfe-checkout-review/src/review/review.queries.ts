import { callApi } from '@portal/shared-contracts';
import { getReview } from '@portal/shared-contracts/reviews';
import { queryOptions } from '@tanstack/react-query';

/** One review with everything that is offered beside it. */
export const reviewQuery = (id: string, uniqueCustomerId?: string) =>
  queryOptions({
    queryKey: ['reviews', id],
    queryFn: ({ signal }) => callApi(getReview, { id, uniqueCustomerId }, { signal }),
    // Each opening counts as a view, so it is never read again by itself.
    staleTime: Infinity,
    retry: false,
  });
