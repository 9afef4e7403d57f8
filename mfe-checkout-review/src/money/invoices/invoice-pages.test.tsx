import {
  adminRoutes,
  createFirmInvoice,
  deleteFirmInvoice,
  type FirmInvoiceDetail,
  getFirmInvoice,
  issueInvoice,
  listFirmInvoices,
  recordPayment,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { draftOfInvoice as draft } from '../../testing/draft-of-invoice.ts';
import { Page as InvoicePage } from './invoice-page.tsx';
import { orderMoneyQuery } from '../money.queries.ts';
import { firmInvoicesQuery } from './invoices.queries.ts';
import { Page as InvoicesPage } from './invoices-page.tsx';

let invoice: FirmInvoiceDetail;
beforeEach(() => {
  invoice = draft;
  stubApi(getFirmInvoice, () => ({ status: true, invoice }));
});
afterEach(clearStubs);

const open = (id: string) =>
  renderPage(<InvoicePage />, {
    pattern: adminRoutes.invoice.pattern,
    path: adminRoutes.invoice({ id }),
  });

const fill = (name: RegExp | string, value: string): void => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
};

test('BO-94 BO-99 the list shows number, person, due day, amount and what is wrong', async () => {
  const late = { ...draft, _id: 'i2', number: 'INV-00007', status: 'unpaid' as const };
  const items = [draft, { ...late, isOverdue: true, isDisputed: true }];
  stubApi(listFirmInvoices, () => ({ status: true, items, nextCursor: null, total: 2 }));
  await renderPage(<InvoicesPage />);
  await expectVisible(() => screen.getByRole('link', { name: 'INV-00007' }));
  const rows = screen.getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(/Draft.*Nora Customer.*Coaching.*\$81\.00.*Draft/);
  expect(rows[1]).toHaveTextContent(/Overdue.*Disputed/);
});

test('BO-94 UX-07 a refused invoice leads to the first field that needs a change', async () => {
  await open('new');
  await expectVisible(() => screen.getByRole('textbox', { name: /Customer’s email/ }));
  fill(/^Quantity/, 'x');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() => expect(screen.getByLabelText(/^Quantity/)).toHaveFocus());
});

test('BO-94 UX-07 UX-16 an invoice that a colleague discarded leaves a page with its heading and the way to the list', async () => {
  stubApi(getFirmInvoice, () => {
    throw new RefusedReply('not-found', 'This invoice does not exist.');
  });
  await open('gone');
  await expectVisible(() => screen.getByText('This invoice does not exist.'));
  expect(screen.getByRole('heading', { level: 1, name: 'Invoices' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Invoices' })).toBeVisible();
});

test('BO-94 an invoice is typed line by line, refused at its field, and saved once as a draft', async () => {
  const sent: object[] = [];
  stubApi(createFirmInvoice, (input) => {
    sent.push(input);
    if (sent.length === 1) {
      const text = 'No customer has this email address.';
      throw new RefusedReply('unprocessable', text, { customer: text });
    }
    return { status: true, invoice };
  });
  await open('new');
  await expectVisible(() => screen.getByRole('textbox', { name: /Customer’s email/ }));
  fill(/Customer’s email/, 'nora@example.com');
  fill(/^Text/, 'Coaching');
  fill(/^Quantity/, '2');
  fill(/^Price/, 'x');
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await waitFor(() =>
    expect(screen.getByLabelText(/^Price/)).toHaveAccessibleDescription(/enter a number/),
  );
  fill(/^Price/, '40,5');
  expect(screen.getByText('$81.00')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  const customer = screen.getByRole('textbox', { name: /Customer’s email/ });
  await waitFor(() => expect(customer).toHaveAccessibleDescription(/No customer has this/));
  fireEvent.click(screen.getByRole('button', { name: 'Save draft' }));
  await expectVisible(() => screen.getByRole('button', { name: 'Issue invoice' }));
  expect(sent[1]).toEqual({
    customer: 'nora@example.com',
    order: null,
    lines: [{ text: 'Coaching', quantity: 2, price: 40.5 }],
    discount: 0,
    dueDay: null,
    note: '',
  });
});

test('BO-94 a draft is issued after a question', async () => {
  stubApi(issueInvoice, () => {
    invoice = { ...draft, status: 'unpaid', number: 'INV-00008' };
    return { status: true, invoice };
  });
  await open('i1');
  fireEvent.click(await screen.findByRole('button', { name: 'Issue invoice' }));
  await expectVisible(() => screen.getByText(/mailed a link/));
  const [, confirm] = screen.getAllByRole('button', { name: 'Issue invoice' });
  fireEvent.click(confirm ?? document.body);
  await expectVisible(() => screen.getByRole('heading', { level: 1, name: 'INV-00008' }));
  expect(screen.getByText('2 × Coaching')).toBeVisible();
});

test('BO-95 a payment outside is noted, a day to come is refused at its field', async () => {
  invoice = { ...draft, status: 'unpaid', number: 'INV-00008' };
  const sent: object[] = [];
  stubApi(recordPayment, (input) => {
    sent.push(input);
    if (sent.length === 1) {
      const text = 'The day of the payment must not be in the future.';
      throw new RefusedReply('unprocessable', text, { day: text });
    }
    const outside = { method: 'cash', day: '2026-03-01', reference: 'Till 3' } as const;
    invoice = { ...invoice, status: 'paid', outside };
    return { status: true, invoice };
  });
  await open('i1');
  fireEvent.click(await screen.findByRole('button', { name: 'Record payment' }));
  await expectVisible(() => screen.getByLabelText(/^Day/));
  // The firm's day, whatever the clock of this device says.
  expect(screen.getByLabelText(/^Day/)).toHaveValue('2026-03-01');
  fill(/Paid by/, 'cash');
  fill(/^Day/, '2030-01-01');
  fill(/^Reference/, 'Till 3');
  const save = () => screen.getAllByRole('button', { name: 'Record payment' }).at(-1);
  fireEvent.click(save() ?? document.body);
  await waitFor(() =>
    expect(screen.getByLabelText(/^Day/)).toHaveAccessibleDescription(/in the future/),
  );
  expect(screen.getByLabelText(/^Reference/)).toHaveValue('Till 3');
  fill(/^Day/, '2026-03-01');
  fireEvent.click(save() ?? document.body);
  await expectVisible(() => screen.getByText('Cash · Till 3'));
  expect(sent[1]).toEqual({ id: 'i1', method: 'cash', day: '2026-03-01', reference: 'Till 3' });
});

test.each([['Discard draft'], ['Issue invoice']])(
  'BO-61 BO-94 after “%s” the list and the money of an order are read anew',
  async (name) => {
    stubApi(deleteFirmInvoice, () => ({ status: true }));
    stubApi(issueInvoice, () => ({ status: true, invoice }));
    const { client } = await open('i1');
    const list = firmInvoicesQuery({}).queryKey;
    const money = orderMoneyQuery('o1').queryKey;
    client.setQueryData(list, {
      pages: [{ status: true, status_code: 200, items: [invoice], nextCursor: null, total: 1 }],
      pageParams: [''],
    });
    client.setQueryData(money, {
      status: true,
      status_code: 200,
      invoices: [],
      payments: [],
      isCancelled: false,
    });
    fireEvent.click(await screen.findByRole('button', { name }));
    const confirm = await waitFor(() => {
      const [, second] = screen.getAllByRole('button', { name });
      if (!second) throw new Error('nothing is asked');
      return second;
    });
    fireEvent.click(confirm);
    await waitFor(() => expect(client.getQueryState(list)?.isInvalidated).toBe(true));
    expect(client.getQueryState(money)?.isInvalidated).toBe(true);
  },
);
