import { limits } from '@portal/shared-contracts';
import { pageOf } from './order-query.repository.ts';

test('OR-06 a list that is asked for without a page is bounded, also where a customer has 10,000 orders', () => {
  expect(pageOf({})).toBe(`limit ${limits.unpagedRows} offset 0`);
  expect(pageOf({ page: 3, pageSize: 20 })).toBe('limit 20 offset 40');
});
