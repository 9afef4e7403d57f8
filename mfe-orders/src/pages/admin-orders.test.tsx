import { listFirmOrders, listOrderChoices } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildListed } from '../testing/build-firm-order.ts';
import { Page } from './admin-orders.tsx';

const asked: object[] = [];
beforeEach(() => {
  asked.splice(0);
  stubApi(listOrderChoices, () => ({
    status: true,
    packages: [{ _id: 'p1', name: 'Professional Package' }],
    writers: [{ _id: 'w1', name: 'Wanda Kowalska' }],
  }));
  stubApi(listFirmOrders, (filter) => {
    asked.push(filter);
    return filter.cursor
      ? {
          status: true,
          items: [buildListed({ _id: 'o2', number: '1041' })],
          nextCursor: null,
          total: 2,
        }
      : { status: true, items: [buildListed()], nextCursor: 'next', total: 10_000 };
  });
});
afterEach(clearStubs);

const open = (path = '/admin/orders') =>
  renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path,
    portal: { user: testUser({ role: 'admin' }) },
  });

test('BO-58 BO-60 a row says number, customer, package, writer, percentage, whose turn, due day and price', async () => {
  await open();
  expect(await screen.findByRole('link', { name: '#1042' })).toHaveAttribute(
    'href',
    '/admin/orders/order-1',
  );
  const cells = ['Clara Lindqvist', 'Choose a writer', '33%', '$349.00'];
  for (const text of cells) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByText('10,000+ orders')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await expectVisible(() => screen.getByRole('link', { name: '#1041' }));
});

test('BO-65 BO-14 a new order is the action of the page, a test order stands quietly beside it', async () => {
  const page = await open();
  expect(await screen.findByRole('link', { name: 'Test order' })).toHaveAttribute(
    'href',
    '/admin/orders/new?payment=test',
  );
  await userEvent.click(screen.getByRole('button', { name: 'New order' }));
  await waitFor(() => expect(page.address()).toBe('/admin/orders/new'));
});

test('BO-60 packages and writers that do not come are said, and asked for again without the orders', async () => {
  const choices = {
    status: true as const,
    packages: [],
    writers: [{ _id: 'w1', name: 'Wanda Kowalska' }],
  };
  let isCut = true;
  stubApi(listOrderChoices, () => {
    if (isCut) throw new Error('cut');
    return choices;
  });
  await open();
  const failure = await screen.findByRole('alert');
  expect(failure).toHaveTextContent('Packages and writers could not be loaded.');
  expect(screen.getByRole('link', { name: '#1042' })).toBeVisible();
  isCut = false;
  await userEvent.click(within(failure).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('option', { name: 'Wanda Kowalska' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(asked).toHaveLength(1);
});

test('BO-60 filters and order stand in the address and are asked of the server', async () => {
  const page = await open('/admin/orders?turn=approve-draft');
  await screen.findByRole('link', { name: '#1042' });
  expect(asked.at(-1)).toMatchObject({ step: 'approve-draft' });
  await screen.findByRole('option', { name: 'Wanda Kowalska' });
  await userEvent.selectOptions(screen.getByLabelText('Writer'), 'Wanda Kowalska');
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Waiting longest first');
  await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
  await userEvent.selectOptions(screen.getByLabelText('Due'), 'Overdue');
  await userEvent.selectOptions(screen.getByLabelText('Set aside'), 'Cancelled');
  expect(page.address()).toBe(
    '/admin/orders?turn=approve-draft&writer=w1&order=turn&due=overdue&shown=cancelled',
  );
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      step: 'approve-draft',
      writer: 'w1',
      sort: 'turn',
      due: 'overdue',
      shown: 'cancelled',
    }),
  );
});

test('BO-60 BO-112 on a phone the choices stand behind one button, which says how many narrow the list', async () => {
  await open('/admin/orders?turn=approve-draft&due=overdue&order=turn');
  const fold = await screen.findByRole('button', { name: 'Filters: 2 on' });
  expect(fold).toHaveAttribute('aria-expanded', 'false');
  fold.focus();
  await userEvent.keyboard('{Enter}');
  expect(fold).toHaveAttribute('aria-expanded', 'true');
  const choices = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(choices).toHaveAttribute('data-open', 'true');
  expect(choices).toContainElement(screen.getByLabelText('Writer'));
  // The search and how the rows are sorted are no choices that narrow.
  expect(choices).not.toContainElement(screen.getByLabelText('Sort by'));
  await userEvent.selectOptions(screen.getByLabelText('Due'), '');
  expect(await screen.findByRole('button', { name: 'Filters: 1 on' })).toBe(fold);
  await userEvent.selectOptions(screen.getByLabelText('Whose turn'), '');
  expect(await screen.findByRole('button', { name: 'Filters' })).toBe(fold);
});
