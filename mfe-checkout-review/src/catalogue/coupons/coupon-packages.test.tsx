import { listAdminPackages } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import checkout from '../../locales/en.json';
import catalogue from '../locales/en.json';
import { Page as CouponPage } from './coupon-page.tsx';

afterEach(clearStubs);

test('BO-90 a coupon can be bound to any package, however many the firm has', async () => {
  const one = (id: string) => ({
    _id: id,
    name: id,
    priceMinor: 100,
    currency: 'usd' as const,
    state: 'published' as const,
    isPurchasable: true,
    publishedVersion: 1,
    hasDraft: false,
    services: 1,
    orders: 0,
  });
  stubApi(listAdminPackages, ({ cursor }) => ({
    status: true,
    items: [one(cursor ? 'The last' : 'The first')],
    nextCursor: cursor ? null : 'next',
    total: 2,
  }));
  await renderPage(<CouponPage />, {
    path: '/admin/coupons/new',
    pattern: '/admin/coupons/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });
  expect(await screen.findByRole('checkbox', { name: 'The last' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'The first' })).toBeVisible();
});
