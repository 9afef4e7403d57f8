import { listInvoices } from '@portal/shared-contracts/invoices';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectShown } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openWithSandbox } from '../testing/pay-in-sandbox.tsx';
import { Page as Invoices } from './invoices.tsx';

let mockIsLost = true;

jest.mock('../features/pay/invoice-dialog.tsx', () => {
  if (mockIsLost) throw new Error('Loading chunk failed');
  return jest.requireActual<object>('../features/pay/invoice-dialog.tsx');
});

afterEach(() => {
  clearStubs();
  localStorage.clear();
});

test('PL-15 OR-52 the invoices stay where the payment cannot be brought, and it is brought at the next press', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubApi(listInvoices, () => ({
    status: true,
    invoices: [
      {
        _id: 'inv-1',
        number: 'INV-00001',
        packageName: 'Starter',
        status: 'unpaid' as const,
        price: 49,
        invoiceCurrency: 'usd' as const,
        refund_amount: null,
        createdAt: '2026-03-01T10:00:00.000Z',
        paidAt: null,
        order_id: null,
      },
    ],
  }));
  await openWithSandbox(<Invoices />, '/invoices', '/invoices/:id?');
  const pay = () => screen.findByRole('button', { name: 'Pay INV-00001' });
  await userEvent.click(await pay());
  await expectShown('This window could not be opened. Check your connection and try again.');
  mockIsLost = false;
  await userEvent.click(await pay());
  expect(await screen.findByRole('dialog')).toBeVisible();
});
