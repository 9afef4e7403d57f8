import { rushForCoupons } from '../../../test/faults/coupon-rush.ts';

// The quick form of `pnpm bench faults coupons`.
test('PL-24 CR-45 more guests than uses reach for a coupon over lost answers and dying servers: each use is one order, and the others pay nothing', async () => {
  // A rush in which nobody went away without would prove nothing.
  expect(await rushForCoupons(6, 20_260_302)).toBeGreaterThan(5);
});
