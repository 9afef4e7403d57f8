import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
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

test('QU-01 lists the 38 industries, from Accounting to Other', async () => {
  await openInitialQuestions(vault);
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(38);
  expect(boxes[0]).toHaveAccessibleName('Accounting');
  expect(boxes.at(-1)).toHaveAccessibleName('Other');
});

test('QU-02 refuses a fourth industry with its text', async () => {
  await openInitialQuestions(vault);
  await choose('Legal', 'Sales', 'Retail', 'Banking');
  expect(screen.getByText("You Can't Select More Than 3 Industries")).toHaveRole('alert');
  expect(screen.getByLabelText('Banking')).not.toBeChecked();
  await choose('Sales');
  expect(screen.queryByText("You Can't Select More Than 3 Industries")).toBeNull();
  await choose('Banking');
  expect(screen.getByLabelText('Banking')).toBeChecked();
});

test('QU-03 Next without an industry shows the text; with one it goes on to the eight levels (QU-04)', async () => {
  await openInitialQuestions(vault);
  await screen.findAllByRole('checkbox');
  await next();
  expect(screen.getByText('You should select 1-3 industries')).toBeVisible();
  await choose('Legal');
  await next();
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    "Didn't complete high school",
    'Currently in college',
    'Entry Level (0 years)',
    'Associate (1-5)',
    'Mid-Senior level (5-10)',
    'Director (10-15)',
    'Executive/C-Suite (15+)',
    'Other',
  ]);
  expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
});

test('FX-35 the second step is shown from its start, with its heading and stepper', async () => {
  const scrolled: Element[] = [];
  // jsdom knows no layout; that nothing hides under the top bar is measured by the journeys.
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this);
  };
  await openInitialQuestions(vault);
  await choose('Legal');
  await next();
  const heading = screen.getByRole('heading', { level: 1 });
  expect(scrolled.at(-1)).toContainElement(heading);
});

test('QU-05 asks for one of the answers', async () => {
  await openInitialQuestions(vault);
  await choose('Legal');
  await next();
  await send();
  expect(screen.getByText('You must select one of the answers!')).toBeVisible();
});

test('QU-06 sends both answers by keyboard alone and goes to the contract', async () => {
  const sent: unknown[] = [];
  stubApi(saveInitialQuestions, (input) => {
    sent.push(input);
    return { status: true as const, statusCode: 200 as const };
  });
  const page = await openInitialQuestions(vault);
  (await screen.findByLabelText('Legal')).focus();
  await user.keyboard(' {Enter}');
  screen.getByLabelText('Currently in college').focus();
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() =>
    expect(sent).toEqual([
      {
        id: 'order-1',
        customer_industries: ['Legal'],
        years_of_experience: 'Entry Level (0 years)',
      },
    ]),
  );
  await waitFor(() => expect(page.address()).toBe('/contract/fill/order-1'));
  expect(page.published).toContainEqual({
    name: 'order.changed',
    payload: { orderId: 'order-1' },
  });
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('QU-06 a failure stays on the page with the answers', async () => {
  stubApi(saveInitialQuestions, () => {
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  const page = await openInitialQuestions(vault);
  await choose('Legal');
  await next();
  await choose('Other');
  await send();
  await expectVisible(() => screen.getByText('The server is busy.'));
  expect(screen.getByLabelText('Other')).toBeChecked();
  expect(page.address()).toBe('/order/order-1/initial-question');
});

test('OR-28 QU-06 an order that has its answers leads on, and its own page finds the fresh copy', async () => {
  serveOrder(() => customerOrder({ customer_industries: ['Legal'] }));
  const page = await openInitialQuestions(vault);
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  const copy = page.client.getQueryData(['orders', 'customer-order', 'order-1']);
  expect(copy).toMatchObject({ order: { customer_industries: ['Legal'] } });
});

test('BO-62 QU-06 an order that was called off asks nothing and leads to its page', async () => {
  serveOrder(() => customerOrder({ cancelledAt: '2026-03-02T09:00:00Z' }));
  const page = await openInitialQuestions(vault);
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
});

test('OR-28 QU-06 who answers what was answered elsewhere meanwhile is led on, and nothing is kept', async () => {
  let industries: string[] = [];
  serveOrder(() => customerOrder({ customer_industries: industries }));
  stubApi(saveInitialQuestions, () => {
    industries = ['Sales'];
    throw new RefusedReply('already-done', 'These questions are already answered.');
  });
  const page = await openInitialQuestions(vault);
  await choose('Legal');
  await next();
  await choose('Other');
  await send();
  await waitFor(() => expect(page.address()).toBe('/orders/view/order-1'));
  await waitFor(async () => expect(await vault.keys()).toEqual([]));
});

test('QU-01 an order that cannot be read keeps nobody from answering', async () => {
  serveOrder(() => {
    throw new RefusedReply('unavailable', 'The server is busy.');
  });
  await openInitialQuestions(vault);
  expect(await screen.findByLabelText('Legal')).toBeVisible();
});

test('QU-07 says that the order was created', async () => {
  await openInitialQuestions(vault, '?showSuccess=true');
  await expectVisible(() => screen.getByText('Order created successfully.'));
});

test('QU-07 says nothing without showSuccess', async () => {
  await openInitialQuestions(vault);
  await screen.findAllByRole('checkbox');
  expect(screen.queryByText('Order created successfully.')).toBeNull();
});

test('FX-10 keeps the chosen industries over a crash, and calls them a draft', async () => {
  const first = await openInitialQuestions(vault);
  await choose('Legal', 'Sales');
  await expectVisible(() => screen.getByText(/^Draft kept on this device, not saved yet/));
  vault.kill();
  first.unmount();
  vault = openVault();
  await openInitialQuestions(vault);
  expect(await screen.findByLabelText('Legal')).toBeChecked();
  expect(screen.getByLabelText('Sales')).toBeChecked();
});
