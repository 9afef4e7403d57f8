import { getCheckoutLink } from '@portal/shared-contracts/checkout';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from './package-checkout.tsx';

const asked: unknown[] = [];
const open = (data: { isCustomCheckout: boolean; link: string }, query = '') => {
  stubApi(getCheckoutLink, (input) => {
    asked.push(input);
    return { status: true, data: { ...data, checkoutUrl: '' } };
  });
  return renderPage(<Page />, {
    path: `/package/starter/checkout/critique-1${query}`,
    pattern: '/package/:packageId/checkout/:critiqueId',
    bundles: { checkout: en },
    portal: { user: null },
  });
};

afterEach(() => {
  clearStubs();
  asked.splice(0);
  window.location.hash = '';
});

test('CR-30 the link leads to the checkout of the portal and tells which view it came from', async () => {
  const link = '/checkout?item=starter&critiqueId=critique-1';
  const page = await open({ isCustomCheckout: false, link }, '?critiqueViewId=view-1');
  await waitFor(() => expect(page.address()).toBe(link));
  expect(asked).toEqual([
    { packageId: 'starter', critiqueId: 'critique-1', critiqueViewId: 'view-1' },
  ]);
});

test('CR-30 a link of the server that leaves the site is not followed', async () => {
  const page = await open({ isCustomCheckout: false, link: '//evil.example' });
  await waitFor(() => expect(page.address()).toBe('/'));
});

test('CR-30 CR-32 a firm with a checkout of its own takes over the whole page', async () => {
  await open({ isCustomCheckout: true, link: 'http://localhost/#shop' });
  await waitFor(() => expect(window.location.hash).toBe('#shop'));
});

test('UX-16 CR-30 with an e-mail that is none nothing is asked, and the page says what to do', async () => {
  const page = await open({ isCustomCheckout: false, link: '/checkout' }, '?email=nobody');
  await expectVisible(() => screen.getByText('nobody – This is not an email address.'));
  expect(asked).toEqual([]);
  expect(screen.getByRole('link', { name: /@/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
  fireEvent.click(screen.getByRole('link', { name: 'Go on without this address' }));
  await waitFor(() => expect(page.address()).toBe('/checkout'));
});
