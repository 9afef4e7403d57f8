import {
  type AdminLink,
  copyCheckoutLink,
  copyCoupon,
  copyPackage,
  copyProduct,
  getAdminCheckoutLink,
  getAdminPackage,
  getAdminProduct,
  getCoupon,
  listAdminPackages,
  listPackageVersions,
  readPackageChoices,
} from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import checkout from '../locales/en.json';
import { letter } from '../testing/letter-package.ts';
import { course } from '../testing/listed-course.ts';
import { spring } from '../testing/spring-coupon.ts';
import { Page as CouponPage } from './coupons/coupon-page.tsx';
import { Page as LinkPage } from './links/link-page.tsx';
import catalogue from './locales/en.json';
import { Page as PackagePage } from './packages/package-page.tsx';
import { Page as ProductPage } from './products/product-page.tsx';

const link: AdminLink = {
  _id: 'l1',
  slug: 'fair',
  packageId: 'p1',
  packageName: 'Cover Letter',
  couponCode: null,
  expiresAt: null,
  maxUses: null,
  firstName: null,
  lastName: null,
  email: null,
  state: 'active',
  opened: 0,
  bought: 0,
  version: 1,
};

/** The server copies, but its first reply is lost. */
const lostOnce = (): (() => void) => {
  let isLost = true;
  return () => {
    if (!isLost) return;
    isLost = false;
    throw new TypeError('the reply is lost');
  };
};

const stubPages = (): void => {
  const reply = lostOnce();
  const status = true as const;
  stubApi(listAdminPackages, () => ({ status, items: [], nextCursor: null, total: 0 }));
  stubApi(listPackageVersions, () => ({ status, versions: [] }));
  stubApi(readPackageChoices, () => ({
    status,
    currency: 'usd',
    questionnaires: [],
    contracts: [],
    surveys: [],
    downloadables: [],
  }));
  const couponOf = (id: string) => ({ status, coupon: { ...spring, _id: id, code: id } });
  const linkOf = (id: string) => ({ status, link: { ...link, _id: id } });
  const packageOf = (id: string) => ({ status, package: { ...letter, _id: id } });
  const productOf = (id: string) => ({ status, product: { ...course, _id: id } });
  stubApi(getCoupon, ({ id }) => couponOf(id));
  stubApi(getAdminCheckoutLink, ({ id }) => linkOf(id));
  stubApi(getAdminPackage, ({ id }) => packageOf(id));
  stubApi(getAdminProduct, ({ id }) => productOf(id));
  stubApi(copyCoupon, () => (reply(), couponOf('COPY')));
  stubApi(copyCheckoutLink, () => (reply(), linkOf('COPY')));
  stubApi(copyPackage, () => (reply(), packageOf('COPY')));
  stubApi(copyProduct, () => (reply(), productOf('COPY')));
};

afterEach(() => {
  jest.restoreAllMocks();
  clearStubs();
});

test.each<[string, string, ReactElement]>([
  ['BO-90 a coupon', 'coupons', <CouponPage key="c" />],
  ['BO-91 a checkout link', 'checkout-links', <LinkPage key="l" />],
  ['BO-85 a package', 'packages', <PackagePage key="p" />],
  ['BO-92 a product', 'external-products', <ProductPage key="x" />],
])(
  '%s is copied once, also when its reply was lost and it is copied again',
  async (_, rows, at) => {
    stubPages();
    const reading = jest.spyOn(Request.prototype, 'text');
    const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
    const page = await renderPage(at, {
      path: `/admin/${rows}/ONE`,
      pattern: `/admin/${rows}/:id`,
      bundles: { checkout, catalogue },
      portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
    });
    const copy = async () => userEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await copy();
    // In the popup, and for a screen reader.
    await screen.findAllByText('Timeout!');
    await copy();
    await waitFor(() => expect(page.address()).toBe(`/admin/${rows}/COPY`));
    expect(keys()).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), keys()[0]]);
  },
);
