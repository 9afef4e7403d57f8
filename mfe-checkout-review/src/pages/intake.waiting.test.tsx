import { getReviewState } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, type SentForm } from '../testing/fake-upload.ts';
import { fillIntake, renderIntake, sendIntake } from '../testing/open-intake.tsx';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  clearStubs();
  sessionStorage.clear();
  localStorage.clear();
});

test('RV-05 RV-13 a refused field is no longer called wrong once it is changed', async () => {
  const sent = fakeUploads();
  await renderIntake();
  await fillIntake();
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(1));
  const [first] = sent as [SentForm];
  const refusal = 'Mails to this address come back.';
  act(() =>
    first.answer(422, {
      status: false,
      code: 'unprocessable',
      message: 'Please correct the marked fields.',
      errors: { email: refusal },
    }),
  );
  const email = await screen.findByLabelText('Email');
  await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(refusal)));
  fireEvent.change(email, { target: { value: 'paula.reyes@example.com' } });
  expect(screen.queryByText(refusal, { exact: false })).toBeNull();
  expect(email).not.toHaveAttribute('aria-invalid', 'true');
});

test('RV-05 who waits long is asked about less often', async () => {
  jest.useFakeTimers();
  sessionStorage.setItem('review-intake', JSON.stringify({ key: 'k', of: 'o', id: 'critique-9' }));
  let asked = 0;
  stubApi(getReviewState, () => {
    asked += 1;
    return { status: true, stage: 'waiting', language: 'en' };
  });
  await renderIntake();
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
  await wait(19_500);
  expect(asked).toBe(20);
  await wait(20_000);
  expect(asked).toBe(24);
});
