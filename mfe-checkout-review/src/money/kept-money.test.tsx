import { openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { OutsidePaymentForm } from './invoices/outside-payment-form.tsx';
import { RefundForm } from './refund-form.tsx';
import type { PaymentDetail } from './refund-list.tsx';
import { withMoneyTexts } from './texts.ts';

const paymentOf = (_id: string, left: number): PaymentDetail => ({
  _id,
  kind: 'new-order',
  amount: left,
  returned: 0,
  currency: 'usd',
  isDisputed: false,
  provider: 'cards',
  paidAt: '2026-03-02T09:00:00.000Z',
  customer: { name: 'Nora Customer', email: 'nora@example.com' },
  order: null,
  invoice: null,
  left,
  refunds: [],
  disputes: [],
});

/** Shows a form of one thing; what it answers shows it for another one, as a page does whose address changes. */
const open = async (formOf: (id: string) => ReactNode) => {
  const vault = openVault();
  let show: (id: string) => void = () => undefined;
  const Page = withMoneyTexts(() => {
    const [id, setId] = useState('1');
    show = setId;
    return formOf(id);
  });
  const page = await renderPage(<Page />, { portal: { vault } });
  const end = async (): Promise<void> => {
    page.unmount();
    await vault.removeAll();
    vault.close();
  };
  return { show: (id: string) => act(async () => show(id)), end };
};

// What is typed is checked a moment later.
const type = (field: HTMLElement, value: string): Promise<void> =>
  act(async () => void fireEvent.change(field, { target: { value } }));

test('BO-96 PL-23 what is typed of one refund is never shown, kept or sent as one of another payment', async () => {
  const { show, end } = await open((id) => (
    <RefundForm payment={paymentOf(id, id === '1' ? 149 : 30)} />
  ));
  await type(await screen.findByRole('textbox', { name: /Amount/ }), '20');
  await type(screen.getByRole('textbox', { name: /Reason/ }), 'Was late');
  await show('2');
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('30.00');
  await type(screen.getByRole('textbox', { name: /Reason/ }), 'Twice');
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('30.00');
  await show('1');
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: /Reason/ })).toHaveValue('Was late'),
  );
  expect(screen.getByRole('textbox', { name: /Amount/ })).toHaveValue('20');
  await end();
});

test('BO-95 PL-23 what is typed of one payment outside is never shown as one of another invoice', async () => {
  const { show, end } = await open((_id) => (
    <OutsidePaymentForm invoice={{ _id, today: '2026-03-01' }} onDone={() => undefined} />
  ));
  await type(await screen.findByLabelText(/^Reference/), 'Till 3');
  await show('2');
  expect(await screen.findByLabelText(/^Reference/)).toHaveValue('');
  await type(screen.getByLabelText(/^Reference/), 'Till 4');
  await show('1');
  await waitFor(() => expect(screen.getByLabelText(/^Reference/)).toHaveValue('Till 3'));
  await end();
});

test('SC-54 BO-96 a reason that is too long is refused in the sentence of the page', async () => {
  const { end } = await open((id) => <RefundForm payment={paymentOf(id, 149)} />);
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await type(reason, 'x'.repeat(501));
  await act(async () => void fireEvent.blur(reason));
  expect(await screen.findByText('Please use at most 500 characters.')).toBeVisible();
  await end();
});
