import { createSandboxMethod, getPaymentSetup } from '@portal/shared-contracts/payments';
import { stubApi } from '@portal/shared-contracts/testing';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import en from '../locales/en.json';

/** Renders something that takes money, with the sandbox as its provider. */
export const openWithSandbox = (page: ReactElement, path = '/', pattern?: string) => {
  stubApi(getPaymentSetup, () => ({
    status: true,
    cards: 'sandbox',
    publishableKey: 'pk_sandbox',
    alternate: 'sandbox',
  }));
  stubApi(createSandboxMethod, () => ({ id: 'pm_1', brand: 'visa', last4: '4242' }));
  return renderPage(page, { path, ...(pattern && { pattern }), bundles: { checkout: en } });
};

/** Fills the card fields and presses the button. */
export const payWith = async (label: string): Promise<void> => {
  fireEvent.input(await screen.findByLabelText('Card number'), {
    target: { value: '4242424242424242' },
  });
  fireEvent.input(screen.getByLabelText('Expires (MM / YY)'), { target: { value: '1231' } });
  fireEvent.input(screen.getByLabelText('Security code'), { target: { value: '123' } });
  fireEvent.click(await screen.findByRole('button', { name: label }));
};
