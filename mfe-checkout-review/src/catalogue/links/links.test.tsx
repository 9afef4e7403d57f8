import {
  type AdminLink,
  copyCheckoutLink,
  createCheckoutLink,
  getAdminCheckoutLink,
  listAdminPackages,
  listCheckoutLinks,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import catalogue from '../locales/en.json';
import { Page as LinkPage } from './link-page.tsx';
import { Page as LinksPage } from './links-page.tsx';

const link: AdminLink = {
  _id: 'l1',
  slug: 'spring-fair',
  packageId: 'starter',
  packageName: 'Starter',
  couponCode: 'SPRING',
  expiresAt: null,
  maxUses: 10,
  firstName: null,
  lastName: null,
  email: null,
  state: 'active',
  opened: 12,
  bought: 3,
  version: 1,
};

const options = {
  bundles: { checkout, catalogue },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};
afterEach(clearStubs);

test('BO-91 the list leads to each link with what was opened and bought', async () => {
  stubApi(listCheckoutLinks, () => ({ status: true, items: [link], nextCursor: null, total: 1 }));
  await renderPage(<LinksPage />, { path: '/admin/checkout-links', ...options });
  await expectVisible(() => screen.getByRole('link', { name: '/buy/spring-fair' }));
  expect(screen.getByText('12')).toBeVisible();
  expect(screen.getByText('3 of 10')).toBeVisible();
});

test('BO-91 a link is made for a package, then its address stands there as text and QR code', async () => {
  const sent: object[] = [];
  stubApi(createCheckoutLink, (content) => {
    sent.push(content);
    return { status: true, link };
  });
  stubApi(getAdminCheckoutLink, () => ({ status: true, link }));
  stubApi(listAdminPackages, () => ({
    status: true,
    items: [
      {
        _id: 'starter',
        name: 'Starter',
        priceMinor: 100,
        currency: 'usd',
        state: 'published',
        isPurchasable: true,
        publishedVersion: 1,
        hasDraft: false,
        services: 1,
        orders: 0,
      },
    ],
    nextCursor: null,
    total: 1,
  }));
  const page = await renderPage(<LinkPage />, {
    path: '/admin/checkout-links/new',
    pattern: '/admin/checkout-links/:id',
    ...options,
  });
  await userEvent.type(await screen.findByLabelText('Address'), 'Spring-Fair');
  await screen.findByRole('option', { name: 'Starter' });
  await userEvent.selectOptions(screen.getByLabelText('Package'), 'starter');
  await userEvent.type(screen.getByLabelText(/^Coupon/), 'spring');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/checkout-links/l1'));
  expect(sent[0]).toMatchObject({ slug: 'spring-fair', couponCode: 'SPRING', email: null });
  const address = `${window.location.origin}/buy/spring-fair`;
  await expectVisible(() => screen.getByRole('link', { name: address }));
  expect(await screen.findByRole('img', { name: `QR code of ${address}` })).toBeVisible();
});

test('BO-91 a copy of a link is opened under its own address', async () => {
  const copy = { ...link, _id: 'l2', slug: 'spring-fair-2', opened: 0, bought: 0 };
  stubApi(getAdminCheckoutLink, ({ id }) => ({ status: true, link: id === 'l2' ? copy : link }));
  stubApi(copyCheckoutLink, () => ({ status: true, link: copy }));
  stubApi(listAdminPackages, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  const page = await renderPage(<LinkPage />, {
    path: '/admin/checkout-links/l1',
    pattern: '/admin/checkout-links/:id',
    ...options,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(page.address()).toBe('/admin/checkout-links/l2'));
  await expectVisible(() => screen.getByRole('heading', { name: '/buy/spring-fair-2' }));
});
