import { landing, landingByOrders } from './landing.ts';

const customer = { role: 'user', pending_purchase_package_id: null, orders: 2 } as const;
const order = (_id: string, statusPercentage: number, hideOrder = false) => ({
  _id,
  statusPercentage,
  hideOrder,
});

test('HS-33 a pending package wins over everything after signing in', () => {
  const user = { ...customer, pending_purchase_package_id: 'p1' };
  expect(landing({ user, arrival: 'sign-in', returnTo: '/invoices' })).toEqual({
    to: '/checkout?item=p1',
  });
});

test('HS-37 on a plain reload only a customer without orders is sent to the checkout', () => {
  const user = { ...customer, pending_purchase_package_id: 'p1' };
  expect(landing({ user, arrival: 'reload' })).toEqual({ needs: 'orders' });
  expect(landing({ user: { ...user, orders: 0 }, arrival: 'reload' })).toEqual({
    to: '/checkout?item=p1',
  });
});

test('HS-26 the return location comes next, for every role', () => {
  for (const role of ['user', 'writer', 'reviewer'] as const) {
    expect(
      landing({ user: { ...customer, role }, arrival: 'sign-in', returnTo: '/orders/view/7' }),
    ).toEqual({ to: '/orders/view/7' });
  }
});

test('HS-31 a writer lands on the dashboard, a reviewer on the list of orders', () => {
  expect(landing({ user: { ...customer, role: 'writer' }, arrival: 'reload' })).toEqual({
    to: '/dashboard',
  });
  expect(landing({ user: { ...customer, role: 'reviewer' }, arrival: 'reload' })).toEqual({
    to: '/orders/list',
  });
});

test('HS-34 no order or several unfinished ones land on the dashboard', () => {
  expect(landingByOrders([])).toBe('/dashboard');
  expect(landingByOrders([order('a', 10), order('b', 99)])).toBe('/dashboard');
});

test('HS-35 exactly one unfinished order is opened', () => {
  expect(landingByOrders([order('a', 100), order('b', 40)])).toBe('/orders/view/b');
});

test('HS-36 with all finished the first order is opened', () => {
  expect(landingByOrders([order('a', 100), order('b', 100)])).toBe('/orders/view/a');
});

test('HS-34 hidden orders do not count', () => {
  expect(landingByOrders([order('h', 10, true), order('b', 40)])).toBe('/orders/view/b');
  expect(landingByOrders([order('h', 10, true)])).toBe('/dashboard');
});
