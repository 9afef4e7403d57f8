import { clearStubs } from '@portal/shared-contracts/testing';
import { act, cleanup, waitFor } from '@testing-library/react';
import { fakeUploads, type SentForm } from '../testing/fake-upload.ts';
import { fillIntake, renderIntake, sendIntake, stubStates } from '../testing/open-intake.tsx';

let sent: SentForm[];
beforeEach(() => (sent = fakeUploads()));
afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
  sessionStorage.clear();
  localStorage.clear();
});

const send = async (): Promise<SentForm> => {
  await renderIntake();
  await fillIntake();
  const before = sent.length;
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(before + 1));
  return sent[before]!;
};

test('RV-06 a page that ended before its answer sends the same resume under the same key, which makes one review', async () => {
  const first = await send();
  cleanup();
  const again = await send();
  expect(again.key).toBe(first.key);
});

test('RV-06 a page that ended while the resume was read goes on to the same review, and sends nothing again', async () => {
  stubStates({ stage: 'reading' });
  const first = await send();
  act(() => first.answer(202, { status: true, id: 'critique-9', proof: 'proof-9' }));
  await waitFor(() => expect(sessionStorage.getItem('review-proof:critique-9')).toBe('proof-9'));
  cleanup();
  stubStates({ stage: 'ready' });
  const page = await renderIntake();
  await waitFor(() => expect(page.address()).toBe('/review/critique-9'));
  expect(sent).toHaveLength(1);
});
