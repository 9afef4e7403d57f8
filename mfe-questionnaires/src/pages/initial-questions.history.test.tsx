import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { screen, waitFor } from '@testing-library/react';
import { customerOrder, serveOrder } from '../testing/customer-order.ts';
import {
  choose,
  next,
  openInitialQuestions,
  send,
  user,
} from '../testing/initial-questions-page.tsx';

let vault: KillableVault;

beforeEach(() => {
  vault = openVault();
  serveOrder();
});
afterEach(async () => {
  await vault.removeAll();
  vault.close();
  clearStubs();
});

const QUESTIONS = '/order/order-1/initial-question';
const openBehind = async (before: string) => {
  const page = await openInitialQuestions(vault, '?showSuccess=true');
  await page.navigate(before);
  await page.navigate(QUESTIONS);
  return page;
};

test('UX-07 QU-04 the way back leads to the first question with its choices, and from there out', async () => {
  const page = await openBehind('/orders');
  await choose('Legal');
  await next();
  await choose('Other');

  await page.back();
  expect(screen.getByLabelText('Legal')).toBeChecked();
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
  expect(page.address()).toBe(QUESTIONS);
  await page.forth();
  expect(screen.getByLabelText('Other')).toBeChecked();

  await page.back();
  await page.back();
  expect(page.address()).toBe('/orders');
});

test('UX-07 QU-03 forth leads nowhere while the first question has no answer any more', async () => {
  const page = await openBehind('/orders');
  await choose('Legal');
  await next();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await choose('Legal');
  await page.back();
  expect(screen.getByLabelText('Legal')).not.toBeChecked();
  expect(screen.queryByText('You should select 1-3 industries')).toBeNull();
});

test('UX-07 QU-06 after the answers the way back shows no question again', async () => {
  let industries: string[] = [];
  serveOrder(() => customerOrder({ customer_industries: industries }));
  stubApi(saveInitialQuestions, () => {
    industries = ['Legal'];
    return { status: true as const, statusCode: 200 as const };
  });
  const page = await openBehind('/orders');
  await choose('Legal');
  await next();
  await choose('Other');
  await send();
  await waitFor(() => expect(page.address()).toBe('/contract/fill/order-1'));
  await page.back();
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  await page.back();
  expect(page.address()).toBe('/orders');
});
