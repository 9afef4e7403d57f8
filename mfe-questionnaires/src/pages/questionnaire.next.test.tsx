import type { Turn } from '@portal/shared-contracts/orders';
import { completeTask } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, within } from '@testing-library/react';
import { testOrderData } from '../testing/order-data.ts';
import { fillAll, openQuestionnaire, serve, user } from '../testing/questionnaire-page.tsx';

const ANSWERED = '2026-01-02T03:04:05Z';
const step = (moduleId: string) => ({
  owner: 'customer' as const,
  step: 'questionnaire' as const,
  serviceId: 'service-1',
  moduleId,
  title: moduleId === 'career' ? 'Career history' : 'Your wishes',
});
const turnAt = (moduleId: string): Turn => ({ ...step(moduleId), customer: step(moduleId) });

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const sendAll = async (after: Turn): Promise<void> => {
  serve({}, { ...testOrderData, turn: turnAt('career') });
  stubApi(completeTask, () => {
    serve({ state: 'answered', answeredAt: ANSWERED }, { ...testOrderData, turn: after });
    return { status: true as const, serviceId: 'service-1', answeredAt: ANSWERED };
  });
  await openQuestionnaire(vault);
  await fillAll();
  await user.click(await screen.findByRole('button', { name: 'Send answers' }));
  await screen.findByRole('heading', { name: 'Your answers are sent' });
};

test('UX-06 after a questionnaire the main button is the next step, with its sentence', async () => {
  await sendAll(turnAt('wishes'));
  expect(await screen.findByRole('link', { name: 'Continue' })).toHaveAttribute(
    'href',
    '/orders/questionnaire/order-1/wishes/service-1',
  );
  expect(screen.getByText('Answer “Your wishes”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the order' })).toBeVisible();
});

test('UX-06 where nothing is left to do, the main button leads back to the order', async () => {
  await sendAll({ owner: 'writer', step: 'write-first-draft', service: 'Resume Writing' });
  const back = screen.getAllByRole('link', { name: 'Back to the order' });
  expect(back.at(-1)).toHaveClass('pui-button-primary');
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
});

test('UX-07 above a questionnaire stands where it lies: the orders, then its order', async () => {
  serve();
  await openQuestionnaire(vault);
  await screen.findByRole('heading', { name: 'Career history', level: 1 });
  const trail = within(await screen.findByRole('navigation', { name: 'You are here' }));
  const links = trail.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Orders', '/orders/list'],
    ['#1042 Executive Suite', '/orders/view/order-1'],
  ]);
});
