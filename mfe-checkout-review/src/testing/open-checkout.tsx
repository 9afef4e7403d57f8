import { getPackageInfo } from '@portal/shared-contracts/checkout';
import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { stubApi } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen } from '@testing-library/react';
import type { Currency } from '@portal/shared-contracts';
import type { ReactElement } from 'react';
import en from '../locales/en.json';
import { Page } from '../pages/checkout.tsx';

/** The site of these tests. */
export const website = readWebsiteConfig({ companyName: 'Northwind' }).value;

/** Opens the checkout of one package, with the sandbox as its provider. */
export const openCheckoutPage = (
  query: string,
  portal: Parameters<typeof renderPage>[1] = {},
  currency: Currency = 'usd',
  page: ReactElement = <Page />,
) => {
  stubApi(getPaymentSetup, () => ({
    status: true,
    cards: 'sandbox',
    publishableKey: 'pk_sandbox',
    alternate: 'sandbox',
  }));
  stubApi(getPackageInfo, () => ({
    status: true,
    email: null,
    firstName: 'Paula',
    lastName: null,
    currency,
    checkoutClickId: 'click-1',
    customerPackage: {
      _id: 'starter',
      packageName: 'Starter',
      packagePrice: 149,
      packageDescription: 'A new resume',
      packageDescriptionHTML: '',
    },
  }));
  return renderPage(page, {
    path: `/checkout${query}`,
    pattern: '/checkout',
    bundles: { checkout: en },
    ...portal,
    portal: { website, user: null, ...portal.portal },
  });
};

/** Fills the form of a guest. */
export const fillGuest = async (email = 'gina@example.com'): Promise<void> => {
  const values = { 'First name': 'Gina', 'Last name': 'Ray', Email: email };
  for (const [label, value] of Object.entries(values))
    fireEvent.change(await screen.findByLabelText(label), { target: { value } });
};
