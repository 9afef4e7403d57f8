import { createFirmOrder, listOrderablePackages } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { openVault } from '@portal/shared-contracts/testing/vault';
import { expectShown, expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { emptyOrder } from '../admin/new-order/new-order-values.ts';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { Page } from './admin-new-order.tsx';

const sent: object[] = [];

beforeEach(() => {
  sent.splice(0);
  stubApi(listOrderablePackages, () => ({
    status: true,
    packages: [{ _id: 'p1', name: 'Resume Starter', price: 199 }],
  }));
  stubApi(createFirmOrder, (input) => {
    sent.push(input);
    return { status: true, order: { _id: 'o9', number: '1099' } };
  });
});
afterEach(clearStubs);

const open = (path = '/admin/orders/new') =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path,
    portal: { user: testUser({ role: 'admin' }) },
  });

const place = () => userEvent.click(screen.getByRole('button', { name: 'Place order' }));

test('BO-65 an order by hand is placed for a known customer; another price asks for a reason', async () => {
  await open();
  await screen.findByRole('option', { name: 'Resume Starter · $199.00' });
  await place();
  expect(screen.getByText('Enter an email address.')).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Email address/), 'ada@example.com');
  await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'p1');
  const price = screen.getByLabelText(/^Another price/);
  // A thousand and a half in one language is one and a half in another.
  await userEvent.type(price, '1.500');
  await place();
  await expectVisible(() => screen.getByText('Enter a price such as 99.50.'));
  await userEvent.clear(price);
  await userEvent.type(price, '99,50');
  await place();
  await expectVisible(() => screen.getByText('Say why the price is another one.'));
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByLabelText(/^Why another price/), 'A friend');
  await place();
  await expectShown('Order #1099 is placed.');
  expect(sent).toEqual([
    {
      customer: 'ada@example.com',
      packageId: 'p1',
      payment: 'invoice',
      price: 99.5,
      reason: 'A friend',
    },
  ]);
});

test('BO-65 UX-07 a refused order leads to the first field that needs a change, each time', async () => {
  stubApi(createFirmOrder, () => {
    const text = 'Nobody has this address.';
    throw new RefusedReply('unprocessable', text, { customer: text });
  });
  await open();
  await screen.findByRole('option', { name: 'Resume Starter · $199.00' });
  const customer = screen.getByLabelText(/^Email address/);
  await place();
  await waitFor(() => expect(customer).toHaveFocus());
  await userEvent.type(customer, 'ada@example.com');
  await place();
  await waitFor(() => expect(screen.getByLabelText(/^Package/)).toHaveFocus());
  await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'p1');
  await place();
  await waitFor(() => expect(customer).toHaveFocus());
});

test('BO-65 a package is offered and priced in its own money, whatever the firm counts in', async () => {
  stubApi(listOrderablePackages, () => ({
    status: true,
    packages: [{ _id: 'p1', name: 'Resume Starter', price: 450_000, currency: 'ugx' }],
  }));
  await open();
  await screen.findByRole('option', { name: /^Resume Starter · USh\s?450,000$/ });
  await userEvent.type(screen.getByLabelText(/^Email address/), 'ada@example.com');
  await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'p1');
  await userEvent.type(screen.getByLabelText(/^Another price/), '450000');
  await place();
  await expectShown('Order #1099 is placed.');
  expect(sent).toMatchObject([{ packageId: 'p1', price: 450_000 }]);
});

test('BO-14 BO-65 a test order for somebody new is free, and what the server refuses stands at its field', async () => {
  stubApi(createFirmOrder, () => {
    throw new RefusedReply('conflict', 'Taken', { email: 'This address is taken.' });
  });
  await open('/admin/orders/new?payment=test');
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'Test order' }));
  await screen.findByRole('option', { name: /Resume Starter/ });
  expect(screen.queryByLabelText(/^Another price/)).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/^Customer/), 'New customer');
  await userEvent.type(screen.getByLabelText(/^Email address/), 'ada@example.com');
  await userEvent.type(screen.getByLabelText(/^First name/), 'Ada');
  await userEvent.selectOptions(screen.getByLabelText(/^Package/), 'p1');
  await place();
  await expectVisible(() => screen.getByText('This address is taken.'));
  expect(screen.getByLabelText(/^First name/)).toHaveValue('Ada');
});

test('BO-65 packages that cannot be read say so and are asked for again', async () => {
  let isBroken = true;
  stubApi(listOrderablePackages, () => {
    if (isBroken) throw new RefusedReply('forbidden', 'Not now.');
    return { status: true, packages: [{ _id: 'p1', name: 'Resume Starter', price: 199 }] };
  });
  await open();
  await expectVisible(() => screen.getByText('Not now.'));
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('option', { name: /Resume Starter/ });
});

test('BO-14 on the page of test orders nothing makes it a real one, not even what was kept before', async () => {
  const vault = openVault();
  const portal = { user: testUser({ role: 'admin' }), vault };
  const kept = { ...emptyOrder('outside'), customer: 'ada@example.com', packageId: 'p1' };
  await vault.save('new-order:test', kept);
  await renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/new?payment=test',
    portal,
  });
  await screen.findByDisplayValue('ada@example.com');
  expect(screen.queryByLabelText(/^Payment/)).toBeNull();
  await place();
  await expectShown('Order #1099 is placed.');
  expect(sent).toMatchObject([{ customer: 'ada@example.com', payment: 'test' }]);
  await vault.removeAll();
  vault.close();
});
