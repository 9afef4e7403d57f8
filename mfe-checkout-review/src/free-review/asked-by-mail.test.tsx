import {
  deleteReview,
  getReview,
  getReviewState,
  saveReviewProgress,
  setReviewLanguage,
} from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { freeReview } from '../testing/free-review.ts';
import { renderReviewAt } from '../testing/open-review.tsx';
import { reviewFor } from '../testing/review-reply.ts';

afterEach(() => {
  clearStubs();
  sessionStorage.clear();
});

const openByMail = (more = '') => {
  stubApi(saveReviewProgress, () => ({ status: true }));
  stubApi(getReview, () => reviewFor(freeReview({ uniqueCustomerId: 'proof-1' })));
  return renderReviewAt(`/review/critique-1?uniqueCustomerId=proof-1${more}`);
};

test('RV-54 the deletion link of the mail asks at once, and leaves the address', async () => {
  const asked: unknown[] = [];
  stubApi(deleteReview, (input) => {
    asked.push(input);
    return { status: true };
  });
  const page = await openByMail('&deletion=1');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete everything' }));
  await expectVisible(() => screen.getByRole('heading', { name: 'Your data is deleted.' }));
  expect(asked).toEqual([{ id: 'critique-1', proof: 'proof-1' }]);
  expect(page.address()).toBe('/review/critique-1');
});

test('RV-54 the other link of the mail asks nothing', async () => {
  await openByMail();
  await screen.findByRole('button', { name: 'Delete my data' });
  expect(screen.queryByRole('button', { name: 'Delete everything' })).toBeNull();
});

test('RV-36 a review that stayed when its checks could not be made again says why', async () => {
  stubApi(setReviewLanguage, () => ({ status: true }));
  stubApi(getReviewState, () => ({
    status: true,
    stage: 'ready',
    language: 'en',
    code: 'resume-took-too-long',
    message: 'The reading of the resume took too long.',
  }));
  await openByMail();
  const select = await screen.findByLabelText('Language of the checks');
  fireEvent.change(select, { target: { value: 'de' } });
  await expectVisible(() => screen.getByText('The reading of the resume took too long.'));
  await waitFor(() => expect(select).toHaveValue('en'));
});
