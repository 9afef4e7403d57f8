import { getReviewTicket } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
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

test('RV-48 whoever ticked a text has not agreed to the one that takes its place', async () => {
  await renderIntake();
  await fillIntake();
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(1));
  const text = 'Northwind keeps my resume for 60 days.';
  stubApi(getReviewTicket, () => ({
    status: true,
    ticket: 'ticket-2',
    consent: { version: '2', text },
  }));
  const refusal = { code: 'review-consent-changed', params: {} };
  act(() => sent[0]?.answer(409, { status: false, message: 'It has changed.', refusal }));
  const tick = await screen.findByRole('checkbox', { name: text });
  expect(tick).not.toBeChecked();
  fireEvent.click(screen.getByRole('button', { name: 'Review my resume' }));
  await expectVisible(() => screen.getByRole('link', { name: /^Your consent: / }));
  expect(sent).toHaveLength(1);
  fireEvent.click(tick);
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.form.get('consentVersion')).toBe('2');
});

test('RV-05 RV-14 RV-52 a second resume in the same tab goes out with a ticket of its own', async () => {
  stubStates({ stage: 'ready' });
  const page = await renderIntake();
  await fillIntake();
  let given = 1;
  stubApi(getReviewTicket, () => {
    given += 1;
    return {
      status: true,
      ticket: `ticket-${given}`,
      consent: { version: '1', text: 'Northwind keeps my resume for 30 days.' },
    };
  });
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(1));
  act(() => sent[0]?.answer(202, { status: true, id: 'critique-9', proof: 'proof-9' }));
  await waitFor(() => expect(page.address()).toBe('/review/critique-9'));
  await waitFor(() => expect(screen.queryByText('Looking for jobs that fit')).toBeNull());
  expect(given).toBe(1);
  await page.navigate('/review');
  await fillIntake();
  sendIntake();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent.map(({ form }) => form.get('ticket'))).toEqual(['ticket-1', 'ticket-2']);
});

test('RV-01 UX-07 whoever takes the file back with the keyboard goes on in its box', async () => {
  await renderIntake();
  await fillIntake();
  const remove = screen.getByRole('button', { name: /^Remove / });
  act(() => remove.focus());
  fireEvent.click(remove);
  await waitFor(() => expect(screen.getByLabelText('File with your resume')).toHaveFocus());
});
