import { saveInitialQuestions } from '@portal/shared-contracts/questionnaires';
import { getCustomerOrder } from '@portal/shared-contracts/orders';
import { orderId } from '../../../../seed/orders/orders.ts';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import type { TestClient } from '../../../../test/test-client.ts';

const SITE = 'northwind';

let portal: TestApp;
let customer: TestClient;
let writer: TestClient;

beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
  customer = await portal.signIn('customer');
  writer = await portal.signIn('writer');
});
afterAll(() => portal.close());

describe('PATCH /api/customer/orders/{id}', () => {
  const id = orderId(SITE, 'fresh');
  const given = { customer_industries: ['Legal' as const], years_of_experience: 'Other' as const };

  test('QU-06 stores industries and experience and answers statusCode 200', async () => {
    const { status, body } = await customer.call(saveInitialQuestions, { id, ...given });
    expect([status, body.statusCode]).toEqual([200, 200]);
    const { body: read } = await customer.call(getCustomerOrder, { id });
    expect(read.order.customer_industries).toEqual(['Legal']);
    expect(read.order.years_of_experience).toBe('Other');
  });

  test('OR-28 QU-06 answers are given once: the same again change nothing, others are refused', async () => {
    const again = await customer.call(saveInitialQuestions, { id, ...given });
    expect(again.status).toBe(200);
    const other = { ...given, customer_industries: ['Sales' as const] };
    const late = await customer.call(saveInitialQuestions, { id, ...other });
    expect([late.status, late.error.code]).toEqual([409, 'already-done']);
    const done = { id: orderId(SITE, 'draft-review'), ...other };
    expect((await customer.call(saveInitialQuestions, done)).status).toBe(409);
    const { body } = await customer.call(getCustomerOrder, { id });
    expect(body.order.customer_industries).toEqual(['Legal']);
  });

  test('OR-28 of different answers at the same moment exactly one is stored', async () => {
    const open = orderId('acme', 'fresh');
    const person = await portal.signIn('customer', 'acme');
    const replies = await Promise.all(
      (['Sales', 'Retail', 'Legal'] as const).map((name) =>
        person.call(saveInitialQuestions, { id: open, ...given, customer_industries: [name] }),
      ),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('QU-03 refuses none, more than three and unknown industries', async () => {
    const names = [[], ['Legal', 'Sales', 'Retail', 'Other'], ['Piracy']] as never[];
    for (const customer_industries of names)
      expect(
        (await customer.call(saveInitialQuestions, { ...given, id, customer_industries })).status,
      ).toBe(400);
  });

  test("QU-06 refuses staff and other customers' orders", async () => {
    const stranger = await portal.signIn('newCustomer');
    expect((await writer.call(saveInitialQuestions, { id, ...given })).status).toBe(403);
    expect((await stranger.call(saveInitialQuestions, { id, ...given })).status).toBe(404);
  });
});
