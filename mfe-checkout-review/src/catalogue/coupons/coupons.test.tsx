import {
  type AdminCoupon,
  createCoupon,
  getCoupon,
  listAdminPackages,
  listCoupons,
  restoreCoupon,
  saveCoupon,
} from '@portal/shared-contracts/admin';
import { clearStubs, RefusedReply, stubApi } from '@portal/shared-contracts/testing';
import { type KillableVault, openVault } from '@portal/shared-contracts/testing/vault';
import { readWebsiteConfig } from '@portal/shared-contracts/website';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import checkout from '../../locales/en.json';
import { spring } from '../../testing/spring-coupon.ts';
import catalogue from '../locales/en.json';
import { Page as CouponPage } from './coupon-page.tsx';
import { Page as CouponsPage } from './coupons-page.tsx';

const options = {
  bundles: { checkout, catalogue },
  portal: { user: testUser({ role: 'admin', admin: { isOwner: true, areas: [] } }) },
};
let vault: KillableVault;
beforeEach(() => {
  vault = openVault();
});
afterEach(async () => {
  clearStubs();
  await vault.removeAll();
  vault.close();
});

const open = (id: string) => {
  stubApi(listAdminPackages, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  return renderPage(<CouponPage />, {
    path: `/admin/coupons/${id}`,
    pattern: '/admin/coupons/:id',
    ...options,
    portal: { ...options.portal, vault },
  });
};

test('BO-90 PL-23 a coupon that was typed is there after a reload, until it is saved', async () => {
  stubApi(createCoupon, () => ({ status: true, coupon: spring }));
  stubApi(getCoupon, () => ({ status: true, coupon: spring }));
  const before = await open('new');
  await userEvent.type(await screen.findByLabelText('Code'), 'spring');
  before.unmount();
  const page = await open('new');
  expect(await screen.findByLabelText('Code')).toHaveValue('SPRING');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/coupons/SPRING'));
  page.unmount();
  await open('new');
  expect(await screen.findByLabelText('Code')).toHaveValue('');
});

test('BO-90 the list says what each coupon takes off, how often it was used and whether it holds', async () => {
  const fair = { ...spring, _id: 'FAIR', code: 'FAIR', percent: null, amountMinor: 1500 };
  const items: AdminCoupon[] = [spring, { ...fair, maxUses: null, codes: 50, state: 'used-up' }];
  stubApi(listCoupons, () => ({ status: true, items, nextCursor: null, total: 2 }));
  await renderPage(<CouponsPage />, { path: '/admin/coupons', ...options });
  await expectVisible(() => screen.getByText('20%'));
  expect(screen.getByText('7 of 100')).toBeVisible();
  expect(screen.getByText('$15.00')).toBeVisible();
  expect(screen.getByText('7 of 50')).toBeVisible();
  expect(screen.getByRole('link', { name: 'FAIR' })).toBeVisible();
});

test('BO-90 a code is written in capitals, refusals stand at their field, and days become moments', async () => {
  const sent: object[] = [];
  stubApi(createCoupon, (content) => {
    sent.push(content);
    if (sent.length > 1) return { status: true, coupon: spring };
    const text = 'This code is in use already.';
    throw new RefusedReply('unprocessable', text, { code: text });
  });
  stubApi(getCoupon, () => ({ status: true, coupon: spring }));
  const page = await open('new');
  await userEvent.type(await screen.findByLabelText('Code'), 'spring');
  await userEvent.type(screen.getByLabelText(/^Percentage/), 'much');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByLabelText(/^Percentage/)).toBeInvalid();
  expect(sent).toHaveLength(0);
  await userEvent.clear(screen.getByLabelText(/^Percentage/));
  await userEvent.type(screen.getByLabelText(/^Percentage/), '20');
  await userEvent.type(screen.getByLabelText(/^Last day/), '2031-05-04');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expectVisible(() => screen.getByText(/^Code: This code is in use already/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(page.address()).toBe('/admin/coupons/SPRING'));
  const endsAt = new Date(2031, 4, 5).toISOString();
  expect(sent[1]).toMatchObject({ code: 'SPRING', percent: 20, amountMinor: null, endsAt });
});

test('BO-90 BO-114 what only the other one changed is taken over, and both ways stand where both did', async () => {
  const sent: object[] = [];
  let held = spring;
  stubApi(getCoupon, () => ({ status: true, coupon: held }));
  stubApi(saveCoupon, (change) => {
    sent.push(change);
    if (change.baseVersion !== held.version)
      throw new RefusedReply('conflict', 'Ann changed this 2 minutes ago.');
    return { status: true, coupon: { ...held, percent: change.percent ?? null, version: 6 } };
  });
  await open('SPRING');
  const percent = await screen.findByLabelText(/^Percentage/);
  held = { ...spring, percent: 30, maxUses: 5, version: 5 };
  await userEvent.clear(percent);
  await userEvent.type(percent, '25');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep mine: Percentage' }));
  expect(screen.getByLabelText(/^Uses altogether/)).toHaveValue('5');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ id: 'SPRING', baseVersion: 5, percent: 25 });
});

test('BO-90 BO-111 a coupon that was brought back is ended again on its page', async () => {
  let state: AdminCoupon['state'] = 'archived';
  stubApi(getCoupon, () => ({ status: true, coupon: { ...spring, state } }));
  stubApi(restoreCoupon, () => {
    state = 'active';
    return { status: true, coupon: spring, undo: 'act-2' };
  });
  await open('SPRING');
  await userEvent.click(await screen.findByRole('button', { name: 'Bring back' }));
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Bring back' }),
  );
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible();
});

test('BO-16 BO-90 the last day of a coupon is one of the firm, wherever the admin sits', async () => {
  const sent: { endsAt?: string | null }[] = [];
  stubApi(getCoupon, () => ({
    status: true,
    coupon: { ...spring, endsAt: '2031-05-04T12:00:00.000Z' },
  }));
  stubApi(saveCoupon, (change) => {
    sent.push(change);
    return { status: true, coupon: { ...spring, endsAt: change.endsAt ?? null, version: 5 } };
  });
  stubApi(listAdminPackages, () => ({ status: true, items: [], nextCursor: null, total: 0 }));
  const { value: website } = readWebsiteConfig({ timeZone: 'Pacific/Auckland' });
  await renderPage(<CouponPage />, {
    path: '/admin/coupons/SPRING',
    pattern: '/admin/coupons/:id',
    ...options,
    portal: { ...options.portal, vault, website },
  });
  const last = await screen.findByLabelText(/^Last day/);
  expect(last).toHaveValue('2031-05-04');
  await userEvent.clear(last);
  await userEvent.type(last, '2031-05-10');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.endsAt).toBe('2031-05-10T12:00:00.000Z');
});

test('BO-90 PL-23 a coupon that is corrected after a lost reply is sent under another key, the same one under the same', async () => {
  const reading = jest.spyOn(Request.prototype, 'text');
  const keys = () => reading.mock.contexts.map(({ headers }) => headers.get('Idempotency-Key'));
  let isLost = true;
  stubApi(createCoupon, () => {
    if (isLost) throw new Error('the reply is lost');
    return { status: true, coupon: spring };
  });
  stubApi(getCoupon, () => ({ status: true, coupon: spring }));
  const page = await open('new');
  await userEvent.type(await screen.findByLabelText('Code'), 'spring');
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await save();
  await waitFor(() => expect(keys()).toHaveLength(1));
  await save();
  await waitFor(() => expect(keys()).toHaveLength(2));
  await userEvent.type(screen.getByLabelText(/^Percentage/), '20');
  isLost = false;
  await save();
  await waitFor(() => expect(page.address()).toBe('/admin/coupons/SPRING'));
  const [first, again, corrected] = keys();
  expect(again).toBe(first);
  expect(corrected).not.toBe(first);
  reading.mockRestore();
});
