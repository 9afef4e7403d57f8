import type { TurnStep } from '@portal/shared-contracts/orders';
import { clearStubs } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import { testOrderData } from '../testing/order-data.ts';
import { openQuestionnaire, serve } from '../testing/questionnaire-page.tsx';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const waitingFor = (step: TurnStep) => {
  const customer = { owner: 'customer' as const, step };
  return { ...testOrderData, turn: { ...customer, customer } };
};

test.each(['initial-questions', 'contract'] as const)(
  'OR-28 OR-29 QU-10 a questionnaire by its own address asks nothing while its order waits for the %s: the order leads there',
  async (step) => {
    serve({}, waitingFor(step));
    const page = await openQuestionnaire(vault);
    await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
    expect(screen.queryByLabelText(/Name/)).toBeNull();
  },
);

test('QU-30 answers that are sent are still read while the order waits for its contract', async () => {
  serve({ state: 'answered', answeredAt: '2026-01-02T03:04:05Z' }, waitingFor('contract'));
  await openQuestionnaire(vault);
  await screen.findByRole('link', { name: 'See your answers' });
});
