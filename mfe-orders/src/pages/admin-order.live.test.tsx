import { getFirmOrder } from '@portal/shared-contracts/admin';
import { clearStubs, stubApi } from '@portal/shared-contracts/testing';
import { expectVisible, renderPage, testUser } from '@portal/shared-ui/testing';
import { act, screen } from '@testing-library/react';
import admin from '../admin/locales/en.json';
import en from '../locales/en.json';
import { buildFirmOrder } from '../testing/build-firm-order.ts';
import { Page } from './admin-order.tsx';

afterEach(() => {
  jest.useRealTimers();
  clearStubs();
});

test('BO-61 BO-113 an open order follows what others do to it, once for a rush, and to no other order', async () => {
  let readings = 0;
  stubApi(getFirmOrder, () => {
    readings += 1;
    const order = buildFirmOrder({ statusPercentage: readings === 1 ? 40 : 80 });
    return { status: true, order, notes: [], history: [] };
  });
  const { emit } = await renderPage(<Page />, {
    bundles: { orders: en, ordersadmin: admin },
    path: '/admin/orders/order-1',
    pattern: '/admin/orders/:id',
    portal: { user: testUser({ role: 'admin' }), SlotHost: () => null },
  });
  await expectVisible(() => screen.getByText('40%'));
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
  const change = (id: string, lists = ['orders', 'drafts']) =>
    act(async () => emit('admin.changed', { lists, ids: [id] }));
  const later = () => act(async () => jest.advanceTimersByTimeAsync(5000));
  await change('order-2');
  await change('order-1', ['invoices']);
  await later();
  expect(readings).toBe(1);
  for (let at = 0; at < 20; at += 1) await change('order-1');
  await later();
  jest.useRealTimers();
  await expectVisible(() => screen.getByText('80%'));
  expect(readings).toBe(2);
});
