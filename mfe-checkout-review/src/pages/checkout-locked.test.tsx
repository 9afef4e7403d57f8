import { getPaymentIntentPublic } from '@portal/shared-contracts/payments';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fillGuest, openCheckoutPage } from '../testing/open-checkout.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

test.each([
  ['Affirm', 'usd', /Affirm/],
  ['a transfer', 'ngn', 'Pay ₦149.00'],
] as const)(
  'CR-45 CR-48 CR-50 a double click begins %s once, and meanwhile coupon and buyer stay as they are',
  async (_way, currency, button) => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    let opened = 0;
    stubApi(getPaymentIntentPublic, async () => {
      opened += 1;
      await answered;
      throw new RefusedReply('unprocessable', 'Not today.');
    });
    await openCheckoutPage('?item=starter&country=US', {}, currency);
    await fillGuest();
    const box = screen.getByLabelText(/Coupon/);
    fireEvent.change(box, { target: { value: 'WELCOME10' } });
    const begin = await screen.findByRole('button', { name: button });
    // Both before the button shows that it is busy.
    act(() => {
      begin.click();
      begin.click();
    });
    await waitFor(() => expect(box).toHaveAttribute('readonly'));
    expect(screen.getByLabelText('Email')).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
    answer();
    await screen.findAllByText('Not today.');
    await waitFor(() => expect(box).not.toHaveAttribute('readonly'));
    expect(screen.getByLabelText('Email')).not.toHaveAttribute('readonly');
    expect(opened).toBe(1);
  },
);
