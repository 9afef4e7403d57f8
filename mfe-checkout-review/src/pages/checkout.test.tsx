import { checkCoupon, checkUser, getCustomCheckoutLink } from '@portal/shared-contracts/checkout';
import { clearStubs, stubApi, RefusedReply } from '@portal/shared-contracts/testing';
import { expectVisible, findContent, testUser } from '@portal/shared-ui/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { InAnyLanguage } from '../testing/in-any-language.tsx';
import { fillGuest, openCheckoutPage, website } from '../testing/open-checkout.tsx';
import { Page } from './checkout.tsx';

afterEach(() => {
  clearStubs();
  localStorage.clear();
  sessionStorage.clear();
});

test('CR-40 payment details, summary, coupon box and the 60-day re-write guarantee', async () => {
  await openCheckoutPage('?item=starter');
  await expectVisible(() => screen.getByRole('heading', { name: 'Payment details' }));
  expect(screen.getByRole('heading', { name: 'Order summary' })).toBeVisible();
  expect(screen.getByLabelText(/Coupon/)).toBeVisible();
  expect(screen.getByText(/60-day re-write guarantee/)).toBeVisible();
  expect(screen.getAllByText('$149.00')).toHaveLength(2);
});

test('CR-40 UX-07 the checkout has its heading from the first moment, and one alone when it is there', async () => {
  await openCheckoutPage('?item=starter');
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-waiting');
  expect(await findContent()).toHaveTextContent('Checkout');
  expect(screen.getByRole('heading', { name: 'Payment details' })).toBeVisible();
});

test('CR-45 nobody pays before the coupon of the address is decided', async () => {
  let decide = (): void => undefined;
  const decided = new Promise<void>((resolve) => (decide = resolve));
  stubApi(checkCoupon, async () => {
    await decided;
    return { status: true, discountAmount: 14.9, total: 134.1, currency: 'usd' };
  });
  await openCheckoutPage('?item=starter&coupon=WELCOME10');
  expect(await screen.findByRole('button', { name: 'Pay $149.00' })).toBeDisabled();
  decide();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled());
});

test('CR-31 CR-37 what the address and the review tell is filled in and not asked twice', async () => {
  await openCheckoutPage('?item=starter&lastName=Reyes&email=paula@example.com');
  expect(await screen.findByLabelText('First name')).toHaveValue('Paula');
  expect(screen.getByLabelText('Last name')).toHaveValue('Reyes');
  expect(screen.getByLabelText('Email')).toHaveValue('paula@example.com');
});

const anyLanguage = (
  <InAnyLanguage>
    <Page />
  </InAnyLanguage>
);

test('CR-37 PL-23 another language leaves what a guest has typed, and the coupon, as they are', async () => {
  stubApi(checkCoupon, () => ({
    status: true,
    discountAmount: 14.9,
    total: 134.1,
    currency: 'usd' as const,
  }));
  await openCheckoutPage('?item=starter', {}, 'usd', anyLanguage);
  await fillGuest();
  fireEvent.change(screen.getByLabelText(/Coupon/), { target: { value: 'WELCOME10' } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled());
  const card = screen.getByLabelText('Card number');
  fireEvent.click(screen.getByRole('button', { name: 'Deutsch' }));
  await waitFor(() => expect(card).not.toBeInTheDocument());
  expect(await screen.findByLabelText('Card number')).toHaveValue('');
  expect(screen.getByLabelText('First name')).toHaveValue('Gina');
  expect(screen.getByLabelText('Email')).toHaveValue('gina@example.com');
  expect(screen.getByRole('button', { name: 'Pay $134.10' })).toBeEnabled();
});

test('CR-37 a signed-in customer is not asked for a name', async () => {
  await openCheckoutPage('?item=starter', { portal: { website, user: testUser() } });
  await expectVisible(() => screen.getByText(/You are signed in as Ada Byron/));
  expect(screen.queryByLabelText('First name')).toBeNull();
});

test('CR-33 a code in the address signs in first and leaves the address', async () => {
  const page = await openCheckoutPage('?item=starter&code=one-time&coupon=WELCOME10');
  await waitFor(() => expect(page.address()).toMatch(/^\/autologin\/one-time/));
  const url = new URL(page.address(), 'http://localhost');
  expect(url.searchParams.get('from')).toBe(
    '/checkout?item=starter&coupon=WELCOME10&autoLoggedIn=true',
  );
});

test('CR-35 the holder of the mailed review link is signed in; a 404 is silently ignored', async () => {
  stubApi(checkUser, () => ({ status: true, autoLoginCode: 'proven' }));
  const proof = '?item=starter&email=a@example.com&critiqueId=c1&uniqueCustomerId=u1';
  const page = await openCheckoutPage(proof);
  await waitFor(() => expect(page.address()).toMatch(/^\/autologin\/proven/));
  stubApi(checkUser, () => {
    throw new RefusedReply('not-found', 'Nobody');
  });
  await openCheckoutPage(proof);
  await expectVisible(() => screen.getByRole('heading', { name: 'Payment details' }));
  expect(screen.queryByText('Nobody')).toBeNull();
});

test('CR-32 a firm with a checkout of its own takes over the whole page', async () => {
  stubApi(getCustomCheckoutLink, () => ({ status: true, link: 'http://localhost/#shop' }));
  const own = {
    ...website,
    customCheckout: { url: 'https://shop.example.com', enabled: true } as const,
  };
  await openCheckoutPage('?item=starter', { portal: { website: own, user: null } });
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
  await openCheckoutPage('?item=starter', { portal: { website: own, user: null } });
  await expectVisible(() => screen.getByText('The Custom Checkout Data is inconsistent!'));
  expect(screen.queryByLabelText('Card number')).toBeNull();
});

test('FX-49 CR-32 whoever is signed in comes to the firm’s own checkout with name, e-mail and id', async () => {
  const asked: unknown[] = [];
  stubApi(getCustomCheckoutLink, (input) => {
    asked.push(input);
    return { status: true, link: 'http://localhost/#shop' };
  });
  const own = {
    ...website,
    customCheckout: { url: 'https://shop.example.com', enabled: true } as const,
  };
  const user = testUser({ uniqueCustomerId: 'u-7' });
  await openCheckoutPage('?item=starter&email=other@example.com', {
    portal: { website: own, user },
  });
  await waitFor(() => expect(window.location.hash).toBe('#shop'));
  window.location.hash = '';
  const { firstName, lastName, email } = user;
  expect(asked).toEqual([
    { productId: 'starter', firstName, lastName, email, uniqueCustomerId: 'u-7' },
  ]);
});

test('FX-49 CR-31 a buyer whom the firm has verified reads who buys, and can change it', async () => {
  await openCheckoutPage('?item=starter&verified=true&lastName=Reyes&email=paula@example.com');
  await expectVisible(() => screen.getByText('You buy as Paula Reyes, paula@example.com.'));
  expect(screen.queryByLabelText('Email')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText('Email')).toHaveValue('paula@example.com');
});

test('FX-49 CR-31 a link that calls a buyer verified and names none shows the form', async () => {
  await openCheckoutPage('?item=starter&verified=true');
  expect(await screen.findByLabelText('Email')).toHaveValue('');
});

test('UX-13 whoever comes from a review finds the way back to it', async () => {
  await openCheckoutPage('?item=starter&critiqueId=c1&uniqueCustomerId=u1');
  expect(await screen.findByRole('link', { name: 'Back to the review' })).toHaveAttribute(
    'href',
    '/review/c1?uniqueCustomerId=u1',
  );
});

test('UX-13 a checkout that nobody came to from a review has no way back to one', async () => {
  await openCheckoutPage('?item=starter');
  await expectVisible(() => screen.getByRole('heading', { name: 'Order summary' }));
  expect(screen.queryByRole('link', { name: 'Back to the review' })).toBeNull();
});

test.each(['', '?item='])(
  'CR-31 UX-13 an address that names no package (“%s”) says so, and where links come from',
  async (query) => {
    await openCheckoutPage(query);
    await expectVisible(() => screen.getByText('No package was chosen.'));
    expect(screen.getByText(/^Open the link from your email once more/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  },
);
