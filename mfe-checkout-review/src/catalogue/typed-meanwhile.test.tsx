import {
  type AdminCoupon,
  createProduct,
  type EditedPackage,
  type EditedProduct,
  getAdminPackage,
  getAdminProduct,
  getCoupon,
  listAdminPackages,
  listPackageVersions,
  readPackageChoices,
  saveCoupon,
  savePackage,
  saveProduct,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { renderPage, testUser } from '@portal/shared-ui/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import checkout from '../locales/en.json';
import { letter } from '../testing/letter-package.ts';
import { course } from '../testing/listed-course.ts';
import { spring } from '../testing/spring-coupon.ts';
import { Page as CouponPage } from './coupons/coupon-page.tsx';
import catalogue from './locales/en.json';
import { Page as PackagePage } from './packages/package-page.tsx';
import { Page as ProductPage } from './products/product-page.tsx';

let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
  stubApi(listAdminPackages, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = async (page: ReactElement, id: string, label: RegExp | string) => {
  const rendered = await renderPage(page, {
    path: `/admin/rows/${id}`,
    pattern: '/admin/:rows/:id',
    bundles: { checkout, catalogue },
    portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }), vault },
  });
  await screen.findByLabelText(label);
  return rendered;
};

const type = (label: RegExp | string, value: string): void => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
};
const save = async (): Promise<void> => {
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // The call leaves once what was typed is checked.
  await act(async () => undefined);
};

describe('BO-114 another admin saved meanwhile, and the page read it again', () => {
  let held: AdminCoupon;
  let sent: object[];
  const openCoupon = async (theirs: Partial<AdminCoupon>) => {
    held = spring;
    sent = [];
    stubApi(getCoupon, () => ({ status: true, coupon: held }));
    stubApi(saveCoupon, ({ baseVersion, id: _id, ...change }) => {
      sent.push({ baseVersion, ...change });
      if (baseVersion !== held.version) throw new RefusedReply('conflict', 'Ann changed this.');
      held = { ...held, ...(change as object), version: held.version + 1 };
      return { status: true, coupon: held };
    });
    const { client } = await open(<CouponPage />, 'SPRING', /^Percentage/);
    type(/^Percentage/, '25');
    held = { ...spring, ...theirs, version: 5 };
    await act(() => client.invalidateQueries());
    await save();
  };

  test('BO-90 BO-114 the same field is not overwritten before somebody chose', async () => {
    await openCoupon({ percent: 30 });
    fireEvent.click(await screen.findByRole('button', { name: 'Take theirs: Percentage' }));
    await waitFor(() => expect(screen.getByLabelText(/^Percentage/)).toHaveValue('30'));
    expect(sent).toEqual([{ baseVersion: 4, percent: 25 }]);
  });

  test('BO-90 BO-114 another field is taken over unasked', async () => {
    await openCoupon({ maxUses: 5 });
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]).toEqual({ baseVersion: 5, percent: 25 });
    await waitFor(() => expect(screen.getByLabelText(/^Uses altogether/)).toHaveValue('5'));
  });
});

test('BO-90 PL-23 what is typed while a coupon is being saved stays in its field and is saved next', async () => {
  const sent: object[] = [];
  const saving = Promise.withResolvers<{ status: true; coupon: AdminCoupon }>();
  stubApi(getCoupon, () => ({ status: true, coupon: spring }));
  stubApi(saveCoupon, ({ id: _id, ...change }) => {
    sent.push(change);
    return saving.promise;
  });
  await open(<CouponPage />, 'SPRING', /^Percentage/);
  type(/^Percentage/, '25');
  await save();
  type(/^Percentage/, '26');
  await act(async () =>
    saving.resolve({ status: true, coupon: { ...spring, percent: 25, version: 5 } }),
  );
  expect(screen.getByLabelText(/^Percentage/)).toHaveValue('26');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ baseVersion: 5, percent: 26 });
});

test('BO-86 PL-23 what is typed while a package is being saved stays in its field and is saved next', async () => {
  const none = { questionnaires: [], contracts: [], surveys: [], downloadables: [] };
  stubApi(readPackageChoices, () => ({ status: true, currency: 'usd', ...none }));
  stubApi(getAdminPackage, () => ({ status: true, package: letter }));
  stubApi(listPackageVersions, () => ({ status: true, versions: [] }));
  const sent: object[] = [];
  const saving = Promise.withResolvers<{ status: true; package: EditedPackage }>();
  stubApi(savePackage, ({ id: _id, ...change }) => {
    sent.push(change);
    return saving.promise;
  });
  await open(<PackagePage />, 'p1', 'Name');
  type('Name', 'Letter');
  await save();
  type('Name', 'Letter of Ann');
  const content = { ...letter.content, name: 'Letter' };
  await act(async () =>
    saving.resolve({ status: true, package: { ...letter, version: 8, content } }),
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(screen.getByLabelText('Name')).toHaveValue('Letter of Ann');
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ name: 'Letter of Ann', baseVersion: 8 });
});

test.each(['x1', 'new'])(
  'BO-92 PL-23 what is typed while product %s is being saved stays in its field and is saved next',
  async (id) => {
    let held = course;
    const sent: object[] = [];
    const saving = Promise.withResolvers<{ status: true; product: EditedProduct }>();
    stubApi(getAdminProduct, () => ({ status: true, product: held }));
    stubApi(id === 'new' ? createProduct : saveProduct, () => saving.promise);
    await open(<ProductPage />, id, 'Name');
    type('Name', 'Course');
    type('Price', '120');
    type(/^Link/, course.productLink);
    type(/button/i, 'Go');
    type(/^Place/, '1');
    await save();
    type('Name', 'Course of Ann');
    held = { ...course, name: 'Course', buttonText: 'Go', version: 5 };
    await act(async () => saving.resolve({ status: true, product: held }));
    await screen.findByRole('heading', { name: 'Course' });
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveValue('Course of Ann'));
    stubApi(saveProduct, ({ name, baseVersion }) => {
      sent.push({ name, baseVersion });
      return { status: true, product: held };
    });
    await save();
    await waitFor(() => expect(sent).toEqual([{ name: 'Course of Ann', baseVersion: 5 }]));
  },
);
