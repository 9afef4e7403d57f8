import {
  bareOutcome,
  getPaymentOutcome,
  writeStoredPayment,
} from '@portal/shared-contracts/payments';
import { deviceStorage } from '@portal/shared-contracts/storage';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import en from '../../locales/en.json';
import { FreeForm } from './free-form.tsx';

const KEY = '7b0c1f4e-6a0f-4f5e-9a53-1d2f0c9b8a70';
const UNKNOWN = 'We do not know yet what became of your payment.';

beforeEach(() => {
  jest.useFakeTimers();
  const entry = { key: KEY, method: 'nothing-to-pay', stage: 'sent' as const, at: Date.now() };
  writeStoredPayment(deviceStorage, 'tip', entry);
});
afterEach(() => {
  jest.useRealTimers();
  clearStubs();
  localStorage.clear();
});

const pass = (milliseconds: number) =>
  act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

/** The form of a payment that was sent before its line was lost. */
const openWithoutLine = async () => {
  const server = { isReached: false, asked: 0, state: 'paid' as 'paid' | 'abandoned' };
  stubApi(getPaymentOutcome, () => {
    server.asked += 1;
    if (!server.isReached) throw new RefusedReply('unavailable', 'No line.');
    return { ...bareOutcome(server.state), orderId: 'order-1' };
  });
  const onPaid = jest.fn();
  const call = async () => ({ kind: 'paid' as const, result: {} });
  await renderPage(<FreeForm scope="tip" call={call} onPaid={onPaid} />, {
    bundles: { checkout: en },
  });
  for (let second = 0; second < 120 && !screen.queryByText(UNKNOWN); second += 1) await pass(1000);
  expect(screen.getByText(UNKNOWN)).toBeVisible();
  return { server, onPaid };
};

test.each([
  ['the line is back', () => window.dispatchEvent(new Event('online'))],
  ['the page is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
])('CR-52 what became of a payment is asked for by itself when %s', async (_when, happen) => {
  const { server, onPaid } = await openWithoutLine();
  server.isReached = true;
  act(() => void happen());
  await pass(5000);
  expect(screen.queryByText(UNKNOWN)).not.toBeInTheDocument();
  expect(onPaid).toHaveBeenCalledWith({ orderId: 'order-1' });
});

test('CR-52 that nothing was charged is said once', async () => {
  const { server } = await openWithoutLine();
  Object.assign(server, { isReached: true, state: 'abandoned' });
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(5000);
  expect(screen.getAllByText(/Nothing was charged/)).toHaveLength(1);
});

test('CR-52 while it is being asked for, a line that comes and goes asks no more often', async () => {
  const { server } = await openWithoutLine();
  const before = server.asked;
  for (let flicker = 0; flicker < 10; flicker += 1)
    act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(server.asked).toBe(before + 1);
});
