import { getReviewTicket } from '@portal/shared-contracts/reviews';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, type SentForm } from '../testing/fake-upload.ts';
import {
  CONSENT,
  chooseGerman,
  fillIntake,
  renderIntake,
  sendIntake,
} from '../testing/open-intake.tsx';

let sent: SentForm[];
beforeEach(() => (sent = fakeUploads()));
afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
  sessionStorage.clear();
  localStorage.clear();
});

const TEXT = 'Northwind sends the text to Example AI, whose language model suggests wording.';
const modelConsent = { version: '1-Example AI', text: TEXT };
const sentForm = async (): Promise<FormData> => {
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0]!.form;
};

test('RV-47 where there is no model to ask, there is one tick and no more', async () => {
  await renderIntake();
  await screen.findByRole('checkbox', { name: CONSENT });
  expect(screen.getAllByRole('checkbox')).toHaveLength(1);
});

test('RV-47 the second consent is a tick of its own, unticked, and nothing waits for it', async () => {
  await renderIntake({ modelConsent });
  await fillIntake();
  expect(await screen.findByRole('checkbox', { name: TEXT })).not.toBeChecked();
  sendIntake();
  const form = await sentForm();
  expect([form.get('consentVersion'), form.get('modelConsentVersion')]).toEqual(['1', null]);
});

test('RV-47 whoever ticks it sends the version of the text that was shown', async () => {
  await renderIntake({ modelConsent });
  await fillIntake();
  const tick = await screen.findByRole('checkbox', { name: TEXT });
  fireEvent.click(tick);
  expect(tick).toBeChecked();
  sendIntake();
  expect((await sentForm()).get('modelConsentVersion')).toBe('1-Example AI');
});

test('RV-01 RV-47 a tick that stands while the text comes in another language is sent', async () => {
  await renderIntake({ modelConsent });
  await fillIntake();
  fireEvent.click(await screen.findByRole('checkbox', { name: TEXT }));
  const arrival = Promise.withResolvers<void>();
  stubApi(getReviewTicket, async () => {
    await arrival.promise;
    return {
      status: true as const,
      ticket: 'ticket-2',
      consent: { version: '1', text: 'Auf Deutsch' },
      modelConsent: { ...modelConsent, text: 'Auch auf Deutsch' },
    };
  });
  await chooseGerman();
  expect(screen.getByRole('checkbox', { name: TEXT })).toBeChecked();
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 10_000));
  fireEvent.click(screen.getByRole('button', { name: 'Lebenslauf analysieren' }));
  await act(async () => arrival.resolve());
  expect((await sentForm()).get('modelConsentVersion')).toBe('1-Example AI');
});
