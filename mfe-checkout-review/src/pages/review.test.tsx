import {
  getReview,
  saveReviewProgress,
  sendReviewFeedback,
  updateReviewName,
} from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, findContent } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openReview, renderReviewAt } from '../testing/open-review.tsx';
import { reviewFor } from '../testing/review-reply.ts';

afterEach(() => {
  jest.useRealTimers();
  clearStubs();
  sessionStorage.clear();
});

test('CR-12 stars enable Submit and bring the comment; after thanks the footer is gone', async () => {
  await openReview();
  const sent: unknown[] = [];
  stubApi(sendReviewFeedback, (input) => {
    sent.push(input);
    return { status: true };
  });
  expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  expect(screen.queryByLabelText(/What could be better/)).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(screen.getByLabelText(/What could be better/), { target: { value: 'More' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('Thank you for your feedback.')).length).toBeGreaterThan(0);
  expect(sent).toEqual([{ id: 'critique-1', stars: 4, feedback: 'More' }]);
  await waitFor(() => expect(screen.queryByText('Was this review helpful?')).toBeNull());
});

test('CR-12 PL-23 stars and words are there after a reload, until they are sent', async () => {
  const page = await openReview();
  fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
  fireEvent.change(screen.getByLabelText(/What could be better/), { target: { value: 'More' } });
  page.unmount();
  const again = await openReview();
  expect(screen.getByLabelText(/What could be better/)).toHaveValue('More');
  expect(screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
  stubApi(sendReviewFeedback, () => ({ status: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));
  expect((await screen.findAllByText('Thank you for your feedback.')).length).toBeGreaterThan(0);
  again.unmount();
  await openReview();
  expect(screen.queryByLabelText(/What could be better/)).toBeNull();
});

test('CR-13 the modal asks only for missing fields with the exact texts and closes on success', async () => {
  await openReview({ firstName: 'null', lastName: null });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('URGENT: ATS Scan Failure, Name Was Not Detectable');
  expect(within(dialog).queryByLabelText('Email')).toBeNull();
  stubApi(updateReviewName, () => ({ status: true }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await expectVisible(() => within(dialog).getByText('Enter First Name'));
  expect(within(dialog).getByText('Enter Last name')).toBeVisible();
  fireEvent.change(within(dialog).getByLabelText('First name'), { target: { value: 'Ann' } });
  fireEvent.change(within(dialog).getByLabelText('Last name'), { target: { value: 'Lee' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('CR-01 UX-07 a review has its heading from the first moment, and one alone when it is there', async () => {
  const come = Promise.withResolvers<void>();
  stubApi(getReview, async () => {
    await come.promise;
    return reviewFor();
  });
  await renderReviewAt('/review/critique-1');
  const heading = () => screen.getByRole('heading', { level: 1 });
  expect(heading()).toHaveTextContent('Personalized Resume Review');
  expect(heading()).toHaveAttribute('data-waiting');
  stubApi(saveReviewProgress, () => ({ status: true }));
  come.resolve();
  expect(await findContent()).toHaveTextContent('Personalized Resume Review');
});

test('CR-01 CR-19 a review that cannot be loaded says why and can be tried again', async () => {
  stubApi(getReview, () => {
    throw new RefusedReply('unavailable', 'The service is busy.');
  });
  await renderReviewAt('/review/nothing');
  await expectVisible(() => screen.getByText('The service is busy.'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Personalized Resume Review');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});

test('UX-16 CR-19 an unknown review offers no second try and says what to do', async () => {
  stubApi(getReview, () => {
    throw new RefusedReply('not-found', 'This review does not exist.');
  });
  await renderReviewAt('/review/nothing');
  await expectVisible(() => screen.getByText('This review does not exist.'));
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  expect(screen.getByRole('link', { name: /@/ })).toBeVisible();
});

test('CR-20 an alert clears after five seconds', async () => {
  jest.useFakeTimers();
  stubApi(getReview, () => reviewFor());
  stubApi(saveReviewProgress, () => {
    throw new RefusedReply('unexpected', 'Progress is not saved.');
  });
  await renderReviewAt('/review/critique-1');
  const alerts = () => document.querySelectorAll('.pui-error').length;
  for (let round = 0; round < 200 && alerts() === 0; round += 1)
    await act(async () => void (await jest.advanceTimersByTimeAsync(20)));
  expect(alerts()).toBe(1);
  await act(async () => void (await jest.advanceTimersByTimeAsync(5000)));
  expect(alerts()).toBe(0);
});

test('CR-01 another review in the same page starts anew, and the proof of the first stays with it', async () => {
  const asked: unknown[] = [];
  stubApi(getReview, (input) => {
    asked.push(input);
    return reviewFor({ _id: input.id, stars: null });
  });
  stubApi(saveReviewProgress, () => ({ status: true }));
  const page = await renderReviewAt('/review/critique-1?uniqueCustomerId=first-proof');
  fireEvent.click(await screen.findByRole('radio', { name: '2 stars' }));
  await act(() => page.navigate('/review/critique-2'));
  await waitFor(() => expect(screen.getByRole('radio', { name: '2 stars' })).not.toBeChecked());
  expect(asked).toEqual([
    { id: 'critique-1', uniqueCustomerId: 'first-proof', view: 'later' },
    { id: 'critique-2', view: 'later' },
  ]);
});
