import { type Invoice, listInvoices } from '@portal/shared-contracts/invoices';
import { listCustomerOrders, type Order } from '@portal/shared-contracts/orders';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { renderPage } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import en from '../locales/en.json';
import { buildOrder, countsOf } from '../testing/build-order.ts';
import { hearOfOrders } from '../testing/hear-of-orders.ts';
import { Page } from './customer-dashboard.tsx';

const due: Invoice = {
  _id: 'invoice-1',
  number: 'INV-00003',
  packageName: 'Express delivery',
  status: 'unpaid',
  price: 49,
  invoiceCurrency: 'usd',
  refund_amount: null,
  createdAt: '2026-03-01T10:00:00.000Z',
  paidAt: null,
  order_id: null,
};

let invoices: Invoice[];
const asked: object[] = [];
beforeEach(() => {
  invoices = [due, { ...due, _id: 'invoice-2', number: 'INV-00002', status: 'paid' }];
  asked.splice(0);
  stubApi(listInvoices, (input) => {
    asked.push(input);
    return { status: true as const, invoices };
  });
});
afterEach(clearStubs);

const open = (
  orders: Order[] = [buildOrder()],
  options: Parameters<typeof renderPage>[1] = {},
): ReturnType<typeof renderPage> => {
  stubApi(listCustomerOrders, () => ({
    status: true as const,
    orders,
    total: orders.length,
    counts: countsOf(orders),
  }));
  return renderPage(<Page />, { bundles: { orders: en }, ...options });
};

const waiting = async (count: number) => {
  const heading = await screen.findByRole('heading', { name: `Waiting on you (${count})` });
  return within(heading.closest('section') as HTMLElement);
};

test('FX-02 OR-52 an unpaid invoice waits on the customer, and leads to its payment', async () => {
  await open();
  const section = await waiting(2);
  const link = section.getByRole('link', { name: 'Pay invoice INV-00003' });
  expect(link).toHaveAttribute('href', `/invoices/${due._id}`);
  const line = within(link.closest('li') as HTMLElement);
  expect(line.getByText(/^Express delivery/)).toHaveTextContent('Express delivery · $49.00');
  expect(line.getByText('Needs you')).toBeVisible();
  expect(asked).toEqual([{ status: 'unpaid' }]);
});

test('FX-02 OR-52 whoever has no order yet finds the unpaid invoice, too', async () => {
  await open([]);
  const section = await waiting(1);
  expect(section.getByRole('link', { name: 'Pay invoice INV-00003' })).toBeVisible();
  expect(screen.getByText('You have no orders yet.')).toBeVisible();
});

test('FX-02 OR-52 once it is paid it waits no longer', async () => {
  const page = await open();
  await waiting(2);
  invoices = [];
  await hearOfOrders(page);
  await waiting(1);
});

test('FX-02 OR-05 hide_customer_price hides what it costs', async () => {
  await open(undefined, { flags: ['hide_customer_price'] });
  await waiting(2);
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('FX-02 HS-30 where the firm shows no invoices, none is asked for', async () => {
  await open(undefined, { flags: ['hide_invoices'] });
  await waiting(1);
  const website = readWebsiteConfig({
    customCheckout: { url: 'https://shop.example.com', enabled: true },
  }).value;
  await open(undefined, { portal: { website } });
  await waitFor(() => expect(screen.getAllByText('Waiting on you (1)')).toHaveLength(2));
  expect(asked).toEqual([]);
});

test('FX-02 OR-06 invoices that cannot be read keep no order away', async () => {
  stubApi(listInvoices, () => {
    throw new RefusedReply('unavailable', 'The server rests');
  });
  await open();
  const section = await waiting(1);
  expect(section.queryByRole('link', { name: /Pay invoice/ })).toBeNull();
  expect(await section.findByText('We could not check for unpaid invoices.')).toBeVisible();
  const way = section.getByRole('link', { name: 'Open your invoices' });
  expect(way).toHaveAttribute('href', '/invoices');
});
