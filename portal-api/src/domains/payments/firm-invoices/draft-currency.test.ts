import { createFirmInvoice, saveFirmInvoice } from '@portal/shared-contracts/admin';
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts';
import { newAttempt } from '../../../../test/money/idempotency.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await createTestApp({ seed: 'demo' });
});
afterAll(() => portal.close());

test('BO-94 a draft keeps its currency when the firm works in another one by the time it is saved', async () => {
  const admin = await portal.signIn('moneyAdmin');
  const content = {
    customer: portal.personId('customer'),
    order: null,
    lines: [{ text: 'Coaching by phone', quantity: 3, price: 40.5 }],
    discount: 1.5,
    dueDay: '2026-12-01',
    note: '',
  };
  const made = (await admin.call(createFirmInvoice, content, newAttempt())).body.invoice;
  const { _id: id, version: baseVersion } = made;
  await portal.db().query("update invoices set currency = 'eur' where id = $1", [id]);
  const { invoice } = (
    await admin.call(saveFirmInvoice, { ...content, note: 'Thanks.', id, baseVersion })
  ).body;
  expect(invoice).toMatchObject({ currency: 'eur', total: 120, note: 'Thanks.' });
});
