import { listAdminPackages, type ListedPackage } from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import checkout from '../../locales/en.json';
import catalogue from '../locales/en.json';
import { Page as LinkPage } from '../links/link-page.tsx';
import { Page as CouponPage } from './coupon-page.tsx';

afterEach(clearStubs);

const one = (id: string, change: Partial<ListedPackage> = {}): ListedPackage => ({
  _id: id,
  name: id,
  priceMinor: 100,
  currency: 'usd',
  state: 'published',
  isPurchasable: true,
  publishedVersion: 1,
  hasDraft: false,
  services: 1,
  orders: 0,
  ...change,
});
const open = (Page: ComponentType<object>, list: 'coupons' | 'links') =>
  renderPage(<Page />, {
    path: `/admin/${list}/new`,
    pattern: `/admin/${list}/:id`,
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
  });

test('BO-90 a coupon can be bound to any package, however many the firm has', async () => {
  stubApi(listAdminPackages, ({ cursor }) => ({
    status: true,
    items: [one(cursor ? 'The last' : 'The first')],
    nextCursor: cursor ? null : 'next',
    total: 2,
  }));
  await open(CouponPage, 'coupons');
  expect(await screen.findByRole('checkbox', { name: 'The last' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'The first' })).toBeVisible();
});

test('BO-86 BO-90 BO-91 who chooses a package for a coupon or a link reads the name that customers read', async () => {
  const renamed = one('p1', { name: 'Not out yet', publishedName: 'Letter', hasDraft: true });
  const fresh = one('p2', { name: 'First draft', publishedName: null, publishedVersion: null });
  stubApi(listAdminPackages, () => ({
    status: true,
    items: [renamed, fresh],
    nextCursor: null,
    total: 2,
  }));
  const page = await open(CouponPage, 'coupons');
  expect(await screen.findByRole('checkbox', { name: 'Letter' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'First draft' })).toBeVisible();
  page.unmount();
  await open(LinkPage, 'links');
  expect(await screen.findByRole('option', { name: 'Letter' })).toBeInTheDocument();
  expect(screen.queryByText('Not out yet')).not.toBeInTheDocument();
});

test.each([
  ['coupon', CouponPage, 'coupons', () => screen.findByRole('checkbox', { name: 'Letter' })],
  ['checkout link', LinkPage, 'links', () => screen.findByRole('option', { name: 'Letter' })],
] as const)(
  'BO-90 BO-91 SC-36 a %s whose choice of packages cannot be read says so, and it can be tried again',
  async (_name, Page, list, findPackage) => {
    stubApi(listAdminPackages, () => {
      throw new RefusedReply('unexpected', 'Not now.');
    });
    await open(Page, list);
    expect(await screen.findByText('Not now.')).toBeVisible();
    expect(screen.queryByText(/None ticked/)).not.toBeInTheDocument();
    stubApi(listAdminPackages, () => ({
      status: true,
      items: [one('Letter')],
      nextCursor: null,
      total: 1,
    }));
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await findPackage()).toBeInTheDocument();
  },
);
