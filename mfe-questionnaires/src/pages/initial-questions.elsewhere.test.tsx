import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { expectVisible } from '@portal/shared-ui/testing';
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

test('FX-10 OR-28 what was chosen is forgotten once the order was answered elsewhere', async () => {
  await vault.save('initial-questions:order-1', {
    step: 'industries',
    industries: ['Legal'],
    experience: null,
  });
  serveOrder(() => customerOrder({ customer_industries: ['Sales'] }));
  const page = await openInitialQuestions(vault);
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('QU-06 a late reply leads nobody away from where they went meanwhile', async () => {
  let answer = (): void => undefined;
  stubApi(saveInitialQuestions, async () => {
    await new Promise<void>((resolve) => (answer = resolve));
    return { status: true as const, statusCode: 200 as const };
  });
  const page = await openInitialQuestions(vault);
  await choose('Legal');
  await next();
  await choose('Other');
  await send();
  await page.navigate('/orders');
  answer();
  await waitFor(() => expect(page.published.map(({ name }) => name)).toEqual(['order.changed']));
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
  expect(page.address()).toBe('/orders');
});

test('SC-32 QU-14 what another tab chose meanwhile is offered, and the person decides which choices stay', async () => {
  await openInitialQuestions(vault);
  await choose('Legal');
  const other = openVault('person-1', 'other-tab');
  const elsewhere = { step: 'experience', industries: ['Sales', 'Banking'], experience: null };
  await other.save('initial-questions:order-1', elsewhere);
  await expectVisible(() => screen.getByText(/There is a newer copy from/));
  await user.click(screen.getByRole('button', { name: 'Keep this one' }));
  await waitFor(() => expect(screen.queryByText(/There is a newer copy from/)).toBeNull());
  expect(screen.getByLabelText('Legal')).toBeChecked();
  await other.save('initial-questions:order-1', elsewhere);
  await user.click(await screen.findByRole('button', { name: 'Use the newer copy' }));
  await user.click(await screen.findByRole('button', { name: 'Back' }));
  expect(await screen.findByLabelText('Sales')).toBeChecked();
  expect(screen.getByLabelText('Legal')).not.toBeChecked();
  other.close();
});

test('QU-01 FX-35 nobody answers for an order that is not there, or not theirs', async () => {
  serveOrder(() => {
    throw new RefusedReply('not-found', 'This order does not exist.');
  });
  await openInitialQuestions(vault);
  await expectVisible(() => screen.getByText('This order does not exist.'));
  await expectVisible(() => screen.getByRole('link', { name: 'Go to the start page' }));
  expect(screen.queryByRole('checkbox')).toBeNull();
});
