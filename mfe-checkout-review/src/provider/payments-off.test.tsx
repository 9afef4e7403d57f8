import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import de from '../locales/de.json';
import { ProviderElements } from './provider-elements.tsx';

afterEach(clearStubs);

const open = (currency: 'usd' | 'ngn') => {
  stubApi(getPaymentSetup, () => ({
    status: true,
    cards: 'sandbox',
    publishableKey: 'pk_sandbox',
    alternate: 'off',
  }));
  return renderPage(<ProviderElements>The form</ProviderElements>, {
    bundles: { checkout: de },
    language: 'de',
    portal: { currency },
  });
};

test('P-02 whoever pays in a currency that nobody takes at the moment reads it before filling in a form', async () => {
  await open('ngn');
  await expectVisible(() => screen.getByText(/^Zahlungen sind hier zurzeit ausgeschaltet/));
});

test('P-02 the other currencies are not bothered', async () => {
  await open('usd');
  await expectVisible(() => screen.getByText('The form'));
  expect(screen.queryByText(/ausgeschaltet/)).toBeNull();
});
