import { routes } from '@portal/shared-contracts/remote';
import type { Page } from '@playwright/test';
import { contentHeading } from '../../harness/pages/navigation.ts';
import { expect, test } from '../../harness/test.ts';
import { answerGate, buyAsGuest, type Customer, signContract } from './customer.ts';
import { mouse } from './input-devices.ts';
import { words } from './words.ts';

// Each test stays in one document after the purchase: what was read before a gate is still in memory behind it.

/** Presses View in the list of the menu; the gate that is still closed opens by itself. */
const openFromList = async ({ page, device }: Customer): Promise<void> => {
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await device.press(menu.getByRole('link', { name: 'View', exact: true }));
  await device.press(page.getByRole('link', { name: /^View / }).first());
};

const expectOrder = async ({ page }: Customer, id: string, name: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Services' })).toBeVisible();
  await expect(contentHeading(page)).toHaveText(name);
  await expect(page).toHaveURL(new RegExp(`${routes.orderView({ id })}$`));
};

const signIntoOrder = async (customer: Customer, id: string): Promise<void> => {
  await customer.page.waitForURL(`**${routes.contractFill({ id })}`);
  await signContract(customer, true);
  await expectOrder(customer, id, 'Professional Package');
};

const byMouse = (page: Page): Customer => ({ page, device: mouse(), words: words.en });

test('A110 DO-04 G32 a customer who came by the order is back in it after questions and contract', async ({
  page,
}) => {
  const customer = byMouse(page);
  const id = await buyAsGuest(customer, 'northwind-professional', 'Gates');
  await openFromList(customer);
  await expect(page).toHaveURL(/initial-question/);
  await answerGate(customer);
  await signIntoOrder(customer, id);
});

test('A110 DO-04 G32 a customer who came by the order is back in it after the contract alone', async ({
  page,
}) => {
  const customer = byMouse(page);
  const id = await buyAsGuest(customer, 'northwind-professional', 'Signing');
  await answerGate(customer);
  await page.waitForURL(`**${routes.contractFill({ id })}`);
  await openFromList(customer);
  await signIntoOrder(customer, id);
});

test('QU-06 G32 a customer whose package asks for no contract is in the order after the questions', async ({
  page,
}) => {
  const customer = byMouse(page);
  const id = await buyAsGuest(customer, 'northwind-starter', 'Questions');
  await openFromList(customer);
  await expect(page).toHaveURL(/initial-question/);
  await answerGate(customer);
  await expectOrder(customer, id, 'Resume Starter');
});
