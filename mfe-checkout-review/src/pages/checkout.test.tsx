import {
  checkCoupon,
  checkUser,
  getCustomCheckoutLink,
  getPackageInfo,
} from '@portal/shared-contracts/checkout';
import { getPaymentSetup } from '@portal/shared-contracts/payments';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import en from '../locales/en.json';
import { Page } from './checkout.tsx';

const website = readWebsiteConfig({ companyName: 'Northwind' }).value;

const open = (query: string, portal: Parameters<typeof renderPage>[1] = {}) => {
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
    currency: 'usd',
    checkoutClickId: 'click-1',
    customerPackage: {
      _id: 'starter',
      packageName: 'Starter',
      packagePrice: 149,
      packageDescription: 'A new resume',
      packageDescriptionHTML: '',
    },
  }));
  return renderPage(<Page />, {
    path: `/checkout${query}`,
    pattern: '/checkout',
    bundles: { checkout: en },
    ...portal,
    portal: { website, user: null, ...portal.portal },
  });
};

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

test('CR-40 payment details, summary, coupon box and the 60-day re-write guarantee', async () => {
  await open('?item=starter');
  await expectVisible(() => screen.getByRole('heading', { name: 'Payment details' }));
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  expect(screen.getByLabelText(/Coupon/)).toBeVisible();
  expect(screen.getByText(/60-day re-write guarantee/)).toBeVisible();
  expect(screen.getAllByText('$149.00')).toHaveLength(2);
});

test('CR-45 nobody pays before the coupon of the address is decided', async () => {
  let decide = (): void => undefined;
  const decided = new Promise<void>((resolve) => (decide = resolve));
  stubApi(checkCoupon, async () => {
    await decided;
    return { status: true, discountAmount: 14.9, total: 134.1, currency: 'usd' };
  });
  await open('?item=starter&coupon=WELCOME10');
  expect(await screen.findByRole('button', { name: 'Pay $149.00' })).toBeDisabled();
  decide();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled());
});

test('CR-31 CR-37 what the address and the review tell is filled in and not asked twice', async () => {
  await open('?item=starter&lastName=Reyes&email=paula@example.com');
  expect(await screen.findByLabelText('First name')).toHaveValue('Paula');
  expect(screen.getByLabelText('Last name')).toHaveValue('Reyes');
  expect(screen.getByLabelText('E-mail')).toHaveValue('paula@example.com');
});

test('CR-37 a signed-in customer is not asked for a name', async () => {
  await open('?item=starter', { portal: { website, user: testUser() } });
  await expectVisible(() => screen.getByText(/You are signed in as Ada Byron/));
  expect(screen.queryByLabelText('First name')).toBeNull();
});

test('CR-33 a code in the address signs in first and leaves the address', async () => {
  const page = await open('?item=starter&code=one-time&coupon=WELCOME10');
  await waitFor(() => expect(page.address()).toMatch(/^\/autologin\/one-time/));
  const url = new URL(page.address(), 'http://localhost');
  expect(url.searchParams.get('from')).toBe(
    '/checkout?item=starter&coupon=WELCOME10&autoLoggedIn=true',
  );
});

test('CR-35 the holder of the mailed review link is signed in; a 404 is silently ignored', async () => {
  stubApi(checkUser, () => ({ status: true, autoLoginCode: 'proven' }));
  const proof = '?item=starter&email=a@example.com&critiqueId=c1&uniqueCustomerId=u1';
  const page = await open(proof);
  await waitFor(() => expect(page.address()).toMatch(/^\/autologin\/proven/));
  stubApi(checkUser, () => {
    throw new RefusedReply('not-found', 'Nobody');
  });
  await open(proof);
  await expectVisible(() => screen.getByRole('heading', { name: 'Payment details' }));
  expect(screen.queryByText('Nobody')).toBeNull();
});

test('CR-32 a firm with a checkout of its own takes over the whole page', async () => {
  stubApi(getCustomCheckoutLink, () => ({ status: true, link: 'http://localhost/#shop' }));
  const own = {
    ...website,
    customCheckout: { url: 'https://shop.example.com', enabled: true } as const,
  };
  await open('?item=starter', { portal: { website: own, user: null } });
  await waitFor(() => expect(window.location.hash).toBe('#shop'));
  window.location.hash = '';
});

test('CR-32 inconsistent settings of the firm’s own checkout are said in the fixed words', async () => {
  stubApi(getCustomCheckoutLink, () => {
    throw new RefusedReply('unprocessable', 'The Custom Checkout Data is inconsistent!');
  });
  const own = {
    ...website,
    customCheckout: { url: 'https://shop.example.com', enabled: true } as const,
  };
  await open('?item=starter', { portal: { website: own, user: null } });
  await expectVisible(() => screen.getByText('The Custom Checkout Data is inconsistent!'));
  expect(screen.queryByLabelText('Card number')).toBeNull();
});
