import { clearStubs } from '@portal/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeUploads, type SentForm } from '../testing/fake-upload.ts';
import { CONSENT, fillIntake, renderIntake, sendIntake } from '../testing/open-intake.tsx';

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
