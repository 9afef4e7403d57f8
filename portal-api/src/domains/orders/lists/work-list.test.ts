import { listStaffOrders, type OrderTurnFilter, turnOf } from '@portal/shared-contracts/orders';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

const pageThrough = async (client: TestClient, turn: OrderTurnFilter) => {
  const orders = [];
  for (let page = 1; ; page += 1) {
    const { body } = await client.call(listStaffOrders, { turn, page, pageSize: 5, sort: 'due' });
    orders.push(...body.orders);
    if (orders.length >= body.total) return { orders, body };
  }
};

test('UX-02 a writer’s orders are split by who acts next, and the counts are those of all pages', async () => {
  const writer = await portal.signIn('writer');
  const { body: whole } = await writer.call(listStaffOrders, {});
  const mine = await pageThrough(writer, 'mine');
  const waiting = await pageThrough(writer, 'waiting');
  const done = await pageThrough(writer, 'done');
  expect(mine.orders.every((order) => turnOf(order).writer !== undefined)).toBe(true);
  expect(waiting.orders.every((order) => turnOf(order).writer === undefined)).toBe(true);
  expect(done.orders.every((order) => turnOf(order).owner === 'done')).toBe(true);
  expect(mine.orders.length).toBeGreaterThan(5);
  const counts = {
    mine: mine.orders.length,
    waiting: waiting.orders.length,
    done: done.orders.length,
  };
  expect(mine.body.turns).toEqual(counts);
  expect(counts.mine + counts.waiting + counts.done).toBe(whole.total);
});

test('UX-02 nothing waits for a reviewer, who only reads', async () => {
  const reviewer = await portal.signIn('reviewer');
  const { body } = await reviewer.call(listStaffOrders, { turn: 'mine' });
  expect([body.orders, body.turns?.mine]).toEqual([[], 0]);
  expect(body.turns?.waiting).toBeGreaterThan(0);
});

test('UX-02 another word than the three is refused', async () => {
  const writer = await portal.signIn('writer');
  const { status } = await writer.call(listStaffOrders, { turn: 'others' as OrderTurnFilter });
  expect(status).toBe(400);
});
