import type { Order } from '@portal/shared-contracts/orders';
import { clearStubs } from '@portal/shared-contracts/testing';
import { expectVisible } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { buildCompleted, buildOrder } from '../testing/build-order.ts';
import {
  findService,
  openOrder,
  stubLinkedin,
  stubOrder,
} from '../testing/open-customer-order.tsx';

beforeEach(() => stubLinkedin(null));
afterEach(clearStubs);

const cancelledAt = '2026-03-02T09:00:00Z';

const open = async (order: Order) => {
  stubOrder(order);
  const page = await openOrder();
  await expectVisible(() => screen.getByText('This order was cancelled.'));
  return page;
};

test.each([
  ['the first questions', { customer_industries: [] }],
  ['the contract', { contract_signed: false }],
])('BO-62 G13 an order that was cancelled before %s opens and is read', async (_gate, before) => {
  const page = await open(buildOrder({ cancelledAt, ...before }));
  expect(page.address()).toBe('/orders/view/order-1');
  await findService('Resume Writing');
});

test('BO-62 a cancelled order asks its customer for nothing and offers no form and no tip', async () => {
  await open(buildOrder({ cancelledAt }));
  await userEvent.click(await findService('Cover Letter'));
  await expectVisible(() => screen.getByText('Your current letter'));
  expect(screen.queryByRole('link', { name: 'Your current letter' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'About your profile' })).toBeNull();
  expect(screen.queryByText('Needs Action')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tip your writer' })).toBeNull();
});

test('BO-62 what was made before an order was cancelled can still be read', async () => {
  const revisionData = {
    letter: { sentByWriter: true, pendingClientReview: true, pendingApproval: false },
  };
  await open(buildOrder({ cancelledAt, revisionData }));
  await userEvent.click(await findService('Resume Writing'));
  await expectVisible(() => screen.getByRole('link', { name: 'Career history' }));
  await userEvent.click(await findService('Cover Letter'));
  await expectVisible(() => screen.getByRole('link', { name: 'Drafts and revisions' }));
});

test('BO-62 a finished order that was cancelled asks for no tip and no opinion', async () => {
  const base = buildCompleted({ cancelledAt, surveySubmitted: false });
  await open({ ...base, package: { ...base.package, surveyDetails: 'survey-1' } });
  await findService('Resume Writing');
  expect(screen.queryByRole('dialog', { name: 'Your order is complete' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Tip your writer' })).toBeNull();
  expect(screen.queryByRole('link', { name: /survey|feedback/i })).toBeNull();
});
