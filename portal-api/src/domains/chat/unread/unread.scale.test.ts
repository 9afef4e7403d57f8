import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { explained } from '../../../../test/database/explained.ts';
import { growFirm } from '../../../../test/scale/fill-firm.ts';
import { countUnread } from './reads.repository.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  const nothing = { orders: 0, people: 0, messages: 0, audit: 0 };
  const size = { orders: 10_000, people: 1_000, messages: 20_000, audit: 0 };
  await growFirm(portal.platform.database, nothing, size);
});
afterAll(() => portal.close());

test('CH-08 what a customer has not read is counted without reading all conversations or orders', async () => {
  const { db, plans } = explained(portal.db());
  expect((await countUnread(db, 'p778', true)).length).toBeGreaterThan(0);
  expect(plans.filter((plan) => /Seq Scan on (?:chat_c|chat_m|orders)/.test(plan))).toEqual([]);
});
