import { getReview } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { findContent } from '@portal/shared-ui/testing';
import { act, waitFor } from '@testing-library/react';
import { openReview, renderReviewAt } from '../testing/open-review.tsx';
import { reviewFor } from '../testing/review-reply.ts';

afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
  sessionStorage.clear();
});

const show = (state: DocumentVisibilityState): void => {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

test('CR-01 a review is read without effect, and its view is told once somebody sees it', async () => {
  const asked: unknown[] = [];
  stubApi(getReview, (input) => {
    asked.push(input);
    return reviewFor();
  });
  const page = await renderReviewAt('/review/critique-1?uniqueCustomerId=mailed');
  await findContent();
  expect(asked).toEqual([{ id: 'critique-1', uniqueCustomerId: 'mailed', view: 'later' }]);
  const view = { id: 'critique-1', critiqueViewId: 'view-1', uniqueCustomerId: 'mailed' };
  await waitFor(() => expect(page.opened).toEqual([view]));
});

test('CR-01 a review behind other pages is opened when it is looked at, and once', async () => {
  show('hidden');
  const page = await openReview();
  show('hidden');
  expect(page.opened).toEqual([]);
  show('visible');
  await waitFor(() => expect(page.opened).toHaveLength(1));
  show('hidden');
  show('visible');
  expect(page.opened).toEqual([{ id: 'critique-1', critiqueViewId: 'view-1' }]);
});
