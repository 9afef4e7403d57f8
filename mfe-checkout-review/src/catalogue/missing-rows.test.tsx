import {
  getAdminCheckoutLink,
  getAdminPackage,
  getAdminProduct,
  getCoupon,
  readPackageChoices,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import checkout from '../locales/en.json';
import { Page as CouponPage } from './coupons/coupon-page.tsx';
import { Page as LinkPage } from './links/link-page.tsx';
import catalogue from './locales/en.json';
import { Page as PackagePage } from './packages/package-page.tsx';
import { Page as ProductPage } from './products/product-page.tsx';

const missing = () => {
  throw new RefusedReply('not-found', 'There is nothing of this name.');
};

beforeEach(() => {
  stubApi(getAdminCheckoutLink, missing);
  stubApi(getAdminPackage, missing);
  stubApi(getAdminProduct, missing);
  stubApi(getCoupon, missing);
  stubApi(readPackageChoices, () => ({
    status: true,
    currency: 'usd',
    contracts: [],
    surveys: [],
    questionnaires: [],
    downloadables: [],
  }));
});
afterEach(clearStubs);

test.each<[string, string, ReactElement]>([
  ['packages', 'Packages', <PackagePage key="packages" />],
  ['coupons', 'Coupons', <CouponPage key="coupons" />],
  ['checkout-links', 'Checkout links', <LinkPage key="links" />],
  ['external-products', 'Products of other shops', <ProductPage key="products" />],
])(
  'UX-07 UX-16 what is gone from %s leaves a page with its heading and the way to the list',
  async (path, title, page) => {
    await renderPage(page, {
      bundles: { checkout, catalogue },
      path: `/admin/${path}/gone`,
      pattern: `/admin/${path}/:id`,
      portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
    });
    expect(await screen.findByText('There is nothing of this name.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `/admin/${path}`);
  },
);
